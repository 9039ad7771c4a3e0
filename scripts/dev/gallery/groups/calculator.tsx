import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../../../../src/domain/calculator.ts';
import { estimateProfit } from '../../../../src/domain/profit.ts';
import { Calculator } from '../../../../src/pages/landing/Calculator.tsx';
import { ComponentPage } from '../ComponentPage.tsx';
import { RunScript } from '../scripts.tsx';
import { createGroup, type GalleryState, type StateProps } from '../state.ts';

const TITLE = 'Calculator';

const numbersOf = (participantsText?: string, productsEachText?: string) => {
  const participants = parseInRange(participantsText, PARTICIPANTS);
  const productsEach = parseInRange(productsEachText, PRODUCTS_EACH);
  const estimate = estimateProfit(participants.value, productsEach.value);
  return { participants, productsEach, estimate, averageKronor: 127 };
};

/** The island with the numbers of a query string, which are typed text. */
const withNumbers =
  (participants?: string, productsEach?: string): GalleryState['page'] =>
  ({ context }) => (
    <ComponentPage context={context} title={TITLE}>
      <Calculator {...numbersOf(participants, productsEach)} operator={context.operator} />
    </ComponentPage>
  );

/** The island with a goal that a script enters: the server knows no goal. */
const withGoal = (name: string, title: string, typed: string, participants?: string) => ({
  name,
  title,
  awaits: '.goal-note',
  page: ({ context }: StateProps) => (
    <ComponentPage context={context} title={TITLE}>
      <Calculator {...numbersOf(participants)} operator={context.operator} />
      <RunScript name="enter-goal" value={typed} />
    </ComponentPage>
  ),
});

export const calculator = createGroup(
  'calculator',
  [
    { name: 'defaults', title: 'Default numbers', page: withNumbers() },
    { name: 'below-free-shipping', title: 'Too few products for free shipping', page: withNumbers('1', '1') },
    { name: 'zero', title: 'Zero participants and products', page: withNumbers('0', '0') },
    {
      name: 'maximum',
      title: 'Maximum of both numbers',
      page: withNumbers(String(PARTICIPANTS.max), String(PRODUCTS_EACH.max)),
    },
    { name: 'corrected-above', title: 'Both numbers corrected: above the range', page: withNumbers('900', '900') },
    withGoal('goal-reached', 'Goal: products each', '20 000'),
    withGoal('goal-too-high', 'Goal: too high', '99 000 000'),
    withGoal('goal-unreadable', 'Goal: not an amount', 'mycket'),
    withGoal('goal-without-participants', 'Goal: no participants', '20 000', '0'),
  ],
  'landing',
);
