import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import { PATHS } from '../domain/paths.ts';
import { ESTIMATE_PRICE_KRONOR, estimateProfit, PROFIT_PERCENT } from '../domain/profit.ts';
import { FREE_SHIPPING_FROM_PRODUCTS } from '../domain/terms.ts';
import type { Inline, Text } from './document.ts';
import { saleOf } from './earnings.ts';
import { formatKronor, formatPercent, withUnit } from './format.ts';
import type { Operator } from './operator.ts';

const FREE_SHIPPING_FROM = withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor');
/** The example in all texts: the calculator's default. */
const EXAMPLE = estimateProfit(PARTICIPANTS.default, PRODUCTS_EACH.default);

/** The group's share. What lowers the profit is not part of it, so a text that stops here promises no sum. */
export const SHARE_OF_PRICE = `Ni behåller ${formatPercent(PROFIT_PERCENT)} av priset på varje vara`;

/** The group's share, and what lowers it. */
export const PROFIT_RULE = `${SHARE_OF_PRICE}, inklusive moms. Förtjänsten minskar till exempel av fraktavgift under ${FREE_SHIPPING_FROM}, kunder som aldrig betalar, återbetalningar som vi inte krediterar och paket som ni inte hämtar.`;

/** When shipping is free, what it costs otherwise, and when the leader learns the fee. */
export const shippingRule = ({ shippingFeeKronor }: Operator): string =>
  `Frakten är fri när ni säljer ${FREE_SHIPPING_FROM} eller fler i en försäljning. ${
    shippingFeeKronor === null
      ? 'Säljer ni färre tillkommer en fraktavgift, som gruppledaren ser innan sammanställningen godkänns.'
      : `Säljer ni färre tillkommer en fraktavgift på ${formatKronor(shippingFeeKronor)}.`
  }`;

const EXAMPLE_SALE = saleOf(EXAMPLE);
const EXAMPLE_PROFIT = formatKronor(EXAMPLE.profitKronor);

/** The price that the example assumes. Its pages know no average, because they do not wait for the provider. */
const STANDARD_PRICE: readonly Inline[] = [
  `räknat med schablonen ${formatKronor(ESTIMATE_PRICE_KRONOR)} per vara. `,
  { link: 'Dagens priser', href: PATHS.products },
  ' ger ofta mindre.',
];

/** The profit of the example. */
export const EXAMPLE_RESULT: readonly Inline[] = [
  `${EXAMPLE_SALE} blir förtjänsten ${EXAMPLE_PROFIT}, `,
  ...STANDARD_PRICE,
];

/** How a customer can pay at delivery: the operator's methods, or where the customer sees them. */
export const methodsAtDelivery = ({ paymentMethods }: Operator): string =>
  paymentMethods === null ? 'digitalt, på ett av de sätt som visas när du beställer' : `med ${paymentMethods}`;

const sales = formatKronor(EXAMPLE.salesKronor);

/** The example's amounts on the way of the money. */
export const EXAMPLE_AMOUNTS = {
  sales,
  invoice: formatKronor(EXAMPLE.profitKronor - EXAMPLE.salesKronor),
  profit: EXAMPLE_PROFIT,
} as const;

export const EXAMPLE_LEAD: Text = [`${EXAMPLE_SALE} blir försäljningen ${sales}, `, ...STANDARD_PRICE];

/** What lowers the profit. */
export const PROFIT_NOTE: Text = [
  'Frakt och obetalda varor kan minska förtjänsten: ',
  { link: 'så räknas den', href: `${PATHS.faq}#hur-mycket-tjanar-vi` },
  '.',
];
