import type { share } from '../../src/content/share.ts';

/** What is passed to the device's share dialog. */
export type Shared = { readonly title?: string; readonly text?: string; readonly url?: string };

/** The data attributes of a control that shares. */
type Control = {
  /** A text to copy as it is. Empty: copy what would be shared. */
  readonly copy?: string | undefined;
  /** A customer's message to the seller that needs no URL. */
  readonly message?: string | undefined;
  /** A customer's question to the seller about the page. */
  readonly ask?: string | undefined;
  readonly text?: string | undefined;
  /** What stands for the seller's own web shop in a message to customers until the shop is known. */
  readonly shopBlank?: string | undefined;
  /** The text to share with the seller's own web shop in place of the page. */
  readonly shopText?: string | undefined;
};

type Page = {
  readonly title: string;
  /** The URL that the control shares. */
  readonly url: string;
  /** The URL of the seller's own web shop. */
  readonly shop: string | null;
};

/**
 * The data that a control shares. A customer's message and question go to the seller. A seller's message to customers has
 * the URL of the seller's own web shop, or a blank for it. The list and a product are shared as the seller's own shop if
 * there is one, and otherwise as the page.
 */
const toShared = ({ message, ask, text = '', shopBlank, shopText }: Control, { title, url, shop }: Page): Shared => {
  if (message !== undefined) return { text: message };
  if (shopBlank !== undefined) return shop === null ? { text: `${text} ${shopBlank}` } : { text, url: shop };
  if (shopText !== undefined && shop !== null) return { text: shopText, url: shop };
  if (ask !== undefined) return { text: ask, url };
  return { title, ...(text && { text }), url };
};

/** A way to share. If the device does not have it, the next one is tried. */
type Way = 'dialog' | 'copy' | 'mail' | 'show';

type SharePlan = {
  readonly ways: readonly Way[];
  readonly shared: Shared;
  /** What is copied, sent by e-mail or shown: the text and the URL. */
  readonly text: string;
  /** The message after copying. */
  readonly copied: keyof typeof share & `copied${string}`;
};

/** What a control shares, and in which ways. What goes to the seller is an e-mail where the device has no share dialog. */
export const planSharing = (control: Control, page: Page): SharePlan => {
  const { copy, message, ask, shopBlank } = control;
  const isToSeller = message !== undefined || ask !== undefined;
  if (copy) return { ways: ['copy', 'show'], shared: { text: copy }, text: copy, copied: 'copiedText' };
  const shared = toShared(control, page);
  const isText = shared.text !== undefined;
  return {
    ways: [
      ...(copy === '' ? [] : ['dialog' as const]),
      ...(isToSeller ? ['mail' as const] : ['copy' as const, 'show' as const]),
    ],
    shared,
    text: [shared.text, shared.url].filter(Boolean).join(' '),
    copied: shopBlank !== undefined ? 'copiedBlanks' : isText ? 'copiedText' : 'copied',
  };
};
