import { Illustration } from '../../components/media/Illustration.tsx';
import { ShareButton } from '../../components/panels/buttons.tsx';
import { ReceiptRows } from '../../components/panels/figures.tsx';
import { RichText } from '../../components/prose/prose.tsx';
import { calculator } from '../../content/calculator.ts';
import type { Link } from '../../content/links.ts';
import { share } from '../../content/share.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import { CALCULATOR_FIELDS } from '../../shared/element-ids.ts';

const { result } = calculator;

export type CalculatorReceiptProps = { readonly estimate: ProfitEstimate; readonly start: Link };

export const CalculatorReceipt = ({ estimate, start }: CalculatorReceiptProps) => {
  const { yours, goods } = result.split(estimate);
  return (
    <div className="receipt">
      <div className="receipt-slip">
        <h3 className="receipt-title">{result.heading}</h3>
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
        <ReceiptRows rows={result.arithmetic(estimate)} />
        <p className="receipt-note">
          <RichText text={result.note} />
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
