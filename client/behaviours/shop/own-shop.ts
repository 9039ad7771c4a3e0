import { ownShop as copy } from '../../../src/content/own-shop.ts';
import { checkShopAddress, cleanName, type ShopAddress } from '../../../src/shared/shop-address.ts';
import { findPart } from '../../plumbing/find.ts';
import { forgetShop, KEPT_SHOP_CHANGED, keepShop, keptShop, shopOrigins } from './kept-shop.ts';

/** Reads a typed or pasted link. A link without a scheme gets https. */
const readAddress = (value: string): ShopAddress | { readonly kind: 'empty' } => {
  const link = value.trim();
  if (link === '') return { kind: 'empty' };
  return checkShopAddress(/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`, shopOrigins());
};

type Outcome = keyof typeof copy.messages;

/** Keeps the seller's shop for everything that is shared and printed from this tab. Returns the message to show. */
const keepOwn = (address: ReturnType<typeof readAddress>, name: string): Outcome => {
  let outcome: Outcome = address.kind;
  if (address.kind === 'allowed') {
    if (!keepShop({ href: address.href, name: cleanName(name), isOwn: true })) outcome = 'unstored';
  } else if (keptShop()?.isOwn) forgetShop();
  dispatchEvent(new Event(KEPT_SHOP_CHANGED));
  return outcome;
};

type Fields = {
  readonly link: HTMLInputElement;
  readonly name: HTMLInputElement;
  readonly message: HTMLElement;
};

const VALID: readonly Outcome[] = ['empty', 'allowed', 'unstored'];

/**
 * Keeps the shop in the fields, and shows whether it is valid. A typed link is not reported as wrong until the visitor
 * `isFinished`.
 */
const update = ({ link, name, message }: Fields, isFinished: boolean): void => {
  const outcome = keepOwn(readAddress(link.value), name.value);
  const isEarly = !isFinished && (outcome === 'invalid' || outcome === 'foreign');
  const told = isEarly ? 'empty' : outcome;
  message.textContent = copy.messages[told];
  link.setAttribute('aria-invalid', String(!VALID.includes(told)));
};

const listen = (fields: Fields): void => {
  const { link, name } = fields;
  link.addEventListener('input', () => update(fields, false));
  link.addEventListener('change', () => update(fields, true));
  name.addEventListener('input', () => update(fields, true));
  link.addEventListener('keydown', ({ key, isComposing }) => {
    // With an input method, Enter ends a word.
    if (key === 'Enter' && !isComposing) update(fields, true);
  });
};

/** Shows the kept shop in the fields if they are empty. Returns whether it did so. */
const fillIn = ({ link, name }: Fields): boolean => {
  const kept = keptShop();
  if (link.value !== '' || !kept?.isOwn) return false;
  link.value = kept.href;
  name.value = kept.name;
  return true;
};

const started = new WeakSet<Element>();

/**
 * From the first call on, keeps the shop that is entered in the fields of `section`. Every call also shows the kept
 * shop, because WebKit empties the link field when the visitor comes back to the page.
 */
export const start = (section: Element): void => {
  const link = section.querySelector<HTMLInputElement>('input[type=url]');
  const name = section.querySelector<HTMLInputElement>('input[type=text]');
  const message = findPart(section, 'message', HTMLElement);
  if (!link || !name) throw new Error('the markup lacks a field');
  const fields = { link, name, message };
  const isFirst = !started.has(section);
  started.add(section);
  if (isFirst) {
    listen(fields);
    // The message may still say that this code could not be loaded.
    fields.message.textContent = '';
  }
  // Text that was entered before this module loaded counts too.
  if (fillIn(fields) || (isFirst && fields.link.value !== '')) update(fields, true);
};
