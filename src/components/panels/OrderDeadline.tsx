import type { Operator } from '../../content/operator.ts';
import { orderDeadline } from '../../content/sales-rounds.ts';
import type { PlainDate } from '../../domain/plain-date.ts';

type OrderDeadlineProps = { readonly operator: Operator; readonly today: PlainDate };

/** The last day for a customer to order. */
export const OrderDeadline = ({ operator, today }: OrderDeadlineProps) => {
  const deadline = orderDeadline(operator, today);
  return (
    deadline && (
      <p className="deadline">
        {deadline.text} <span>{deadline.ask}</span>
      </p>
    )
  );
};
