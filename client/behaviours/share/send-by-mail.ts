import { askSeller } from '../../../src/content/ask-seller.ts';
import { mailtoHref } from '../../../src/content/links.ts';
import { share } from '../../../src/content/share.ts';
import { showText } from './show-text.ts';

/**
 * Sends a customer's message to the seller where the device has no share dialog: by e-mail. The e-mail link may open
 * nothing, so the text is shown as well, to be copied. Resolves to whether this was done: a double press sends it once.
 */
export const sendByMail = async (text: string): Promise<boolean> => {
  const isShown = await showText({ text, why: share.noMail, copied: askSeller.copied });
  if (isShown) location.assign(mailtoHref('', { subject: askSeller.subject, body: text }));
  return isShown;
};
