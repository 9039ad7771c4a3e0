import { onArrival } from '../../plumbing/on-arrival.ts';
import { readStored, WISHES } from '../../plumbing/storage.ts';

/** Loads the code that adds products to the wish list and shows the list. */
export const loadWishList = () => import('./show-wishes.ts');

/** Loads nothing if there is no list and the page shows none. */
const showStored = (): void => {
  if (readStored(WISHES) !== null || document.documentElement.hasAttribute('data-wishes'))
    void loadWishList().then(({ showOnArrival }) => showOnArrival());
};

/** Shows the stored wish list, and each change that another tab makes to it. */
export const startWishList = (): void => {
  addEventListener('storage', ({ key }) => key === WISHES.key && showStored());
  onArrival(showStored);
};
