import { onArrival } from '../../plumbing/on-arrival.ts';
import { tabId } from '../tab/tab-id.ts';

/** Loads what puts a product on the list and shows the list. */
export const loadWishList = () => import('./show-wishes.ts');

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

/** Shows the list that this tab has kept, and follows its changes in other tabs. */
export const startWishList = (): void => {
  // A duplicated tab has the same list.
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && key?.startsWith('lapp '))
      void loadWishList().then(({ followRecord }) => followRecord(key));
  });
  onArrival(() => {
    if (hasRecords() || document.documentElement.classList.contains('has-wishes'))
      loadWishList().then(({ showOnArrival }) => showOnArrival());
  });
};
