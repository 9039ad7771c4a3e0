/** Event of the window. */
const CONTENT_REPLACED = 'content-replaced';

/** Tells that a retry has put other content into the page. */
export const announceContent = (): void => void dispatchEvent(new Event(CONTENT_REPLACED));

/**
 * Runs `callback` now, again at the page's `load` event, when React has moved streamed content into place, and when a retry
 * has replaced the content. `callback` must skip elements that it has handled before.
 */
export const onStreamedIn = (callback: () => void): void => {
  callback();
  for (const type of ['load', CONTENT_REPLACED]) addEventListener(type, callback);
};

/**
 * Announces what has been streamed in, and sets the title, which was not known when the head was sent. The announcement
 * goes when the visitor begins to change the page, by a search or a retry: from then on it may be wrong.
 */
export const announceStreamed = (): void =>
  onStreamedIn(() => {
    const news = document.querySelector<HTMLElement>('[data-late]');
    const status = document.querySelector('[data-late-status]');
    if (!news || !status) return;
    document.title = news.dataset.title ?? document.title;
    status.replaceChildren(news.dataset.late ?? '');
    news.remove();
    for (const type of ['input', 'click']) addEventListener(type, () => status.replaceChildren(), { once: true });
  });
