/**
 * Runs `callback` now and again at the page's `load` event. By then React has moved streamed content into place, so
 * `callback` must skip elements that it has handled before.
 */
export const onStreamedIn = (callback: () => void): void => {
  callback();
  addEventListener('load', callback);
};
