import { createElement } from './create-element.ts';

/** Screen readers do not announce a live region that is added together with its text. */
const LIVE_REGION_DELAY_MS = 100;

/** How long an announcement stays in the page, where screen readers also find it while the user browses. */
const FORGET_AFTER_MS = 10_000;

const region = createElement('p', { class: 'visually-hidden', role: 'status' });

let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Moves the region to where screen readers announce it. While a dialog is open, everything outside it is inert. */
const moveRegion = (): void => {
  const host = document.querySelector('dialog[open]') ?? document.body;
  if (region.parentElement === host) return;
  region.replaceChildren();
  host.append(region);
};

/** Adds the region to the page before its first text. A screen reader may miss the text of a region that is new. */
export const prepareAnnouncements = moveRegion;

/** Announces `text` to screen readers, in the language of the page by default. */
export const announce = (text: string, lang = document.documentElement.lang): void => {
  moveRegion();
  setTimeout(() => {
    region.lang = lang;
    region.replaceChildren(text);
    clearTimeout(forgetting);
    forgetting = setTimeout(() => region.replaceChildren(), FORGET_AFTER_MS);
  }, LIVE_REGION_DELAY_MS);
};
