import { calculator } from '../../content/calculator.ts';
import { share } from '../../content/share.ts';
import type { ProfitEstimate } from '../../domain/profit.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { CALCULATOR_FIELDS } from '../../ui/ids.ts';
import { ReceiptRows } from '../../ui/ReceiptRows.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';

const { result } = calculator;

export const CalculatorReceipt = ({ estimate }: { readonly estimate: ProfitEstimate }) => {
  const { yours, goods } = result.split(estimate);
  return (
    <div className="receipt">
      <div className="receipt-slip">
        <h3 className="receipt-title">{result.heading}</h3>
        {/* An output is a live region of itself: the form's own status speaks for it, once a drag is over. */}
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
        <p className="receipt-note">{result.note}</p>
        <ShareButton label={share.result} tone="paper" />
      </div>
      <Drawing name="stampel" alt={result.stampAlt} className="stamp" />
    </div>
  );
};
