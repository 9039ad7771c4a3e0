import { share } from '../../../src/content/share.ts';
import { ownShop } from '../../plumbing/own-shop.ts';
import { showNotification } from '../../plumbing/show-notification.ts';
import { planSharing } from '../../state/sharing.ts';
import { toViewHref } from '../../state/view-href.ts';
import { toFormUrl } from './form-url.ts';
import { sendByMail } from './send-by-mail.ts';
import { openShareDialog } from './share-dialog.ts';
import { showText } from './show-text.ts';

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
