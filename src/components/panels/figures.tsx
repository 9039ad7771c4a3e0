import type { ArithmeticRow } from '../../content/calculator.ts';
import type { Fact } from '../../content/landing.ts';

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="facts wrap">
    {facts.map(({ figure, text }) => (
      <div key={figure}>
        <dt>{figure}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

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
