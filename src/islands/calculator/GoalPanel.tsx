import type { ComponentProps } from 'react';
import { type GoalAnswer, goal } from '../../content/goal.ts';

/** Constant ids: `useId` differs between the server's render of the page and the island's. */
const FIELD_ID = 'mal';
const ANSWER_ID = 'mal-svar';

export type GoalPanelProps = {
  readonly answer?: GoalAnswer | null;
  readonly input?: ComponentProps<'input'>;
  readonly onUse?: () => void;
};

/** The reverse calculation, from a sum to a number of products. Hidden without script. */
export const GoalPanel = ({ answer = null, input, onUse }: GoalPanelProps) => (
  <details className="goal with-script">
    <summary>{goal.summary}</summary>
    <p>{goal.lead}</p>
    <div className="goal-field">
      <label htmlFor={FIELD_ID}>{goal.label}</label>
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
    <div className="goal-answer" id={ANSWER_ID}>
      {answer && <p>{answer.text}</p>}
      {answer && answer.productsEach !== null && (
        <button className="button paper" type="button" onClick={onUse}>
          {goal.use(answer.productsEach)}
        </button>
      )}
    </div>
  </details>
);
