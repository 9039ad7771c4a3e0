import { forParts } from './on-streamed-in.ts';

/** A page whose content streamed in late began without knowing its title. */
export const takeTitle = (): void =>
  forParts(() => {
    for (const late of document.querySelectorAll<HTMLElement>('[data-title]'))
      document.title = late.dataset.title ?? '';
  });
