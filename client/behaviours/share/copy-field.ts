import { share } from '../../../src/content/share.ts';

/** Copies the text of a field, and reports the outcome in `status`. If copying fails, selects the text. */
export const copyField = async (field: HTMLTextAreaElement, status: HTMLElement, copied: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = copied;
  } catch {
    status.textContent = share.notCopied;
    field.select();
  }
};
