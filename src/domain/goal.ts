import { PRODUCTS_EACH } from './calculator.ts';
import { estimateProfit } from './profit.ts';

/**
 * The smallest number of products each for which the estimated profit reaches `goalKronor`. Null when not even
 * `PRODUCTS_EACH.max` is enough.
 */
export const productsEachForGoal = (goalKronor: number, participants: number): number | null => {
  for (let each = PRODUCTS_EACH.min; each <= PRODUCTS_EACH.max; each += 1) {
    if (estimateProfit(participants, each).profitKronor >= goalKronor) return each;
  }
  return null;
};

/** Reads an amount in kronor, rounded up, as users type it: "50 000", "50.000 kr", "12500,50". Null when it is none. */
export const parseKronor = (text: string): number | null => {
  const digits = text
    .toLowerCase()
    .replace(/kr(onor)?\.?$/, '')
    .replace(/[\s.]+(?=\d{3}(?!\d))|\s+/g, '')
    .replace(',', '.');
  return /^\d+(\.\d*)?$/.test(digits) ? Math.ceil(Number(digits)) : null;
};
