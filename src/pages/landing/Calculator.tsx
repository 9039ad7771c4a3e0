import { startLink } from '../../content/links.ts';
import type { Operator } from '../../content/operator.ts';
import type { RangeValue } from '../../domain/calculator.ts';
import { ANCHORS } from '../../domain/paths.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import { uncontrolledField } from '../../islands/calculator/CalculatorFields.tsx';
import { CalculatorView } from '../../islands/calculator/CalculatorView.tsx';
import { Island } from '../../islands/Island.tsx';

export type CalculatorProps = {
  readonly operator: Operator;
  readonly participants: RangeValue;
  readonly productsEach: RangeValue;
  readonly estimate: ProfitEstimate;
  /** Today's average price of the range. Null: not available. */
  readonly averageKronor: number | null;
};

export const Calculator = ({ operator, participants, productsEach, estimate, averageKronor }: CalculatorProps) => {
  const receipt = { start: startLink(operator), shippingFeeKronor: operator.shippingFeeKronor, averageKronor };
  return (
    <section className="wrap" id={ANCHORS.calculator}>
      {/* For links from before the anchor was renamed. */}
      <span id={ANCHORS.formerCalculator} />
      <Island name="calculator" props={{ participants, productsEach, receipt }}>
        <CalculatorView
          participants={uncontrolledField(participants)}
          productsEach={uncontrolledField(productsEach)}
          estimate={estimate}
          receipt={receipt}
        />
      </Island>
    </section>
  );
};
