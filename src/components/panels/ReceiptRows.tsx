import type { ArithmeticRow } from '../../content/calculator.ts';

export const ReceiptRows = ({ rows }: { readonly rows: readonly ArithmeticRow[] }) => (
  <dl className="receipt-rows">
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
