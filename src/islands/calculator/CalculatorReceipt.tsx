import { ForwardArrow } from '../../components/media/icons.tsx';
import { ShareButton } from '../../components/panels/buttons.tsx';
import { RichText } from '../../components/prose/prose.tsx';
import { calculator, type Headline } from '../../content/calculator.ts';
import { sharedResult } from '../../content/earnings.ts';
import { type GoalAnswer, goal as goalTexts } from '../../content/goal.ts';
import { share } from '../../content/share.ts';
import { ANCHORS, materialPath, resultPath } from '../../domain/paths.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import type { ReceiptFacts } from '../Island.tsx';

const { result } = calculator;

/** The goal, if the visitor calculates from one. Null: the visitor calculates from products. */
type Goal = { readonly answer: GoalAnswer | null } | null;

type CalculatorReceiptProps = ReceiptFacts & { readonly estimate: ProfitEstimate; readonly goal: Goal };

const headlineOf = (estimate: ProfitEstimate, goal: Goal): Headline =>
  goal?.answer?.isReached ? goalTexts.headline(estimate, goal.answer) : result.headline(estimate);

/** Each text that changes is alone in its element, see docs/architecture.md#translated-pages. */
export const CalculatorReceipt = ({
  estimate,
  goal,
  start,
  shippingFeeKronor,
  averageKronor,
}: CalculatorReceiptProps) => {
  // No sum belongs to a goal that has no answer.
  const isCalculated = goal === null || (goal.answer !== null && goal.answer.productsEach !== null);
  const { title, figure, unit, aside } = isCalculated ? headlineOf(estimate, goal) : goalTexts.unanswered;
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
          {isCalculated && (
            <ShareButton
              label={share.result}
              tone="paper"
              path={`${resultPath(estimate)}#${ANCHORS.calculator}`}
              text={sharedResult(estimate, averageKronor)}
            />
          )}
        </div>
        {isCalculated && (
          <>
            <dl className="receipt-rows">
              {[...result.arithmetic(estimate), ...result.shipping(estimate, shippingFeeKronor)].map(
                ({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
              )}
            </dl>
            <p className="receipt-note">
              <span>{result.note(estimate, averageKronor, shippingFeeKronor)}</span>
              <RichText text={result.noteEnd} />
            </p>
            <a className="arrow" href={materialPath(estimate)}>
              {result.print}
              <ForwardArrow />
            </a>
          </>
        )}
      </div>
    </div>
  );
};
