import { onArrival } from '../../plumbing/on-arrival.ts';
import { tabId } from '../tab/tab-id.ts';

/** Loads the code that adds products to the wish list and shows the list. */
export const loadWishList = () => import('./show-wishes.ts');

/** Whether this tab may have wishes, or another tab has left a record that may have expired. */
const hasRecords = (): boolean => {
  try {
    tabId();
    return sessionStorage.getItem('lapp') !== null || Object.keys(localStorage).some((key) => key.startsWith('lapp '));
  } catch {
    // Storage may be blocked.
    return false;
  }
};

/** Shows the wish list of this tab, and follows changes that a duplicated tab makes. */
export const startWishList = (): void => {
  // A duplicated tab shares the list.
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && key?.startsWith('lapp '))
      void loadWishList().then(({ followRecord }) => followRecord(key));
  });
  onArrival(() => {
    if (hasRecords() || document.documentElement.classList.contains('has-wishes'))
      loadWishList().then(({ showOnArrival }) => showOnArrival());
  });
};
