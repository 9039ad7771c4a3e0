import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import { digitsOfKronor, parseKronor, productsEachForGoal } from '../domain/goal.ts';
import { ESTIMATE_PRICE_KRONOR, type ProfitEstimate } from '../domain/profit.ts';
import { isShippingCharged } from '../domain/terms.ts';
import { countPeople, countProducts, type Headline } from './calculator.ts';
import { formatKronor, formatNumber, groupThousands } from './format.ts';

export type GoalAnswer = {
  readonly text: string;
  /** The products each for the receipt to calculate with. Null: there is nothing to calculate. */
  readonly productsEach: number | null;
  /** Whether that many products reach the goal at the standard price. */
  readonly isReached: boolean;
  /** How many products each are needed at today's average price. Null: unknown. */
  readonly atAverage: string | null;
};

const withoutNumber = (text: string): GoalAnswer => ({ text, productsEach: null, isReached: false, atAverage: null });

const STANDARD_PRICE = `med ${formatKronor(ESTIMATE_PRICE_KRONOR)} per produkt`;

const shippingNote = (products: number): string => (isShippingCharged(products) ? ' (före frakt)' : '');

/**
 * The answer to the amount that the visitor typed. Null for an empty or zero amount. `averageKronor` is null if
 * unknown.
 */
const answer = (typed: string, participants: number, averageKronor: number | null): GoalAnswer | null => {
  const goal = parseKronor(typed);
  if (typed.trim() === '' || goal === 0) return null;
  if (goal === null) return withoutNumber('Summan gick inte att läsa. Skriv den med siffror.');
  if (participants === PARTICIPANTS.min) return withoutNumber('Ange först hur många ni är.');
  const each = productsEachForGoal(goal, participants);
  const averageEach = averageKronor === null ? null : productsEachForGoal(goal, participants, averageKronor);
  const atAverage =
    averageKronor === null
      ? null
      : `${averageEach ?? `fler än ${PRODUCTS_EACH.max}`} med dagens snittpris${shippingNote((averageEach ?? 0) * participants)}`;
  if (each !== null) {
    const atStandard = `${countProducts(each)} per person ${STANDARD_PRICE}${shippingNote(each * participants)}`;
    const text = `${atAverage === null ? atStandard : `${atStandard}, ${atAverage}`}.`;
    return { text, productsEach: each, isReached: true, atAverage };
  }
  const butAtAverage = averageEach === null ? '' : ` ${STANDARD_PRICE}, men ${atAverage} räcker`;
  return {
    text: `${countPeople(participants)} når inte så långt${butAtAverage}. Så här mycket blir det om var och en säljer ${countProducts(PRODUCTS_EACH.max)}.`,
    productsEach: PRODUCTS_EACH.max,
    isReached: false,
    atAverage,
  };
};

/** The amount that the visitor typed, with spaces between its thousands. Text that is not an amount stays as it is. */
const formatTyped = (typed: string): string => {
  const digits = digitsOfKronor(typed);
  if (!digits) return typed;
  return groupThousands(digits.whole) + (digits.decimals ? `,${digits.decimals}` : '');
};

/** The question that the receipt answers. Without an answer, it stands alone. */
const TITLE = 'Så många produkter behöver var och en sälja';

/** The answer as the receipt's big figure, with the answer at today's average price below it. */
const headline = ({ productsEach, products }: ProfitEstimate, { atAverage }: GoalAnswer): Headline => ({
  title: TITLE,
  figure: formatNumber(productsEach),
  unit: `à ${formatKronor(ESTIMATE_PRICE_KRONOR)}${shippingNote(products)}`,
  ...(atAverage && { aside: atAverage }),
});

/** The calculator's two modes: from products to a profit, and from a profit to products. */
export const goal = {
  modes: { label: 'Räkna ut', estimate: 'Vad blir det?', goal: 'Vi har ett mål' },
  label: 'Hur mycket behöver ni få ihop?',
  hint: 'Skriv summan, så ser ni vad var och en behöver sälja.',
  answer,
  formatTyped,
  title: TITLE,
  headline,
} as const;
