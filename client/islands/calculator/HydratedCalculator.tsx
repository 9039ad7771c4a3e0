import { type ComponentProps, useState } from 'react';
import { calculator } from '../../../src/content/calculator.ts';
import { goal } from '../../../src/content/goal.ts';
import { PARTICIPANTS, PRODUCTS_EACH } from '../../../src/domain/calculator.ts';
import { estimateProfit } from '../../../src/domain/profit.ts';
import { CalculatorView } from '../../../src/islands/calculator/CalculatorView.tsx';
import type { IslandProps } from '../../../src/islands/Island.tsx';
import { CALCULATOR_FIELDS } from '../../../src/shared/form-fields.ts';
import { useAnnouncement } from '../hooks/use-announcement.ts';
import { type HydratedField, useField } from './use-field.ts';
import { useNumbersInUrl } from './use-numbers-in-url.ts';

/** How the visitor's number was adjusted. Empty if it was not. */
const textOf = (copy: typeof calculator.participants, { adjustment }: HydratedField): string =>
  adjustment ? copy.adjustment(adjustment) : '';

/** The calculator after hydration. It computes while the visitor types and keeps its numbers in the URL. */
export const HydratedCalculator = (initial: IslandProps['calculator']) => {
  const participants = useField(CALCULATOR_FIELDS.participants, initial.participants, PARTICIPANTS);
  const productsEach = useField(CALCULATOR_FIELDS.productsEach, initial.productsEach, PRODUCTS_EACH);
  const [isGoal, setIsGoal] = useState(false);
  const [sum, setSum] = useState('');
  const answer = isGoal ? goal.answer(sum, participants.value, initial.receipt.averageKronor) : null;
  const each = answer?.productsEach ?? productsEach.value;
  useNumbersInUrl({ participants, productsEach: { value: each, set: productsEach.set } });

  const estimate = estimateProfit(participants.value, each);
  const isUnanswered = isGoal && (answer === null || answer.productsEach === null);
  // A sum before an error would sound like the answer.
  useAnnouncement(
    textOf(calculator.participants, participants),
    textOf(calculator.productsEach, productsEach),
    isUnanswered ? '' : calculator.result.announcement(estimate),
    answer?.text ?? '',
  );
  const goalInput: ComponentProps<'input'> = {
    value: sum,
    onChange: ({ currentTarget }) => setSum(currentTarget.value),
    // Does not happen while the visitor types, because a field whose text is replaced loses its undo history.
    onBlur: () => setSum(goal.formatTyped(sum)),
  };
  return (
    <CalculatorView
      participants={participants}
      productsEach={productsEach}
      estimate={estimate}
      receipt={initial.receipt}
      goal={isGoal ? { answer, input: goalInput } : null}
      onSwitch={(toGoal) => {
        // The estimate continues from the numbers that the goal has led to.
        if (!toGoal) productsEach.set({ value: each, adjustment: null });
        setIsGoal(toGoal);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        participants.commit();
        productsEach.commit();
      }}
    />
  );
};
