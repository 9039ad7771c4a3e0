import { expectedAmounts } from '../domain/expected-amounts.ts';
import { ESTIMATE_PRICE_KRONOR, type ProfitEstimate } from '../domain/profit.ts';
import { isShippingCharged } from '../domain/terms.ts';
import { countPeople } from './calculator.ts';
import { formatApproximateKronor, formatCount, formatKronor } from './format.ts';

const countGoods = (goods: number): string => formatCount(goods, 'vara', 'varor');

/** "24 personer × 12 varor" */
export const planNumbers = ({ participants, productsEach }: ProfitEstimate): string =>
  `${countPeople(participants)} × ${countGoods(productsEach)}`;

/** The beginning of a calculation: "Om 30 personer säljer 20 varor vardera". */
export const saleOf = ({ participants, productsEach }: ProfitEstimate): string =>
  `Om ${countPeople(participants)} säljer ${countGoods(productsEach)}${participants === 1 ? '' : ' vardera'}`;

/** The expected profit: "ungefär 18 200–21 600 kr". `averageKronor` is null if unknown, here and below. */
export const expectedProfit = (estimate: ProfitEstimate, averageKronor: number | null): string => {
  const profit = formatApproximateKronor(expectedAmounts(estimate, averageKronor).profit);
  return isShippingCharged(estimate.products) ? `${profit}, före frakt` : profit;
};

/** The prices that the expected amounts are calculated with, after "räknat". */
export const expectedPrices = (averageKronor: number | null): string => {
  const standard = `med schablonen ${formatKronor(ESTIMATE_PRICE_KRONOR)} per vara`;
  return averageKronor === null || averageKronor >= ESTIMATE_PRICE_KRONOR
    ? standard
    : `med dagens snittpris, ${formatKronor(averageKronor)}, och ${standard}`;
};

const resultOf = (estimate: ProfitEstimate, averageKronor: number | null): string =>
  `${saleOf(estimate)} blir förtjänsten ${expectedProfit(estimate, averageKronor)}`;

/** The text that shares a calculation. It is read without the page. */
export const sharedResult = (estimate: ProfitEstimate, averageKronor: number | null): string =>
  `${resultOf(estimate, averageKronor)}.`;

/** The title and the description of the page with a calculation, for link previews. */
export const sharedTitle = (estimate: ProfitEstimate, averageKronor: number | null): string =>
  `${estimate.participants} × ${countGoods(estimate.productsEach)}: ${expectedProfit(estimate, averageKronor)}`;
export const sharedDescription = (estimate: ProfitEstimate, averageKronor: number | null): string =>
  `${resultOf(estimate, averageKronor)}, räknat ${expectedPrices(averageKronor)}. Räkna på er egen grupp.`;
