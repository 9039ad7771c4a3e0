import { errors } from '../../../src/content/errors.ts';
import { share } from '../../../src/content/share.ts';
import { toFormUrl } from './form-url.ts';
import { showNotification } from './show-notification.ts';

const textFields = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

const sharedUrl = ({ dataset, form }: HTMLButtonElement): string =>
  form ? toFormUrl(form.action, textFields(form)) : new URL(dataset.share ?? '', location.href).href;

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    await showNotification(share.copied);
  } catch {
    await showNotification(errors.share.message);
  }
};

/** Opens the device's share dialog. Where there is none, copies the link. */
export const shareLink = async (button: HTMLButtonElement): Promise<void> => {
  const url = sharedUrl(button);
  const data = { title: document.title, url };
  if (!navigator.canShare?.(data)) return copy(url);
  try {
    await navigator.share(data);
  } catch (error) {
    // AbortError: the visitor closed the dialog, and does not want a copy either.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
};
