/**
 * Runs `callback` now and again at the page's `load` event. By then React has moved streamed content into place, so
 * `callback` must skip elements that it has handled before.
 */
export const onStreamedIn = (callback: () => void): void => {
  callback();
  addEventListener('load', callback);
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
