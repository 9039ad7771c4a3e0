import { createElement } from './create-element.ts';

/** Screen readers do not announce a live region that is added together with its text. */
const LIVE_REGION_DELAY_MS = 100;

/** Who browses the page hears what it shows, not what has been announced of it a while ago. */
const FORGET_AFTER_MS = 10_000;

const region = createElement('p', { class: 'visually-hidden', role: 'status' });

let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Puts the region where it can be heard: outside of an open dialog everything is inert. */
const moveRegion = (): void => {
  const host = document.querySelector('dialog[open]') ?? document.body;
  if (region.parentElement === host) return;
  region.replaceChildren();
  host.append(region);
};

/** Says `text` to screen readers, in the language of the page unless given. */
export const announce = (text: string, lang = document.documentElement.lang): void => {
  moveRegion();
  setTimeout(() => {
    region.lang = lang;
    region.replaceChildren(text);
    clearTimeout(forgetting);
    forgetting = setTimeout(() => region.replaceChildren(), FORGET_AFTER_MS);
  }, LIVE_REGION_DELAY_MS);
};
