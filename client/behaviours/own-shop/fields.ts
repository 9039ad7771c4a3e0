import { ownShop as copy } from '../../../src/content/own-shop.ts';
import { checkShopAddress, type ShopAddress } from '../../../src/shared/shop-address.ts';
import { findPart } from '../../plumbing/find.ts';
import { keepOwnShop, ownShop, shopOrigins } from '../../plumbing/own-shop.ts';

/** Reads a typed or pasted link. A link without a scheme gets https. */
const readAddress = (value: string): ShopAddress | { readonly kind: 'empty' } => {
  const link = value.trim();
  if (link === '') return { kind: 'empty' };
  return checkShopAddress(/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`, shopOrigins());
};

type Outcome = keyof typeof copy.messages;

/** Keeps the seller's shop for what is shared and printed from this tab. Returns the message to show. */
const keep = (address: ReturnType<typeof readAddress>): Outcome => {
  if (address.kind === 'allowed') return keepOwnShop(address.href) ? 'allowed' : 'unstored';
  keepOwnShop(null);
  return address.kind;
};

/** WebKit resets the field to its default value when the visitor comes back to the page. */
const rememberShown = (link: HTMLInputElement): void => {
  link.defaultValue = ownShop()?.href ?? '';
};

type Fields = { readonly link: HTMLInputElement; readonly message: HTMLElement };

const VALID: readonly Outcome[] = ['empty', 'allowed', 'unstored'];

/**
 * Keeps the shop in the field, and shows whether it is valid. A typed link is not reported as wrong until the visitor
 * `isFinished`.
 */
const update = ({ link, message }: Fields, isFinished: boolean): void => {
  const outcome = keep(readAddress(link.value));
  rememberShown(link);
  const isEarly = !isFinished && (outcome === 'invalid' || outcome === 'foreign');
  const told = isEarly ? 'empty' : outcome;
  message.textContent = copy.messages[told];
  link.setAttribute('aria-invalid', String(!VALID.includes(told)));
};

const listen = (fields: Fields): void => {
  const { link } = fields;
  link.addEventListener('input', () => update(fields, false));
  link.addEventListener('change', () => update(fields, true));
  link.addEventListener('keydown', ({ key, isComposing }) => {
    // With an input method, Enter ends a word.
    if (key === 'Enter' && !isComposing) update(fields, true);
  });
};

const started = new WeakSet<Element>();

/**
 * From the first call on, keeps the shop that is entered in the field of `section`. Every call also shows the kept shop,
 * which another page may have changed, unless the field has a text that is not kept.
 */
export const start = (section: Element): void => {
  const link = section.querySelector('input');
  if (!link) throw new Error('the markup lacks the field');
  const fields = { link, message: findPart(section, 'message', HTMLElement) };
  const isFirst = !started.has(section);
  started.add(section);
  if (isFirst) {
    listen(fields);
    // The message may still say that this code could not be loaded.
    fields.message.textContent = '';
  }
  const kept = ownShop()?.href ?? '';
  const isFilledIn = link.value === link.defaultValue && link.value !== kept;
  if (isFilledIn) link.value = kept;
  // Text that was entered before this module loaded counts too.
  if (isFilledIn || (isFirst && link.value !== '')) update(fields, true);
};
