import { loadForPress } from './load-late.ts';
import { onArrival } from './on-arrival.ts';

const load = () => import('./wish-list/show-wishes.ts');

const hasWishes = (): boolean => {
  try {
    return sessionStorage.getItem('lapp') !== null;
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
  onArrival(() => {
    if (hasWishes() || document.documentElement.classList.contains('has-wishes'))
      load().then(({ showWishes }) => showWishes());
  });
};
