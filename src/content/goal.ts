import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import { digitsOfKronor, parseKronor, productsEachForGoal } from '../domain/goal.ts';
import type { ProfitEstimate } from '../domain/profit.ts';
import { countPeople, countProducts, type Headline, isBeforeShipping } from './calculator.ts';
import { formatKronor, formatNumber, groupThousands } from './format.ts';

export type GoalAnswer = {
  readonly text: string;
  /** Products each that the receipt calculates with; null when there is nothing to calculate. */
  readonly productsEach: number | null;
  readonly isReached: boolean;
};

const withoutNumber = (text: string): GoalAnswer => ({ text, productsEach: null, isReached: false });

/** The answer to the amount that the visitor typed; null for an empty or zero amount. */
const answer = (typed: string, participants: number): GoalAnswer | null => {
  const goal = parseKronor(typed);
  if (typed.trim() === '' || goal === 0) return null;
  if (goal === null) return withoutNumber('Summan gick inte att läsa. Skriv den med siffror.');
  if (participants === PARTICIPANTS.min) return withoutNumber('Ange först hur många ni är.');
  const each = productsEachForGoal(goal, participants);
  if (each !== null) {
    const beforeShipping = isBeforeShipping(each * participants) ? ', före frakt' : '';
    const text = `Det räcker med ${countProducts(each)} per person${beforeShipping}.`;
    return { text, productsEach: each, isReached: true };
  }
  return {
    text: `${countPeople(participants)} når inte så långt. Så här mycket blir det om var och en säljer ${countProducts(PRODUCTS_EACH.max)}.`,
    productsEach: PRODUCTS_EACH.max,
    isReached: false,
  };
};

/** The amount that the visitor typed, with spaces between its thousands. Text that is no amount stays as it is. */
const formatTyped = (typed: string): string => {
  const digits = digitsOfKronor(typed);
  if (!digits) return typed;
  return groupThousands(digits.whole) + (digits.decimals ? `,${digits.decimals}` : '');
};

/** The answer as the receipt's big figure, with the money beside it. */
const headline = ({ productsEach, products, profitKronor }: ProfitEstimate): Headline => ({
  title: isBeforeShipping(products) ? 'Före frakt räcker det med' : 'Det räcker med',
  figure: formatNumber(productsEach),
  unit: productsEach === 1 ? 'produkt var' : 'produkter var',
  aside: `det\u00a0ger ${formatKronor(profitKronor)}`,
});

/** The calculator's two modes: from products to a profit, and from a profit to products. */
export const goal = {
  modes: { label: 'Räkna ut', estimate: 'Vad blir det?', goal: 'Vi har ett mål' },
  label: 'Så många kronor behöver ni',
  hint: 'Skriv summan, så ser ni vad var och en behöver sälja.',
  answer,
  formatTyped,
  headline,
} as const;
