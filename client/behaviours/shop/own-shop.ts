import { ownShop as copy } from '../../../src/content/own-shop.ts';
import { checkShopAddress, cleanName, type ShopAddress } from '../../../src/shared/shop-address.ts';
import { find } from '../find.ts';
import { forgetShop, keepShop, keptShop, OWN_SHOP_CHANGED, shopOrigins } from './kept-shop.ts';

/** Reads a typed or pasted link. One without a scheme is one with https. */
const readAddress = (value: string): ShopAddress | { readonly kind: 'empty' } => {
  const link = value.trim();
  if (link === '') return { kind: 'empty' };
  return checkShopAddress(/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`, shopOrigins());
};

/** Keeps the seller's shop for what is shared and printed from this tab. */
const keepOwn = (address: ReturnType<typeof readAddress>, name: string): void => {
  if (address.kind === 'allowed') keepShop({ href: address.href, name: cleanName(name), isOwn: true });
  else if (keptShop()?.isOwn) forgetShop();
  dispatchEvent(new Event(OWN_SHOP_CHANGED));
};

const started = new WeakSet<Element>();

/** Keeps the shop in the fields of `section`, and shows the one that is kept already. Once for each section. */
export const startOwnShop = (section: Element): void => {
  if (started.has(section)) return;
  started.add(section);
  const link = find(section, 'input[type=url]', HTMLInputElement);
  const name = find(section, 'input[type=text]', HTMLInputElement);
  const message = find(section, '[role=status]', HTMLElement);

  const update = (isFinished: boolean): void => {
    const address = readAddress(link.value);
    keepOwn(address, name.value);
    // A link that is being typed is not wrong yet.
    const isEarly = !isFinished && (address.kind === 'invalid' || address.kind === 'foreign');
    const kind = isEarly ? 'empty' : address.kind;
    message.textContent = copy.messages[kind];
    link.setAttribute('aria-invalid', String(kind !== 'empty' && kind !== 'allowed'));
  };

  link.addEventListener('input', () => update(false));
  link.addEventListener('change', () => update(true));
  name.addEventListener('input', () => update(true));
  link.addEventListener('keydown', ({ key, isComposing }) => {
    // An input method's Enter ends a word.
    if (key === 'Enter' && !isComposing) update(true);
  });
  const kept = keptShop();
  if (link.value === '' && kept?.isOwn) {
    link.value = kept.href;
    name.value = kept.name;
  }
  // Also input from before this module was loaded.
  if (link.value !== '') update(true);
};
