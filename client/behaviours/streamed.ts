/**
 * Runs `callback` now and again at the page's `load` event. By then React has moved streamed content into place, so
 * `callback` must skip elements that it has handled before.
 */
export const onStreamedIn = (callback: () => void): void => {
  callback();
  addEventListener('load', callback);
};

/** Sets the title of a streamed page, which was not known when its head was sent. */
export const applyStreamedTitle = (): void =>
  onStreamedIn(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-title]'))
      document.title = element.dataset.title ?? '';
  });
