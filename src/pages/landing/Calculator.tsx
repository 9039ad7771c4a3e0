import { calculator } from '../../content/calculator.ts';
import { calculatorLead } from '../../content/interface.ts';
import { ANCHORS, PATHS } from '../../content/paths.ts';
import type { RangeValue } from '../../domain/calculator.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import { CALCULATOR_FIELDS } from '../../ui/ids.ts';
import { CalculatorField } from './CalculatorField.tsx';
import { CalculatorReceipt } from './CalculatorReceipt.tsx';

export type CalculatorProps = {
  readonly participants: RangeValue;
  readonly productsEach: RangeValue;
  readonly estimate: ProfitEstimate;
};

export const Calculator = ({ participants, productsEach, estimate }: CalculatorProps) => (
  <section className="wrap" id={ANCHORS.calculator}>
    <form className="calculator" method="get" action={`${PATHS.home}#${ANCHORS.calculator}`}>
      <div className="calculator-form">
        <h2>{calculator.title}</h2>
        <p>{calculatorLead}</p>
        <CalculatorField name={CALCULATOR_FIELDS.participants} copy={calculator.participants} given={participants} />
        <CalculatorField name={CALCULATOR_FIELDS.productsEach} copy={calculator.productsEach} given={productsEach} />
        <button className="button" type="submit">
          {calculator.submit}
        </button>
      </div>
      <CalculatorReceipt estimate={estimate} />
    </form>
  </section>
);
