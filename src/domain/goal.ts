import { PRODUCTS_EACH } from './calculator.ts';
import { ESTIMATE_PRICE_KRONOR, salesAt } from './profit.ts';

/**
 * The smallest number of products each for which the profit reaches `goalKronor` at a price in kronor. Null if even
 * `PRODUCTS_EACH.max` is not enough.
 */
export const productsEachForGoal = (
  goalKronor: number,
  participants: number,
  priceKronor: number = ESTIMATE_PRICE_KRONOR,
): number | null => {
  for (let each = PRODUCTS_EACH.min; each <= PRODUCTS_EACH.max; each += 1) {
    if (salesAt(participants * each, priceKronor).profitKronor >= goalKronor) return each;
  }
  return null;
};

/**
 * The digits of an amount in kronor as users type it: "50 000", "50.000 kr", "12500,50", "50000:-". Null: it is not an
 * amount.
 */
export const digitsOfKronor = (text: string): { readonly whole: string; readonly decimals?: string } | null => {
  const digits = text
    .toLowerCase()
    .replace(/(kr(onor)?\.?|sek|[:.,]-)\s*$/, '')
    .replace(/[\s.,]+(?=\d{3}(?!\d))|\s+/g, '');
  const { whole, decimals } = /^(?<whole>\d+)([.,](?<decimals>\d*))?$/.exec(digits)?.groups ?? {};
  if (whole === undefined) return null;
  return decimals === undefined ? { whole } : { whole, decimals };
};

/** Reads an amount in kronor, rounded up. Null: it is not an amount. */
export const parseKronor = (text: string): number | null => {
  const digits = digitsOfKronor(text);
  return digits && Math.ceil(Number(`${digits.whole}.${digits.decimals ?? ''}`));
};
