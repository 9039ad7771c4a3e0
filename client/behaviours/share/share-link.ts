import { share } from '../../../src/content/share.ts';
import { ownShop } from '../../plumbing/own-shop.ts';
import { sendByMail } from '../../plumbing/send-by-mail.ts';
import { openShareDialog } from '../../plumbing/share-dialog.ts';
import { showNotification } from '../../plumbing/show-notification.ts';
import { showText } from '../../plumbing/show-text.ts';
import { toViewHref } from '../../state/view-href.ts';
import { toFormUrl } from './form-url.ts';

const sharedUrl = (element: HTMLElement): string => {
  const { share: path } = element.dataset;
  const form = element instanceof HTMLButtonElement && element.form;
  if (path || !form) return new URL(path ?? '', location.href).href;
  const url = toFormUrl(form);
  return new URL(toViewHref(url), url).href;
};

/**
 * The data that the button shares. A customer's question goes to the seller. A seller's message to customers has the URL
 * of the seller's own web shop, or a blank for it. The list and a product are shared as the seller's own shop if there is
 * one, and otherwise as the page.
 */
const toShare = (button: HTMLElement): ShareData => {
  const { ask, text = '', shopBlank, shopText } = button.dataset;
  const shop = ownShop();
  if (shopBlank !== undefined) return shop ? { text, url: shop.href } : { text: `${text} ${shopBlank}` };
  if (shopText !== undefined && shop) return { text: shopText, url: shop.href };
  const url = sharedUrl(button);
  if (ask !== undefined) return { text: ask, url };
  return { title: document.title, ...(text && { text }), url };
};

const copyText = async (text: string, copied: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    await showText({ text, why: share.notCopied });
    return;
  }
  await showNotification(copied);
};

const copiedMessage = (button: HTMLElement, { text }: ShareData): string => {
  if (button.dataset.shopBlank !== undefined) return share.copiedBlanks;
  return text === undefined ? share.copied : share.copiedText;
};

const textOf = ({ text, url }: ShareData): string => [text, url].filter(Boolean).join(' ');

/**
 * If the button has a text, copies it. Otherwise opens the device's share dialog, copies the link or the message, or
 * opens the e-mail of a link. If the button's text is empty, copies what would be shared.
 */
export const start = async (button: HTMLElement): Promise<void> => {
  const { copy } = button.dataset;
  if (copy) return copyText(copy, share.copiedText);
  const data = toShare(button);
  if (copy !== '' && (await openShareDialog(data))) return;
  if (button instanceof HTMLAnchorElement) return sendByMail(textOf(data));
  await copyText(textOf(data), copiedMessage(button, data));
};
