import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import { parseKronor, productsEachForGoal } from '../domain/goal.ts';
import { countPeople, countProducts, isBeforeShipping } from './calculator.ts';

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
    text: `Så långt når inte ${countPeople(participants)}. Här är vad det blir om var och en säljer ${countProducts(PRODUCTS_EACH.max)}, det mesta vi räknar på.`,
    productsEach: PRODUCTS_EACH.max,
    isReached: false,
  };
};

/** The calculator's two modes: from products to a profit, and from a profit to products. */
export const goal = {
  modes: { label: 'Räkna ut', estimate: 'Vad blir det?', goal: 'Vi behöver … kr' },
  label: 'Vi behöver',
  unit: 'kr',
  /** Shown until there is an answer. */
  hint: 'Skriv summan, så ser ni vad var och en behöver sälja.',
  answer,
} as const;
