import { PROFIT_PERCENT } from '../domain/profit.ts';

/**
 * The sentences that state the group's share in words. A new PROFIT_PERCENT does not compile until it has its own
 * sentences, so nobody can forget them. Other texts state the share in percent.
 */
const SHARE_SENTENCES = {
  50: {
    yours: 'Hälften är er',
    ofEachPrice: 'Hälften av varje pris är er',
    easy: 'Gruppen får hälften av priset på varje vara.',
    toCustomers: 'Gruppen som du handlar av behåller hälften av priset.',
    ofYourPayment: 'hälften av det du betalar går till oss',
    english: 'half of the price of each product',
  },
} as const satisfies Record<typeof PROFIT_PERCENT, unknown>;
export const SHARE_IN_WORDS = SHARE_SENTENCES[PROFIT_PERCENT];
