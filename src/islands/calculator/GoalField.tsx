import type { ComponentProps } from 'react';
import { type GoalAnswer, goal } from '../../content/goal.ts';

/** Constant ids: `useId` differs between the server's render of the page and the island's. */
const FIELD_ID = 'mal';
const ANSWER_ID = 'mal-svar';

export type GoalFieldProps = {
  readonly answer: GoalAnswer | null;
  readonly input: ComponentProps<'input'>;
};

/** The profit that the group needs, in place of the products that each sells. */
export const GoalField = ({ answer, input }: GoalFieldProps) => (
  <div className="calculator-field goal">
    <label htmlFor={FIELD_ID}>{goal.label}</label>
    <div className="goal-amount">
      <input
        id={FIELD_ID}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        aria-describedby={ANSWER_ID}
        {...input}
      />
      <span aria-hidden="true">{goal.unit}</span>
    </div>
    <p className="goal-answer" id={ANSWER_ID}>
      {answer?.text ?? goal.hint}
    </p>
  </div>
);
