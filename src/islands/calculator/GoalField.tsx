import type { ComponentProps } from 'react';
import { type GoalAnswer, goal } from '../../content/goal.ts';

/** Constant ids: `useId` differs between the server's render of the page and the island's. */
const FIELD_ID = 'mal';
const NOTE_ID = 'mal-notis';

export type GoalFieldProps = {
  readonly answer: GoalAnswer | null;
  readonly input: ComponentProps<'input'>;
};

/** The profit that the group needs, in place of the products that each sells. The receipt shows the answer. */
export const GoalField = ({ answer, input }: GoalFieldProps) => (
  <div className="calculator-field goal">
    <label htmlFor={FIELD_ID}>{goal.label}</label>
    <input
      id={FIELD_ID}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      aria-describedby={NOTE_ID}
      aria-invalid={answer !== null && answer.productsEach === null ? true : undefined}
      {...input}
    />
    <p className="goal-note" id={NOTE_ID}>
      {answer && !answer.isReached ? answer.text : goal.hint}
    </p>
  </div>
);
