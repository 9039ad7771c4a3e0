import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import { parseKronor, productsEachForGoal } from '../domain/goal.ts';
import { estimateProfit } from '../domain/profit.ts';
import { formatCount, formatKronor } from './format.ts';

const people = (value: number): string => formatCount(value, 'person', 'personer');
const products = (value: number): string => formatCount(value, 'produkt', 'produkter');

export type GoalAnswer = {
  readonly text: string;
  /** Products each that reach the goal; null when there is no such number. */
  readonly productsEach: number | null;
};

/** The answer to the amount that the visitor typed; null for an empty or zero amount. */
const answer = (typed: string, participants: number): GoalAnswer | null => {
  const goal = parseKronor(typed);
  if (typed.trim() === '' || goal === 0) return null;
  if (goal === null) return { text: 'Summan gick inte att läsa. Skriv den med siffror.', productsEach: null };
  if (participants === PARTICIPANTS.min) return { text: 'Ange först hur många ni är.', productsEach: null };
  const each = productsEachForGoal(goal, participants);
  if (each === null) {
    const most = formatKronor(estimateProfit(participants, PRODUCTS_EACH.max).profitKronor);
    return {
      text: `Så långt når inte ${people(participants)} i kalkylatorn. Säljer var och en ${products(PRODUCTS_EACH.max)}, som är det mesta vi räknar på, blir det ${most}.`,
      productsEach: null,
    };
  }
  const reached = formatKronor(estimateProfit(participants, each).profitKronor);
  return { text: `Det räcker med ${products(each)} per person. Då får ni ihop ${reached}.`, productsEach: each };
};

/** The reverse calculation: from a profit goal to the products that each has to sell. */
export const goal = {
  summary: 'Räkna baklänges',
  lead: 'Vet du redan vad ni behöver? Skriv summan, så ser du hur mycket var och en behöver sälja.',
  label: 'Så mycket vill vi tjäna',
  unit: 'kr',
  answer,
  use: (each: number) => `Räkna på ${products(each)}`,
} as const;
