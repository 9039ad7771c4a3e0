import { ANCHORS } from '../../content/paths.ts';
import type { RangeValue } from '../../domain/calculator.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import { CalculatorView } from '../../islands/calculator/CalculatorView.tsx';
import { uncontrolledField } from '../../islands/calculator/field.ts';
import { Island } from '../../islands/Island.tsx';

export type CalculatorProps = {
  readonly participants: RangeValue;
  readonly productsEach: RangeValue;
  readonly estimate: ProfitEstimate;
};

export const Calculator = ({ participants, productsEach, estimate }: CalculatorProps) => (
  <section className="wrap" id={ANCHORS.calculator}>
    <Island name="calculator" props={{ participants, productsEach }}>
      <CalculatorView
        participants={uncontrolledField(participants)}
        productsEach={uncontrolledField(productsEach)}
        estimate={estimate}
      />
    </Island>
  </section>
);
