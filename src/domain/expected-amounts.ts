import { ESTIMATE_PRICE_KRONOR, type ProfitEstimate, salesAt } from './profit.ts';

/** An amount that is known approximately, in kronor. `from` and `to` are the same if there is nothing to choose from. */
export type KronorRange = { readonly from: number; readonly to: number };

const DIGITS = 3;

/** Rounded down to three digits, so that nothing promises more than the calculation. */
const approximate = (kronor: number): number => {
  const step = 10 ** Math.max(0, String(Math.floor(kronor)).length - DIGITS);
  return Math.floor(kronor / step) * step;
};

/**
 * The amounts of an estimate, each from today's average price (null if unknown), approximately, to the standard price,
 * exactly as the calculator shows it. The invoice is what the sales exceed the profit by. An average above the standard
 * price promises no more than the estimate does.
 */
export const expectedAmounts = (estimate: ProfitEstimate, averageKronor: number | null) => {
  const lower = salesAt(estimate.products, Math.min(averageKronor ?? ESTIMATE_PRICE_KRONOR, ESTIMATE_PRICE_KRONOR));
  const range = (from: number, to: number): KronorRange => ({ from: from === to ? to : approximate(from), to });
  const sales = range(lower.salesKronor, estimate.salesKronor);
  const profit = range(lower.profitKronor, estimate.profitKronor);
  return { sales, profit, invoice: { from: sales.from - profit.from, to: sales.to - profit.to } };
};
