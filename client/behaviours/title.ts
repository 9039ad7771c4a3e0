import { onStreamedIn } from './on-streamed-in.ts';

/** Sets the title of a streamed page, which was not known when its head was sent. */
export const applyStreamedTitle = (): void =>
  onStreamedIn(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-title]'))
      document.title = element.dataset.title ?? '';
  });
