/** The group's part of its sales, in percent: flat, from the first product to the last. */
export const PROFIT_PERCENT = 50;

/** The average price in kronor that the estimate reckons with. */
export const ESTIMATE_PRICE_KRONOR = 150;

export type ProfitTier = { readonly fromProducts: number; readonly percent: number };

/** The older table with rising steps. It exists in the agreement but does not apply: see `profitPercent`. */
export const PROFIT_TIERS: readonly ProfitTier[] = [
  { fromProducts: 0, percent: 25 },
  { fromProducts: 100, percent: 27.5 },
  { fromProducts: 200, percent: 30 },
  { fromProducts: 300, percent: 35 },
  { fromProducts: 400, percent: 40 },
  { fromProducts: 500, percent: 45 },
  { fromProducts: 600, percent: 50 },
];

export type ProfitModel = 'flat' | 'tiered';

/** The model in force. */
export const PROFIT_MODEL: ProfitModel = 'flat';

/** The group's part in percent when it has sold `products` pieces (0 or more). */
export const profitPercent = (products: number, model: ProfitModel = PROFIT_MODEL): number => {
  if (model === 'flat') return PROFIT_PERCENT;
  return PROFIT_TIERS.findLast((tier) => products >= tier.fromProducts)?.percent ?? 0;
};

/** The group's part of `amount`, in the unit of `amount`, rounded down to a whole one. */
export const profitOf = (amount: number, percent: number = PROFIT_PERCENT): number =>
  Math.floor((amount * percent) / 100);

export type ProfitEstimate = {
  readonly participants: number;
  readonly productsEach: number;
  readonly products: number;
  readonly salesKronor: number;
  readonly profitKronor: number;
};

/** What the landing page's calculator shows: rounded participants x products x 150 kr x 50 %. */
export const estimateProfit = (participants: number, productsEach: number): ProfitEstimate => {
  const people = Math.round(participants);
  const each = Math.round(productsEach);
  const products = people * each;
  const salesKronor = products * ESTIMATE_PRICE_KRONOR;
  return {
    participants: people,
    productsEach: each,
    products,
    salesKronor,
    profitKronor: profitOf(salesKronor, profitPercent(products)),
  };
};
