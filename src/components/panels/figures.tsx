import type { ArithmeticRow } from '../../content/calculator.ts';
import type { Fact } from '../../content/landing.ts';

export const Facts = ({ facts, className = '' }: { readonly facts: readonly Fact[]; readonly className?: string }) => (
  <dl className={`facts wrap ${className}`}>
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
