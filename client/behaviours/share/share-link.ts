import { askSeller } from '../../../src/content/ask-seller.ts';
import { share } from '../../../src/content/share.ts';
import { mailtoHref } from '../../../src/domain/contact-hrefs.ts';
import { ownShop } from '../../plumbing/own-shop.ts';
import { showNotification } from '../../plumbing/show-notification.ts';
import { planSharing } from '../../state/sharing.ts';
import { toViewHref } from '../../state/view-href.ts';
import { openShareDialog } from './share-dialog.ts';
import { showText } from './show-text.ts';

/** The URL to which a GET form navigates with the current values of its fields. */
const toFormUrl = (form: HTMLFormElement): URL => {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const url = new URL(form.action);
  url.search = new URLSearchParams(fields).toString();
  return url;
};

const sharedUrl = (element: HTMLElement): string => {
  const { share: path } = element.dataset;
  const form = element instanceof HTMLButtonElement && element.form;
  if (path || !form) return new URL(path ?? '', location.href).href;
  const url = toFormUrl(form);
  return new URL(toViewHref(url), url).href;
};

const copyText = async (text: string, copied: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  await showNotification(copied);
  return true;
};

/**
 * Sends a customer's message to the seller where the device has no share dialog: by e-mail. The e-mail link may open
 * nothing, so the text is shown as well, to be copied. Resolves to whether this was done: a double press sends it once.
 */
const sendByMail = async (text: string): Promise<boolean> => {
  const isShown = await showText({ text, why: share.noMail, copied: askSeller.copied });
  if (isShown) location.assign(mailtoHref('', { subject: askSeller.subject, body: text }));
  return isShown;
};

/** Closes the dialog around a control, because only one is open at a time. */
const leaveDialog = async (control: HTMLElement): Promise<void> => {
  const dialog = control.closest('dialog');
  if (!dialog) return;
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  dialog.close();
  await closed;
};

/** Shares what the data attributes of a button or link say, in the first way that the device has. */
export const start = async (control: HTMLElement): Promise<void> => {
  const { copy, message, ask, text, shopBlank, shopText } = control.dataset;
  const page = { title: document.title, url: sharedUrl(control), shop: ownShop()?.href ?? null };
  const plan = planSharing({ copy, message, ask, text, shopBlank, shopText }, page);
  const tryWay = {
    dialog: () => openShareDialog(plan.shared),
    copy: () => copyText(plan.text, share[plan.copied]),
    mail: async () => {
      await leaveDialog(control);
      return sendByMail(plan.text);
    },
    show: () => showText({ text: plan.text, why: share.notCopied }),
  };
  for (const way of plan.ways) if (await tryWay[way]()) return;
};
