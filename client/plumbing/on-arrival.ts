/** Runs `callback` now, and again whenever the visitor comes back and the browser has kept the page as it was left. */
export const onArrival = (callback: () => void): void => {
  callback();
  addEventListener('pageshow', ({ persisted }) => persisted && callback());
};
