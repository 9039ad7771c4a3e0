import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import { ESTIMATE_PRICE_KRONOR, estimateProfit, PROFIT_PERCENT } from '../domain/profit.ts';
import { DELIVERY_WORKING_DAYS, FREE_SHIPPING_FROM_PRODUCTS } from '../domain/shipping.ts';
import { INVOICE_TERM_DAYS } from '../domain/terms.ts';
import { type Text, toInlines } from './document.ts';
import { formatCount, formatKronor, formatPercent, withUnit } from './format.ts';
import type { Operator } from './operator.ts';
import { PATHS } from './paths.ts';

const FREE_SHIPPING_FROM = withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor');
/** The example of every text: the calculator's default. */
const EXAMPLE = estimateProfit(PARTICIPANTS.default, PRODUCTS_EACH.default);

/** What the group keeps, and what lowers it. Each page says it once. */
export const PROFIT_RULE = `Ni behåller ${formatPercent(PROFIT_PERCENT)} av försäljningspriset, räknat på priset inklusive moms. Säljer ni färre än ${FREE_SHIPPING_FROM} i en försäljning tillkommer en fraktavgift på fakturan. Gruppen står för beställningar som aldrig blir betalda, och för pengar som ni betalar tillbaka till kunder för varor som vi inte krediterar.`;

/** When shipping is free, what it costs otherwise, and when the leader learns it. */
export const shippingRule = ({ shippingFeeKronor }: Operator): string =>
  `Frakten är fri när ni säljer ${FREE_SHIPPING_FROM} eller fler i en försäljning. ${
    shippingFeeKronor === null
      ? 'Säljer ni färre tillkommer en fraktavgift. Gruppledaren får veta hur stor den är innan sammanställningen godkänns.'
      : `Säljer ni färre tillkommer en fraktavgift på ${formatKronor(shippingFeeKronor)}, som gruppledaren ser innan sammanställningen godkänns.`
  }`;

/** "Om 30 personer säljer 20 varor var", the beginning of the example. */
export const EXAMPLE_SALE = `Om ${formatCount(EXAMPLE.participants, 'person', 'personer')} säljer ${formatCount(EXAMPLE.productsEach, 'vara', 'varor')} var`;
export const EXAMPLE_PROFIT = formatKronor(EXAMPLE.profitKronor);

/** What the example assumes about prices: a standard figure, not an average. */
export const STANDARD_PRICE: Text = [
  `Vi räknar då med schablonen ${formatKronor(ESTIMATE_PRICE_KRONOR)} per vara. Priserna varierar med säsongen: se `,
  { link: 'dagens priser', href: PATHS.products },
  '.',
];

type MoneyStep = {
  readonly title: string;
  /** The amount in the example. Absent where no money moves. */
  readonly amount?: string;
  readonly text: string;
};

const sales = formatKronor(EXAMPLE.salesKronor);

const STEPS: readonly MoneyStep[] = [
  {
    title: 'Beställning',
    amount: sales,
    text: 'Kunderna beställer i era webbshoppar, till och med sista beställningsdag.',
  },
  {
    title: 'Betalpartnern',
    amount: sales,
    text: 'Kunderna betalar till betalpartnern, med Swish eller när varorna lämnas över. Betalpartnern förvarar pengarna åt gruppen.',
  },
  {
    title: 'Utbetalning',
    amount: sales,
    text: 'Betalpartnern betalar ut pengarna löpande till gruppens bankkonto eller Swish-nummer.',
  },
  {
    title: 'Leverans',
    text: `Gruppledaren godkänner sammanställningen. Varorna kommer normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter sista beställningsdag, och ni delar ut dem.`,
  },
  {
    title: 'Faktura',
    amount: `\u2212${formatKronor(EXAMPLE.salesKronor - EXAMPLE.profitKronor)}`,
    text: `Gruppledaren får fakturan på varorna. Den ska betalas inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum, med pengarna på gruppens konto.`,
  },
  {
    title: 'Kvar till er',
    amount: EXAMPLE_PROFIT,
    text: 'Det som är kvar när fakturan är betald är gruppens förtjänst.',
  },
];

const LEAD: Text = [
  `${EXAMPLE_SALE} blir försäljningen ${sales}. `,
  ...toInlines(STANDARD_PRICE),
  ' Så går pengarna, från första beställningen till det som blir kvar.',
];

/** The steps of the money, from the order to the profit, with the amounts of the example. */
export const moneySteps = {
  id: 'pengarnas-vag',
  title: 'Pengarnas väg',
  lead: LEAD,
  steps: STEPS,
  note: PROFIT_RULE,
} as const;
