import { onArrival } from '../../plumbing/on-arrival.ts';
import { readStored, SHOP_KEY } from '../../plumbing/storage.ts';

/** Shows the seller's own web shop in its field. Loads nothing if there is none. */
export const startOwnShop = (section: HTMLElement): void =>
  onArrival(() => {
    if (readStored('sessionStorage', SHOP_KEY) !== null) import('./fields.ts').then(({ start }) => start(section));
  });
