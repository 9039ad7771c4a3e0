/**
 * Runs `callback` when the visitor arrives at the page: now or, if the page is prerendered, when it is shown. Until then
 * a prerendered page has only a copy of the storage. Runs `callback` again whenever the visitor comes back and the
 * browser has kept the page as it was left.
 */
export const onArrival = (callback: () => void): void => {
  if (document.prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
  addEventListener('pageshow', ({ persisted }) => persisted && callback());
};
