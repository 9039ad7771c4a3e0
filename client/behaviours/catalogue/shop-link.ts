import { shopLink as copy } from '../../../src/content/catalogue.ts';
import { find } from '../find.ts';
import { closeOnLeave } from './close-on-leave.ts';
import { parseShopUrl } from './shop-url.ts';

type Outcome = keyof typeof copy.messages;

type Elements = {
  readonly details: HTMLDetailsElement;
  readonly input: HTMLInputElement;
  readonly message: Element;
  readonly cover: HTMLElement;
};

/** Null when the page has no brochure: a list that was loaded by a retry has none. */
const findElements = (root: ParentNode | null): Elements | null => {
  const details = root?.querySelector('details.shop-link');
  const cover = document.querySelector<HTMLElement>('.brochure-cover');
  if (!(details instanceof HTMLDetailsElement) || !cover) return null;
  const input = find(details, 'input', HTMLInputElement);
  return { details, input, message: find(details, '[role=status]', HTMLElement), cover };
};

const isProblem = (outcome: Outcome): boolean => outcome !== 'empty' && outcome !== 'shown';

/** Fills the cover's web shop in. */
const fillIn = async (cover: HTMLElement, href: string, text: string): Promise<void> => {
  const { createQrCode } = await import('../../../src/shared/qr-code.ts');
  const { viewBox, path } = createQrCode(href);
  cover.querySelector('.with-shop svg')?.setAttribute('viewBox', viewBox);
  cover.querySelector('.with-shop path')?.setAttribute('d', path);
  cover.querySelector('.with-shop strong')?.replaceChildren(text);
};

/** Puts the field's web shop on the cover, or a line to write on. */
const updateCover = async ({ input, cover }: Elements): Promise<Outcome> => {
  const { value } = input;
  const url = parseShopUrl(value);
  try {
    if (url.kind === 'shown') await fillIn(cover, url.href, url.text);
  } catch (error) {
    reportError(error);
    return 'failed';
  }
  // If the visitor has typed on while the module was loading, the next input decides.
  if (input.value === value) cover.toggleAttribute('data-shop', url.kind === 'shown');
  return url.kind;
};

const tell = ({ input, message }: Elements, outcome: Outcome): void => {
  message.textContent = copy.messages[outcome];
  input.setAttribute('aria-invalid', String(isProblem(outcome)));
};

/** Whether the brochure can be printed. If the link is wrong, shows its field with a message. */
export const checkShopLink = async (catalogue: Element | null): Promise<boolean> => {
  const elements = findElements(catalogue);
  if (!elements) return true;
  const outcome = await updateCover(elements);
  tell(elements, outcome);
  if (!isProblem(outcome)) return true;
  elements.details.open = true;
  elements.input.focus();
  return false;
};

/** Shows a web shop on the brochure's cover. Its URL stays in the page. */
export const startShopLink = (catalogue: Element): void => {
  const elements = findElements(catalogue);
  if (!elements) return;
  const { details, input } = elements;

  const update = async (isFinished: boolean): Promise<void> => {
    const outcome = await updateCover(elements);
    // A link that is being typed is not wrong yet.
    tell(elements, outcome === 'invalid' && !isFinished ? 'empty' : outcome);
  };

  input.addEventListener('input', () => update(false));
  input.addEventListener('change', () => update(true));
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') update(true);
  });
  closeOnLeave(details, details);
  // Input from before this module was loaded.
  if (input.value !== '') update(true);
};
