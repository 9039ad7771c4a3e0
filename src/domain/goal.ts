import { PRODUCTS_EACH } from './calculator.ts';
import { estimateProfit } from './profit.ts';

/**
 * The smallest whole number of products each with which the estimate reaches `goalKronor`; null when the most that a
 * participant can sell in the calculator is not enough.
 */
export const productsEachForGoal = (goalKronor: number, participants: number): number | null => {
  for (let each = PRODUCTS_EACH.min; each <= PRODUCTS_EACH.max; each += 1) {
    if (estimateProfit(participants, each).profitKronor >= goalKronor) return each;
  }
  return null;
};

/** Reads a sum in kronor as people write it: "50 000", "50.000 kr", "12500,50" (rounded up). Null: no sum. */
export const parseKronor = (text: string): number | null => {
  const digits = text
    .toLowerCase()
    .replace(/kr(onor)?\.?$/, '')
    .replace(/[\s.]+(?=\d{3}(?!\d))|\s+/g, '')
    .replace(',', '.');
  return /^\d+(\.\d*)?$/.test(digits) ? Math.ceil(Number(digits)) : null;
};
