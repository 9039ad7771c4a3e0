import { Idiomorph } from 'idiomorph';
import { MAIN_SWAPPED } from '../../plumbing/main-swapped.ts';

const partsOf = (page: Document): readonly HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-view]')];

const namesOf = (page: Document): string =>
  partsOf(page)
    .map(({ dataset }) => dataset.view)
    .join();

/** Whether this document can show the view of another page of the same build. */
export const hasSameParts = (page: Document): boolean => namesOf(page) === namesOf(document);

/** The elements of the head that describe the page itself. */
const HEAD = 'title, meta, link[rel="canonical"]';

const swapHead = (page: Document): void => {
  const old = [...document.head.querySelectorAll(HEAD)];
  const fresh = [...page.head.querySelectorAll(HEAD)];
  const isIn = (elements: readonly Element[], element: Element) => elements.some((other) => other.isEqualNode(element));
  for (const element of old) if (!isIn(fresh, element)) element.remove();
  document.head.append(...fresh.filter((element) => !isIn(old, element)));
};

/** Attributes that the browser or a script sets, with the elements they are set on. A swap leaves them unchanged. */
const KEPT_ATTRIBUTES: Readonly<Record<string, string>> = {
  value: '[type="search"]',
  open: '[data-more]',
  hidden: '[data-wish]',
};
/** Elements that a script has added. */
const KEPT_ELEMENTS = '[data-added]';

/** The ids of the answers and sections that the visitor has opened, in the order of opening. */
const openedIds = new Set<string>();

/** A section has its own id. A question has the id of its answer. */
const idOf = (details: HTMLDetailsElement): string => details.id || (details.querySelector('[id]')?.id ?? '');

const forget = (details: HTMLDetailsElement): boolean => openedIds.delete(idOf(details));

const remember = (details: HTMLDetailsElement): void => {
  // The browser closes the other details of the group.
  if (details.name)
    for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${details.name}"]`)) forget(other);
  openedIds.add(idOf(details));
};

/** Handles a click on a summary, before the browser opens or closes its details. */
export const rememberOpened = ({ target }: Event): void => {
  const details = target instanceof Element && target.closest('summary')?.parentElement;
  if (!(details instanceof HTMLDetailsElement) || idOf(details) === '') return;
  if (details.open) forget(details);
  else remember(details);
};

/** Must be called when the answer that the URL's hash points to has been opened, and its section. */
export const rememberTarget = (): void => {
  const target = document.getElementById(location.hash.slice(1));
  for (let details = target?.closest('details'); details; details = details.parentElement?.closest('details'))
    remember(details);
};

const reopen = (): void => {
  for (const id of openedIds) {
    const details = document.getElementById(id)?.closest('details');
    if (details) details.open = true;
  }
};

/**
 * Shows the view of a page with the same parts. Elements that are in both views stay in the document, so that images do
 * not flicker and the focus is kept.
 */
export const swapParts = (page: Document): void => {
  const fresh = partsOf(page);
  const focused = document.activeElement;
  for (const [index, part] of partsOf(document).entries())
    Idiomorph.morph(part, fresh[index] ?? null, {
      callbacks: {
        // Most nodes are equal, and the browser compares them faster than a script does.
        beforeNodeMorphed: (old, next) => !old.isEqualNode(next),
        beforeNodeRemoved: (node) => !(node instanceof Element && node.matches(KEPT_ELEMENTS)),
        beforeAttributeUpdated: (name, element) => !element.matches(KEPT_ATTRIBUTES[name] ?? ':not(*)'),
      },
    });
  reopen();
  // In browsers without `moveBefore`, moving an element removes the focus.
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  swapHead(page);
};

/** Replaces the whole content with that of another page. */
export const swapMain = (page: Document): void => {
  document.querySelector('main')?.replaceChildren(...(page.querySelector('main')?.childNodes ?? []));
  swapHead(page);
  dispatchEvent(new Event(MAIN_SWAPPED));
};

/** The text that screen readers are told about the view. */
export const announcementOf = (page: Document): string =>
  partsOf(page)
    .map(({ dataset }) => dataset.announcement ?? '')
    .join(' ');
