import { shopLink as copy } from '../../../src/content/catalogue.ts';
import { checkShopAddress, cleanName, type ShopAddress } from '../../../src/shared/shop-address.ts';
import { find } from '../find.ts';
import { forgetShop, keepShop, keptShop, OWN_SHOP_CHANGED, shopOrigins } from '../shop/kept-shop.ts';
import { closeOnLeave } from './close-on-leave.ts';

type Outcome = keyof typeof copy.messages;

type Elements = {
  readonly details: HTMLDetailsElement;
  readonly input: HTMLInputElement;
  readonly name: HTMLInputElement;
  readonly message: Element;
  readonly cover: HTMLElement;
};

/** Null when the page has no brochure: a list that was loaded by a retry has none. */
const findElements = (root: ParentNode | null): Elements | null => {
  const details = root?.querySelector('details.shop-link');
  const cover = document.querySelector<HTMLElement>('.brochure-cover');
  if (!(details instanceof HTMLDetailsElement) || !cover) return null;
  const input = find(details, 'input[type=url]', HTMLInputElement);
  const name = find(details, 'input[type=text]', HTMLInputElement);
  return { details, input, name, message: find(details, '[role=status]', HTMLElement), cover };
};

const isProblem = (outcome: Outcome): boolean => outcome !== 'empty' && outcome !== 'allowed';

/** Reads a typed or pasted link. One without a scheme is one with https. */
const readAddress = ({ value }: HTMLInputElement): ShopAddress | { readonly kind: 'empty' } => {
  const link = value.trim();
  if (link === '') return { kind: 'empty' };
  return checkShopAddress(/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`, shopOrigins());
};

/** Keeps the seller's shop for what is shared from this tab. */
const keepOwn = (address: ReturnType<typeof readAddress>, name: string): void => {
  if (address.kind === 'allowed') keepShop({ href: address.href, name: cleanName(name), isOwn: true });
  else if (keptShop()?.isOwn) forgetShop();
  dispatchEvent(new Event(OWN_SHOP_CHANGED));
};

/** Fills the cover's web shop in. */
const fillIn = async (cover: HTMLElement, href: string, text: string): Promise<void> => {
  const { createQrCode } = await import('../../../src/shared/qr-code.ts');
  const { viewBox, path } = createQrCode(href);
  cover.querySelector('.with-shop svg')?.setAttribute('viewBox', viewBox);
  cover.querySelector('.with-shop path')?.setAttribute('d', path);
  cover.querySelector('.with-shop strong')?.replaceChildren(text);
};

/** Keeps the field's web shop, and puts it on the cover, or a line to write on. */
const updateShop = async ({ input, name, cover }: Elements): Promise<Outcome> => {
  const { value } = input;
  const address = readAddress(input);
  keepOwn(address, name.value);
  try {
    if (address.kind === 'allowed') await fillIn(cover, address.href, address.text);
  } catch (error) {
    reportError(error);
    return 'failed';
  }
  // If the visitor has typed on while the module was loading, the next input decides.
  if (input.value === value) cover.toggleAttribute('data-shop', address.kind === 'allowed');
  return address.kind;
};

const tell = ({ input, message }: Elements, outcome: Outcome): void => {
  message.textContent = copy.messages[outcome];
  input.setAttribute('aria-invalid', String(isProblem(outcome)));
};

/** Whether the brochure can be printed. If the link is wrong, shows its field with a message. */
export const checkShopLink = async (catalogue: Element | null): Promise<boolean> => {
  const elements = findElements(catalogue);
  if (!elements) return true;
  const outcome = await updateShop(elements);
  tell(elements, outcome);
  if (!isProblem(outcome)) return true;
  elements.details.open = true;
  elements.input.focus();
  return false;
};

/** Makes the field's web shop the one that is shared from this tab and stands on the brochure's cover. */
export const startShopLink = (catalogue: Element): void => {
  const elements = findElements(catalogue);
  if (!elements) return;
  const { details, input, name } = elements;

  const update = async (isFinished: boolean): Promise<void> => {
    const { value } = input;
    const outcome = await updateShop(elements);
    // If the visitor has typed on while a module was loading, the next input tells.
    if (input.value !== value) return;
    // A link that is being typed is not wrong yet.
    tell(elements, (outcome === 'invalid' || outcome === 'foreign') && !isFinished ? 'empty' : outcome);
  };

  input.addEventListener('input', () => update(false));
  input.addEventListener('change', () => update(true));
  name.addEventListener('input', () => update(true));
  input.addEventListener('keydown', ({ key, isComposing }) => {
    // An input method's Enter ends a word.
    if (key === 'Enter' && !isComposing) update(true);
  });
  closeOnLeave(details, details);
  const kept = keptShop();
  if (input.value === '' && kept?.isOwn) {
    input.value = kept.href;
    name.value = kept.name;
  }
  // Also input from before this module was loaded.
  if (input.value !== '') update(true);
};
