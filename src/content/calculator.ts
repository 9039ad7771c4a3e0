import { type Adjustment, type NumberRange, PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import { PATHS } from '../domain/paths.ts';
import { ESTIMATE_PRICE_KRONOR, type ProfitEstimate, profitPercent, salesAt } from '../domain/profit.ts';
import { FREE_SHIPPING_FROM_PRODUCTS, INVOICE_TERM_DAYS, isShippingFree } from '../domain/terms.ts';
import type { Inline } from './document.ts';
import { formatCount, formatKronor, formatNumber, formatPercent, withUnit } from './format.ts';

export const countPeople = (people: number): string => formatCount(people, 'person', 'personer');

/** The calculator counts "produkter", as specified. Elsewhere, the copy says "vara". */
export const countProducts = (products: number): string => formatCount(products, 'produkt', 'produkter');

type CalculatorField = {
  readonly range: NumberRange;
  /** Label of the number field. */
  readonly label: string;
  /** Accessible name of the slider. */
  readonly sliderLabel: string;
  /** Evenly spaced numbers under the slider. */
  readonly scale: readonly number[];
  /** The slider's `aria-valuetext`. */
  readonly valueText: (value: number) => string;
  /** The message about an adjusted input. */
  readonly adjustment: (adjustment: Adjustment) => string;
};

/** The message about an adjusted number of `noun`. */
export const adjustments =
  ({ min, max, default: fallback }: NumberRange, noun: string) =>
  (adjustment: Adjustment): string => {
    const sentences: Record<Adjustment, string> = {
      below: `Färre än ${formatNumber(min)} ${noun} går inte att räkna på, så vi räknade med ${formatNumber(min)}.`,
      above: `Högst ${formatNumber(max)} ${noun} går att räkna på, så vi räknade med ${formatNumber(max)}.`,
      'not-a-number': `Antalet gick inte att läsa, så vi räknade med ${formatNumber(fallback)} ${noun}.`,
    };
    return sentences[adjustment];
  };

const SCALE_STEP = 10;

const scaleOf = ({ min, max }: NumberRange): readonly number[] =>
  Array.from({ length: Math.floor((max - min) / SCALE_STEP) + 1 }, (_, index) => min + index * SCALE_STEP);

const participantsField: CalculatorField = {
  range: PARTICIPANTS,
  label: 'Så många är ni',
  sliderLabel: 'Antal deltagare',
  scale: scaleOf(PARTICIPANTS),
  valueText: countPeople,
  adjustment: adjustments(PARTICIPANTS, 'deltagare'),
};

const productsEachField: CalculatorField = {
  range: PRODUCTS_EACH,
  label: 'Så många produkter säljer var och en',
  sliderLabel: 'Antal produkter per person',
  scale: scaleOf(PRODUCTS_EACH),
  valueText: countProducts,
  adjustment: adjustments(PRODUCTS_EACH, 'produkter per person'),
};

/** The receipt's big figure. The unit is separate because it is set in a smaller size, as is the aside below it. */
export type Headline = {
  readonly title: string;
  readonly figure: string;
  readonly unit: string;
  readonly aside?: string;
};

type ArithmeticRow = { readonly label: string; readonly value: string };

/** The estimate's calculation, one multiplication per row. */
const arithmetic = (estimate: ProfitEstimate): readonly ArithmeticRow[] => {
  const pieces = withUnit(estimate.products, 'st');
  const sales = formatKronor(estimate.salesKronor);
  return [
    {
      label: `${countPeople(estimate.participants)} ×\u00a0${countProducts(estimate.productsEach)}`,
      value: pieces,
    },
    { label: `${pieces} ×\u00a0${formatKronor(ESTIMATE_PRICE_KRONOR)}`, value: sales },
    {
      label: `${sales} ×\u00a0${formatPercent(profitPercent(estimate.products))}`,
      value: formatKronor(estimate.profitKronor),
    },
    {
      label: `Faktura på varorna, betalas inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')}`,
      value: formatKronor(estimate.salesKronor - estimate.profitKronor),
    },
  ];
};

/** Whether the estimate leaves out a shipping fee. A sale of nothing ships nothing. */
export const isBeforeShipping = (products: number): boolean => products > 0 && !isShippingFree(products);

const heading = ({ products }: ProfitEstimate): string =>
  isBeforeShipping(products) ? 'Er förtjänst före frakt' : 'Er förtjänst';

/** What remains of a small sale's profit after the shipping fee. No rows if shipping is free. */
const shipping = ({ products, profitKronor }: ProfitEstimate, feeKronor: number | null): readonly ArithmeticRow[] => {
  if (!isBeforeShipping(products)) return [];
  const label = `Frakt under ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'produkter')}`;
  if (feeKronor === null) return [{ label, value: 'tillkommer' }];
  return [
    { label, value: formatKronor(-feeKronor) },
    { label: 'Kvar efter frakten', value: formatKronor(profitKronor - feeKronor) },
  ];
};

/** The profit at an average price. The shipping fee is treated as in the rows above. */
const profitAtAverage = (products: number, averageKronor: number, feeKronor: number | null): string => {
  const { profitKronor } = salesAt(products, averageKronor);
  if (!isBeforeShipping(products)) return formatKronor(profitKronor);
  return feeKronor === null
    ? `${formatKronor(profitKronor)} före frakten`
    : `${formatKronor(profitKronor - feeKronor)} efter frakten`;
};

/** What the estimate assumes, and the result at today's average price if it is known. A link to the prices follows. */
const note = ({ products }: ProfitEstimate, averageKronor: number | null, feeKronor: number | null): string => {
  const prices =
    averageKronor === null
      ? 'Priserna varierar med säsongen'
      : `Med dagens snittpris, ${formatKronor(averageKronor)}, blir det ${profitAtAverage(products, averageKronor, feeKronor)}`;
  return `En uppskattning, om alla kunder betalar. ${formatKronor(ESTIMATE_PRICE_KRONOR)} per produkt är en schablon. ${prices}: `;
};

const noteEnd: readonly Inline[] = [{ link: 'se priserna', href: PATHS.products }, '.'];

export const calculator = {
  title: 'Så mycket kan ni tjäna',
  participants: participantsField,
  productsEach: productsEachField,
  submit: 'Räkna ut',
  result: {
    headline: (estimate: ProfitEstimate): Headline => ({
      title: heading(estimate),
      figure: formatNumber(estimate.profitKronor),
      unit: 'kr',
    }),
    /** Announced to screen readers when the estimate has changed. */
    announcement: (estimate: ProfitEstimate) => `${heading(estimate)}: ${formatKronor(estimate.profitKronor)}.`,
    arithmetic,
    shipping,
    note,
    noteEnd,
    print: 'Skriv ut till mötet',
  },
} as const;
