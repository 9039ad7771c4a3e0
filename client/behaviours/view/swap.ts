import { Idiomorph } from 'idiomorph';
import { announceContent } from '../streamed.ts';

const partsOf = (page: Document): readonly HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-view]')];

const namesOf = (page: Document): string =>
  partsOf(page)
    .map(({ dataset }) => dataset.view)
    .join();

const filesOf = (page: Document): readonly string[] =>
  Array.from(page.querySelectorAll('head > :is(script[src], link[rel="stylesheet"])'), (file) => file.outerHTML);

/** Whether a page is of this version of the site. Another version has other scripts and style sheets. */
export const isSameVersion = (page: Document): boolean => {
  const own = filesOf(document);
  return filesOf(page).every((file) => own.includes(file));
};

/** Whether a page has the parts that this one has. */
export const hasSameParts = (page: Document): boolean => isSameVersion(page) && namesOf(page) === namesOf(document);

/** What the head says of the page itself. */
const HEAD = 'title, meta, link[rel="canonical"]';

const swapHead = (page: Document): void => {
  const old = [...document.head.querySelectorAll(HEAD)];
  const fresh = [...page.head.querySelectorAll(HEAD)];
  const isIn = (elements: readonly Element[], element: Element) => elements.some((other) => other.isEqualNode(element));
  for (const element of old) if (!isIn(fresh, element)) element.remove();
  document.head.append(...fresh.filter((element) => !isIn(old, element)));
};

/** What a visitor has typed, chosen or unfolded, and what stands in place of a button. */
const OWN_ATTRIBUTES: Readonly<Record<string, string>> = {
  value: '[type="search"]',
  selected: 'option',
  open: '.catalogue-more',
  hidden: '[data-wish]',
};
const OWN_ELEMENTS = '.stepper';

/** The answers, and their sections, that the visitor has opened. */
const openedIds = new Set<string>();

/** Remembers what the visitor opens and closes. */
export const rememberOpened = ({ target }: Event): void => {
  const details = target instanceof Element && target.closest('summary')?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  const id = details.id || details.querySelector('[id]')?.id;
  if (!id) return;
  // The click has not opened or closed it yet.
  if (details.open) openedIds.delete(id);
  else openedIds.add(id);
};

const openAgain = (): void => {
  for (const id of openedIds) {
    const details = document.getElementById(id)?.closest('details');
    if (details) details.open = true;
  }
};

/**
 * Shows the view of another page with the same parts. Elements of both views stay the same ones, so that no image flickers
 * and the focus stays.
 */
export const swapParts = (page: Document): void => {
  const fresh = partsOf(page);
  const focused = document.activeElement;
  for (const [index, part] of partsOf(document).entries())
    Idiomorph.morph(part, fresh[index] ?? null, {
      callbacks: {
        beforeNodeRemoved: (node) => !(node instanceof Element && node.matches(OWN_ELEMENTS)),
        beforeAttributeUpdated: (name, element) => !element.matches(OWN_ATTRIBUTES[name] ?? ':not(*)'),
      },
    });
  openAgain();
  // A move takes the focus away in browsers without `moveBefore`.
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  swapHead(page);
};

/** Shows the whole content of another page. */
export const swapMain = (page: Document): void => {
  document.querySelector('main')?.replaceChildren(...(page.querySelector('main')?.childNodes ?? []));
  swapHead(page);
  announceContent();
};

/** What is said of the view. */
export const newsOf = (page: Document): string =>
  partsOf(page)
    .map(({ dataset }) => dataset.news ?? '')
    .join(' ');
