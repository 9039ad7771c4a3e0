import { share } from '../../../src/content/share.ts';
import { ownShop } from '../../plumbing/own-shop.ts';
import { sendByMail } from '../../plumbing/send-by-mail.ts';
import { openShareDialog } from '../../plumbing/share-dialog.ts';
import { showNotification } from '../../plumbing/show-notification.ts';
import { showText } from '../../plumbing/show-text.ts';
import { planSharing } from '../../state/sharing.ts';
import { toViewHref } from '../../state/view-href.ts';
import { toFormUrl } from './form-url.ts';

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

/** Shares what the data attributes of a button or link say, in the first way that the device has. */
export const start = async (control: HTMLElement): Promise<void> => {
  const { copy, ask, text, shopBlank, shopText } = control.dataset;
  const page = { title: document.title, url: sharedUrl(control), shop: ownShop()?.href ?? null };
  const isLink = control instanceof HTMLAnchorElement;
  const plan = planSharing({ copy, ask, text, shopBlank, shopText }, page, isLink);
  const tryWay = {
    dialog: () => openShareDialog(plan.shared),
    copy: () => copyText(plan.text, share[plan.copied]),
    mail: () => sendByMail(plan.text),
    show: () => showText({ text: plan.text, why: share.notCopied }),
  };
  for (const way of plan.ways) if (await tryWay[way]()) return;
};
