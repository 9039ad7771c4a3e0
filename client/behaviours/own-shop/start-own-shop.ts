import { onArrival } from '../../plumbing/on-arrival.ts';
import { OWN_SHOP, readStored } from '../../plumbing/storage.ts';

/** Shows the seller's own web shop in its field. Loads nothing if there is none and the field shows none. */
export const startOwnShop = (section: HTMLElement): void =>
  onArrival(() => {
    if (readStored(OWN_SHOP) !== null || section.querySelector('input[value]'))
      import('./fields.ts').then(({ start }) => start(section));
  });
