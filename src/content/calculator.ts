import { type Adjustment, type NumberRange, PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import { expectedAmounts } from '../domain/expected-amounts.ts';
import { PATHS } from '../domain/paths.ts';
import { ESTIMATE_PRICE_KRONOR, type ProfitEstimate, profitPercent } from '../domain/profit.ts';
import { FREE_SHIPPING_FROM_PRODUCTS, INVOICE_TERM_DAYS, isShippingCharged } from '../domain/terms.ts';
import type { Inline } from './document.ts';
import { formatApproximateKronor, formatCount, formatKronor, formatNumber, formatPercent, withUnit } from './format.ts';

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

/** The message about an adjusted number of `noun`. `ifMore` follows when the number was too large. */
export const adjustments =
  ({ min, max, default: fallback }: NumberRange, noun: string, ifMore = '') =>
  (adjustment: Adjustment): string => {
    const sentences: Record<Adjustment, string> = {
      below: `Färre än ${formatNumber(min)} ${noun} går inte att räkna på, så vi räknade med ${formatNumber(min)}.`,
      above: `Det går att räkna på högst ${formatNumber(max)} ${noun}, så vi räknade med ${formatNumber(max)}.${ifMore}`,
      'not-a-number': `Antalet gick inte att läsa, så vi räknade med ${formatNumber(fallback)} ${noun}.`,
    };
    return sentences[adjustment];
  };

const SCALE_STEP = 10;

const scaleOf = ({ min, max }: NumberRange): readonly number[] =>
  Array.from({ length: Math.floor((max - min) / SCALE_STEP) + 1 }, (_, index) => min + index * SCALE_STEP);

const participantsField: CalculatorField = {
  range: PARTICIPANTS,
  label: 'Hur många är ni?',
  sliderLabel: 'Antal deltagare',
  scale: scaleOf(PARTICIPANTS),
  valueText: countPeople,
  adjustment: adjustments(PARTICIPANTS, 'deltagare', ' Om ni är fler kan ni räkna på resten för sig och lägga ihop.'),
};

const productsEachField: CalculatorField = {
  range: PRODUCTS_EACH,
  label: 'Hur många produkter säljer var och en?',
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

const heading = ({ products }: ProfitEstimate): string =>
  isShippingCharged(products) ? 'Er förtjänst före frakt' : 'Er förtjänst';

/** The estimate as the big figure. Below it, what to expect if the range costs less on average today. */
const headline = (estimate: ProfitEstimate, averageKronor: number | null): Headline => {
  const { profit } = expectedAmounts(estimate, averageKronor);
  return {
    title: heading(estimate),
    figure: formatNumber(estimate.profitKronor),
    unit: 'kr',
    ...(profit.from < profit.to && { aside: `Räkna med ${formatApproximateKronor(profit)}` }),
  };
};

/** `isTotal` marks the sum at the end. It is negative if the shipping fee is more than the profit. */
type ReceiptRow = { readonly label: string; readonly value: string; readonly isTotal?: true };

const shipping = ({ products }: ProfitEstimate, feeKronor: number | null): readonly ReceiptRow[] => {
  if (!isShippingCharged(products)) return [];
  const label = `Frakt under ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'produkter')}`;
  return [{ label, value: feeKronor === null ? 'tillkommer' : formatKronor(-feeKronor) }];
};

/** What remains of the sales for the group. A shipping fee that is not known is not in the sum. */
const total = ({ products, profitKronor }: ProfitEstimate, feeKronor: number | null): ReceiptRow => {
  if (!isShippingCharged(products)) return { label: 'Kvar till er', value: formatKronor(profitKronor), isTotal: true };
  return feeKronor === null
    ? { label: 'Kvar till er före frakt', value: formatKronor(profitKronor), isTotal: true }
    : { label: 'Kvar till er', value: formatKronor(profitKronor - feeKronor), isTotal: true };
};

/** From the sales to what remains of them. `feeKronor` is null if unknown. */
const rows = (estimate: ProfitEstimate, feeKronor: number | null): readonly ReceiptRow[] => {
  const { participants, productsEach, products, salesKronor, profitKronor } = estimate;
  const pieces = withUnit(products, 'st');
  return [
    { label: `${countPeople(participants)} ×\u00a0${countProducts(productsEach)}`, value: pieces },
    { label: `${pieces} ×\u00a0${formatKronor(ESTIMATE_PRICE_KRONOR)}`, value: formatKronor(salesKronor) },
    {
      label: `Faktura på varorna, ${formatPercent(100 - profitPercent(products))}, betalas inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')}`,
      value: formatKronor(profitKronor - salesKronor),
    },
    ...shipping(estimate, feeKronor),
    total(estimate, feeKronor),
  ];
};

/** What the estimate assumes. A link to the prices follows. `averageKronor` is null if unknown. */
const note = (averageKronor: number | null): string => {
  const prices =
    averageKronor === null
      ? '. Priserna varierar med säsongen'
      : `, och dagens snittpris är ${formatKronor(averageKronor)}`;
  return `Uppskattningen gäller om alla kunder betalar. ${formatKronor(ESTIMATE_PRICE_KRONOR)} per produkt är en schablon${prices}: `;
};

const noteEnd: readonly Inline[] = [{ link: 'se priserna', href: PATHS.products }, '.'];

export const calculator = {
  title: 'Så mycket kan ni tjäna',
  participants: participantsField,
  productsEach: productsEachField,
  submit: 'Räkna ut',
  result: {
    headline,
    /** Announced to screen readers when the estimate has changed. */
    announcement: (estimate: ProfitEstimate) => `${heading(estimate)}: ${formatKronor(estimate.profitKronor)}.`,
    rows,
    note,
    noteEnd,
    print: 'Skriv ut till mötet',
  },
} as const;
