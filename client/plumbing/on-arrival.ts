/**
 * Runs `callback` when the visitor arrives at the page: now, or when a prerendered page is shown, which until then has
 * only a copy of the storage. Runs it again whenever the visitor comes back to the page as it was left.
 */
export const onArrival = (callback: () => void): void => {
  if (document.prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
  addEventListener('pageshow', ({ persisted }) => persisted && callback());
};
