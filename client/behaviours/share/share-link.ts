import { errors } from '../../../src/content/errors.ts';
import { share } from '../../../src/content/share.ts';
import { say } from './say.ts';
import { addressOfForm } from './shared-address.ts';

const textFields = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

const addressOf = ({ dataset, form }: HTMLButtonElement): string =>
  form ? addressOfForm(form.action, textFields(form)) : new URL(dataset.share ?? '', location.href).href;

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    await say(share.copied);
  } catch {
    await say(errors.share.message);
  }
};

/** Hands the link to the device's own way to share; where there is none, copies it. */
export const shareLink = async (button: HTMLButtonElement): Promise<void> => {
  const url = addressOf(button);
  const data = { title: document.title, url };
  if (!navigator.canShare?.(data)) return copy(url);
  try {
    await navigator.share(data);
  } catch (error) {
    // Who changed their mind wants no copy either.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
};
