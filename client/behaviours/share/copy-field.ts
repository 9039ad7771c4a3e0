import { share } from '../../../src/content/share.ts';

/** Copies the text of a field, and tells in `status`. A text that cannot be copied is selected. */
export const copyField = async (field: HTMLTextAreaElement, status: HTMLElement, copied: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = copied;
  } catch {
    status.textContent = share.notCopied;
    field.select();
  }
};
