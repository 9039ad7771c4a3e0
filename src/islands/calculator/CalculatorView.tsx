import type { SubmitEventHandler } from 'react';
import { calculator } from '../../content/calculator.ts';
import { ANCHORS, PATHS } from '../../content/paths.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import { CALCULATOR_FIELDS } from '../../shared/element-ids.ts';
import { CalculatorField } from './CalculatorField.tsx';
import { CalculatorReceipt } from './CalculatorReceipt.tsx';
import type { Field } from './field.ts';
import { GoalPanel, type GoalPanelProps } from './GoalPanel.tsx';

export type CalculatorViewProps = {
  readonly participants: Field;
  readonly productsEach: Field;
  readonly estimate: ProfitEstimate;
  readonly goal?: GoalPanelProps;
  /** The live region's text. */
  readonly announcement?: string;
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
};

/** The calculator: a GET form to the landing page without script, an island with it. */
export const CalculatorView = ({
  participants,
  productsEach,
  estimate,
  goal = {},
  announcement = '',
  onSubmit,
}: CalculatorViewProps) => (
  <form className="calculator" method="get" action={`${PATHS.home}#${ANCHORS.calculator}`} onSubmit={onSubmit}>
    <div className="calculator-form">
      <h2>{calculator.title}</h2>
      <p className="calculator-lead with-script">{calculator.lead}</p>
      <p className="calculator-lead without-script">{calculator.leadWithoutScript}</p>
      <CalculatorField name={CALCULATOR_FIELDS.participants} copy={calculator.participants} field={participants} />
      <CalculatorField name={CALCULATOR_FIELDS.productsEach} copy={calculator.productsEach} field={productsEach} />
      <button className="button without-script" type="submit">
        {calculator.submit}
      </button>
      <GoalPanel {...goal} />
    </div>
    <CalculatorReceipt estimate={estimate} />
    <p className="unseen" role="status">
      {announcement}
    </p>
  </form>
);
