import { goal } from '../../../../src/content/goal.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../../../../src/domain/calculator.ts';
import { estimateProfit } from '../../../../src/domain/profit.ts';
import { CalculatorView } from '../../../../src/islands/calculator/CalculatorView.tsx';
import { uncontrolledField } from '../../../../src/islands/calculator/field.ts';
import { Calculator } from '../../../../src/pages/landing/Calculator.tsx';
import { ComponentPage } from '../ComponentPage.tsx';
import { RunScript } from '../scripts.tsx';
import { createGroup, type GalleryState } from '../state.ts';

const TITLE = 'Calculator';

const numbersOf = (participantsText?: string, productsEachText?: string) => {
  const participants = parseInRange(participantsText, PARTICIPANTS);
  const productsEach = parseInRange(productsEachText, PRODUCTS_EACH);
  return { participants, productsEach, estimate: estimateProfit(participants.value, productsEach.value) };
};

/** The island with the numbers of a query string, which are typed text. */
const withNumbers =
  (participants?: string, productsEach?: string): GalleryState['page'] =>
  ({ context }) => (
    <ComponentPage context={context} title={TITLE}>
      <Calculator {...numbersOf(participants, productsEach)} />
    </ComponentPage>
  );

/** The view with a goal. It is not an island: the goal would not survive hydration. */
const withGoal =
  (typed: string, participantsText?: string): GalleryState['page'] =>
  ({ context }) => {
    const { participants, productsEach, estimate } = numbersOf(participantsText);
    return (
      <ComponentPage context={context} title={TITLE}>
        <CalculatorView
          participants={uncontrolledField(participants)}
          productsEach={uncontrolledField(productsEach)}
          estimate={estimate}
          goal={{ answer: goal.answer(typed, participants.value), input: { defaultValue: typed } }}
        />
        <RunScript name="open-details" />
      </ComponentPage>
    );
  };

export const calculator = createGroup('calculator', [
  { name: 'defaults', title: 'Default numbers', page: withNumbers() },
  { name: 'zero', title: 'Zero participants and products', page: withNumbers('0', '0') },
  {
    name: 'maximum',
    title: 'Maximum of both numbers',
    page: withNumbers(String(PARTICIPANTS.max), String(PRODUCTS_EACH.max)),
  },
  { name: 'corrected-above', title: 'Both numbers corrected: above the range', page: withNumbers('900', '900') },
  { name: 'corrected-below', title: 'Both numbers corrected: below the range', page: withNumbers('-3', '-1') },
  { name: 'corrected-text', title: 'Both numbers corrected: not a number', page: withNumbers('många', 'alla') },
  { name: 'goal-reached', title: 'Goal: products each', page: withGoal('20 000') },
  { name: 'goal-too-high', title: 'Goal: too high', page: withGoal('99 000 000') },
  { name: 'goal-unreadable', title: 'Goal: not an amount', page: withGoal('mycket') },
  { name: 'goal-without-participants', title: 'Goal: no participants', page: withGoal('20 000', '0') },
]);
