import { ShareButton } from '../../components/panels/buttons.tsx';
import { RichText } from '../../components/prose/prose.tsx';
import { calculator } from '../../content/calculator.ts';
import { type GoalAnswer, goal } from '../../content/goal.ts';
import { materialPath, resultPath, sharedResult } from '../../content/material.ts';
import { ANCHORS } from '../../content/paths.ts';
import { share } from '../../content/share.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import type { ReceiptFacts } from '../Island.tsx';

const { result } = calculator;

type CalculatorReceiptProps = ReceiptFacts & {
  readonly estimate: ProfitEstimate;
  /** The answer to a goal. Its number of products is then the big figure. Null: there is no goal. */
  readonly answer: GoalAnswer | null;
};

/** Each text that changes is alone in its element, see docs/architecture.md#translated-pages. */
export const CalculatorReceipt = ({
  estimate,
  answer,
  start,
  shippingFeeKronor,
  averageKronor,
}: CalculatorReceiptProps) => {
  const { title, figure, unit, aside } = answer?.isReached
    ? goal.headline(estimate, answer)
    : result.headline(estimate);
  return (
    <div className="receipt">
      <div className="receipt-slip">
        <h3 className="receipt-title">{title}</h3>
        {/* Not an `<output>`, because screen readers skip those when they read through a page. Changes are announced
            elsewhere. */}
        <p className="receipt-sum">
          <span>{figure}</span> <small>{unit}</small> {aside && <span className="receipt-aside">{aside}</span>}
        </p>
        <div className="actions">
          <a className="button" href={start.href}>
            {start.label}
          </a>
          <ShareButton
            label={share.result}
            tone="paper"
            path={`${resultPath(estimate)}#${ANCHORS.calculator}`}
            text={sharedResult(estimate)}
          />
        </div>
        <dl className="receipt-rows">
          {[...result.arithmetic(estimate), ...result.shipping(estimate, shippingFeeKronor)].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="receipt-note">
          <span>{result.note(estimate, averageKronor, shippingFeeKronor)}</span>
          <RichText text={result.noteEnd} />
        </p>
        <a className="arrow" href={materialPath(estimate)}>
          {result.print}
        </a>
      </div>
    </div>
  );
};
