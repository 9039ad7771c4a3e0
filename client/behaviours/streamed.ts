/**
 * Runs `callback` now and again at the page's `load` event. By then React has moved streamed content into place, so
 * `callback` must skip elements that it has handled before.
 */
export const onStreamedIn = (callback: () => void): void => {
  callback();
  addEventListener('load', callback);
};

/** Announces what has been streamed in, and sets the title, which was not known when the head was sent. */
export const announceStreamed = (): void =>
  onStreamedIn(() => {
    const news = document.querySelector<HTMLElement>('[data-late]');
    if (!news) return;
    document.title = news.dataset.title ?? document.title;
    document.querySelector('[data-late-status]')?.replaceChildren(news.dataset.late ?? '');
    news.remove();
  });
