import { loadForPress } from './load-late.ts';
import { onArrival } from './on-arrival.ts';
import { tabId } from './tab-id.ts';

const load = () => import('./wish-list/show-wishes.ts');

/** Whether this tab may have wishes, or another tab has left a record whose time may be over. */
const hasRecords = (): boolean => {
  try {
    tabId();
    return sessionStorage.getItem('lapp') !== null || Object.keys(localStorage).some((key) => key.startsWith('lapp '));
  } catch {
    // Storage may be blocked.
    return false;
  }
};

/** Handles all buttons that put a product on the wish list. Shows the list that this tab has kept. */
export const startWishList = (): void => {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-wish]');
    if (button) void loadForPress(load, ({ addWish }) => addWish(button));
  });
  // A duplicated tab has the same list.
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && key?.startsWith('lapp ')) void load().then(({ followRecord }) => followRecord(key));
  });
  onArrival(() => {
    if (hasRecords() || document.documentElement.classList.contains('has-wishes'))
      load().then(({ showOnArrival }) => showOnArrival());
  });
};
