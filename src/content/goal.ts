import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import { parseKronor, productsEachForGoal } from '../domain/goal.ts';
import { estimateProfit } from '../domain/profit.ts';
import { formatCount, formatKronor } from './format.ts';

const people = (value: number): string => formatCount(value, 'person', 'personer');
const products = (value: number): string => formatCount(value, 'produkt', 'produkter');

export type GoalAnswer = {
  readonly text: string;
  /** The number of products each that reaches the goal, where one does. */
  readonly productsEach: number | null;
};

/** What is answered to the sum that somebody typed; null until something is typed. */
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

/** The calculator the other way round: from the sum wanted to what each has to sell. */
export const goal = {
  summary: 'Räkna baklänges',
  lead: 'Vet du redan vad ni behöver? Skriv summan, så ser du hur mycket var och en behöver sälja.',
  label: 'Så mycket vill vi tjäna',
  unit: 'kr',
  answer,
  use: (each: number) => `Räkna på ${products(each)}`,
} as const;
