import { startLink } from '../../content/links.ts';
import { ANCHORS } from '../../content/paths.ts';
import type { Site } from '../../content/site.ts';
import type { RangeValue } from '../../domain/calculator.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import { CalculatorView } from '../../islands/calculator/CalculatorView.tsx';
import { uncontrolledField } from '../../islands/calculator/field.ts';
import { Island } from '../../islands/Island.tsx';

export type CalculatorProps = {
  readonly site: Site;
  readonly participants: RangeValue;
  readonly productsEach: RangeValue;
  readonly estimate: ProfitEstimate;
};

export const Calculator = ({ site, participants, productsEach, estimate }: CalculatorProps) => (
  <section className="wrap" id={ANCHORS.calculator}>
    {/* Links from before the anchor was renamed. */}
    <span id={ANCHORS.formerCalculator} />
    <Island name="calculator" props={{ participants, productsEach, start: startLink(site) }}>
      <CalculatorView
        participants={uncontrolledField(participants)}
        productsEach={uncontrolledField(productsEach)}
        estimate={estimate}
        start={startLink(site)}
      />
    </Island>
  </section>
);
