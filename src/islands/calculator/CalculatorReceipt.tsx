import { Illustration } from '../../components/media/Illustration.tsx';
import { ShareButton } from '../../components/panels/buttons.tsx';
import { ReceiptRows } from '../../components/panels/figures.tsx';
import { RichText } from '../../components/prose/prose.tsx';
import { calculator } from '../../content/calculator.ts';
import { share } from '../../content/share.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import { CALCULATOR_FIELDS } from '../../shared/element-ids.ts';
import type { ReceiptFacts } from '../contract.ts';

const { result } = calculator;

export type CalculatorReceiptProps = ReceiptFacts & { readonly estimate: ProfitEstimate };

export const CalculatorReceipt = ({ estimate, start, shippingFeeKronor, averageKronor }: CalculatorReceiptProps) => {
  const { yours, goods } = result.split(estimate);
  return (
    <div className="receipt">
      <div className="receipt-slip">
        <h3 className="receipt-title">{result.heading(estimate)}</h3>
        {/* An output is a live region by default. The form's status announces the result instead, debounced. */}
        <output className="receipt-sum" aria-live="off" htmlFor={Object.values(CALCULATOR_FIELDS).join(' ')}>
          {result.figure(estimate)} <small>{result.unit}</small>
        </output>
        <ul className="split">
          {[yours, goods].map(({ amount, label }) => (
            <li key={label}>
              <b>{amount}</b> {label}
            </li>
          ))}
        </ul>
        <ReceiptRows rows={[...result.arithmetic(estimate), ...result.shipping(estimate, shippingFeeKronor)]} />
        <p className="receipt-note">
          <RichText text={result.note(averageKronor)} />
        </p>
        <div className="actions">
          <a className="button" href={start.href}>
            {start.label}
          </a>
          <ShareButton label={share.result} tone="paper" />
        </div>
      </div>
      <Illustration name="stamp" alt={result.stampAlt} className="stamp" />
    </div>
  );
};
