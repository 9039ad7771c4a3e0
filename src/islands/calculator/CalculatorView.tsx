import type { SubmitEventHandler } from 'react';
import { calculator } from '../../content/calculator.ts';
import { CALCULATION_PATH } from '../../domain/paths.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import { CALCULATOR_FIELDS } from '../../shared/form-fields.ts';
import type { ReceiptFacts } from '../Island.tsx';
import { CalculatorField, type Field, GoalField, type GoalFieldProps, ModeSwitch } from './CalculatorFields.tsx';
import { CalculatorReceipt } from './CalculatorReceipt.tsx';
import { MarketStall } from './MarketStall.tsx';

type CalculatorViewProps = {
  readonly participants: Field;
  readonly productsEach: Field;
  readonly estimate: ProfitEstimate;
  readonly receipt: ReceiptFacts;
  /** The goal, if the visitor calculates from one. It replaces the products that each member sells. */
  readonly goal?: GoalFieldProps | null;
  readonly onSwitch?: (isGoal: boolean) => void;
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
};

/** The calculator. Without script it is a GET form that leads to the landing page, and with script it is an island. */
export const CalculatorView = ({
  participants,
  productsEach,
  estimate,
  receipt,
  goal = null,
  onSwitch,
  onSubmit,
}: CalculatorViewProps) => (
  <form className="calculator" method="get" action={CALCULATION_PATH} onSubmit={onSubmit}>
    <MarketStall estimate={estimate} />
    <div className="calculator-form">
      <h2>{calculator.title}</h2>
      <ModeSwitch isGoal={goal !== null} onSwitch={onSwitch} />
      <CalculatorField name={CALCULATOR_FIELDS.participants} copy={calculator.participants} field={participants} />
      {goal ? (
        <>
          <GoalField {...goal} />
          {/* Without script, the form sends the number that is shown. */}
          <input type="hidden" name={CALCULATOR_FIELDS.productsEach} value={estimate.productsEach} />
        </>
      ) : (
        <CalculatorField name={CALCULATOR_FIELDS.productsEach} copy={calculator.productsEach} field={productsEach} />
      )}
      <button className="button without-script" type="submit">
        {calculator.submit}
      </button>
    </div>
    <CalculatorReceipt estimate={estimate} goal={goal} {...receipt} />
  </form>
);
