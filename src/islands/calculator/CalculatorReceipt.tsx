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

/** Null: a goal that has no answer. The receipt is then empty. */
const headlineOf = (estimate: ProfitEstimate, goal: Goal, averageKronor: number | null): Headline | null => {
  if (goal && (goal.answer === null || goal.answer.productsEach === null)) return null;
  return goal?.answer?.isReached ? goalTexts.headline(estimate, goal.answer) : result.headline(estimate, averageKronor);
};

/** Each text that changes is alone in its element, see docs/architecture.md#translated-pages. */
export const CalculatorReceipt = ({
  estimate,
  goal,
  start,
  shippingFeeKronor,
  averageKronor,
}: CalculatorReceiptProps) => {
  const headline = headlineOf(estimate, goal, averageKronor);
  return (
    <div className="receipt">
      <div className="receipt-slip">
        <h3 className="receipt-title">{headline?.title ?? goalTexts.title}</h3>
        {/* Not an `<output>`, because screen readers skip those when they read through a page. Changes are announced
            elsewhere. */}
        {headline ? (
          <p className="receipt-sum">
            <span>{headline.figure}</span> <small>{headline.unit}</small>
          </p>
        ) : (
          <div className="receipt-sum" />
        )}
        {headline?.aside && <p className="receipt-aside">{headline.aside}</p>}
        <div className="actions">
          <a className="button" href={start.href}>
            {start.label}
          </a>
          {headline && (
            <ShareButton
              label={share.result}
              tone="paper"
              path={`${resultPath(estimate)}#${ANCHORS.calculator}`}
              text={sharedResult(estimate, averageKronor)}
            />
          )}
        </div>
        {headline && (
          <>
            <dl className="receipt-rows">
              {result.rows(estimate, shippingFeeKronor).map(({ label, value, isTotal }) => (
                <div key={label}>
                  <dt>{isTotal ? <strong>{label}</strong> : label}</dt>
                  <dd>{isTotal ? <strong>{value}</strong> : value}</dd>
                </div>
              ))}
            </dl>
            <p className="receipt-note">
              <span>{result.note(averageKronor)}</span>
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
