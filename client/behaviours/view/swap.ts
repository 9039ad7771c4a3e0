import { Idiomorph } from 'idiomorph';
import { MAIN_SWAPPED } from './main-swapped.ts';

const partsOf = (page: Document): readonly HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-view]')];

const namesOf = (page: Document): string =>
  partsOf(page)
    .map(({ dataset }) => dataset.view)
    .join();

const filesOf = (page: Document): readonly string[] =>
  Array.from(page.querySelectorAll('head > :is(script[src], link[rel="stylesheet"])'), (file) => file.outerHTML);

/** Whether a page is of the same build as this one, whose scripts and style sheets it names. */
export const isSameBuild = (page: Document): boolean => {
  const loaded = filesOf(document);
  return filesOf(page).every((file) => loaded.includes(file));
};

/** Whether this document can show the view of a page. */
export const hasSameParts = (page: Document): boolean => isSameBuild(page) && namesOf(page) === namesOf(document);

/** What the head says of the page itself. */
const HEAD = 'title, meta, link[rel="canonical"]';

const swapHead = (page: Document): void => {
  const old = [...document.head.querySelectorAll(HEAD)];
  const fresh = [...page.head.querySelectorAll(HEAD)];
  const isIn = (elements: readonly Element[], element: Element) => elements.some((other) => other.isEqualNode(element));
  for (const element of old) if (!isIn(fresh, element)) element.remove();
  document.head.append(...fresh.filter((element) => !isIn(old, element)));
};

/** Attributes that the browser or a script sets, each with its elements. A swap leaves them as they are. */
const KEPT_ATTRIBUTES: Readonly<Record<string, string>> = {
  value: '[type="search"]',
  open: '.catalogue-more',
  hidden: '[data-wish]',
};
/** Elements that a script has added. */
const KEPT_ELEMENTS = '.stepper';

/** The ids of the answers and sections that the visitor has opened. */
const openedIds = new Set<string>();

/** Handles a click on a summary, before the browser opens or closes its details. */
export const rememberOpened = ({ target }: Event): void => {
  const details = target instanceof Element && target.closest('summary')?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  const id = details.id || details.querySelector('[id]')?.id;
  if (!id) return;
  if (details.open) openedIds.delete(id);
  else openedIds.add(id);
};

const reopen = (): void => {
  for (const id of openedIds) {
    const details = document.getElementById(id)?.closest('details');
    if (details) details.open = true;
  }
};

/**
 * Shows the view of a page with the same parts. Elements that are in both views stay in the document, so that no image
 * flickers and the focus stays.
 */
export const swapParts = (page: Document): void => {
  const fresh = partsOf(page);
  const focused = document.activeElement;
  for (const [index, part] of partsOf(document).entries())
    Idiomorph.morph(part, fresh[index] ?? null, {
      callbacks: {
        // Most nodes are equal, and the browser compares them faster than a script.
        beforeNodeMorphed: (old, next) => !old.isEqualNode(next),
        beforeNodeRemoved: (node) => !(node instanceof Element && node.matches(KEPT_ELEMENTS)),
        beforeAttributeUpdated: (name, element) => !element.matches(KEPT_ATTRIBUTES[name] ?? ':not(*)'),
      },
    });
  reopen();
  // Moving an element removes the focus in browsers without `moveBefore`.
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  swapHead(page);
};

/** Shows the whole content of another page. */
export const swapMain = (page: Document): void => {
  document.querySelector('main')?.replaceChildren(...(page.querySelector('main')?.childNodes ?? []));
  swapHead(page);
  dispatchEvent(new Event(MAIN_SWAPPED));
};

/** What screen readers are told of the view. */
export const newsOf = (page: Document): string =>
  partsOf(page)
    .map(({ dataset }) => dataset.news ?? '')
    .join(' ');
