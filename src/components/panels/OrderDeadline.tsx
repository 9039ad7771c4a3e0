import type { Operator } from '../../content/operator.ts';
import { orderDeadline } from '../../content/sales-rounds.ts';
import type { PlainDate } from '../../domain/plain-date.ts';

type OrderDeadlineProps = { readonly operator: Operator; readonly today: PlainDate };

/**
 * The last day for a customer to order. If the customer came with a web shop, client/behaviours/shop names the seller.
 * When the shop is removed, it restores the text from the attribute.
 */
export const OrderDeadline = ({ operator, today }: OrderDeadlineProps) => {
  const deadline = orderDeadline(operator, today);
  return (
    deadline && (
      <p className="deadline">
        {deadline.text} <span data-whose-day={deadline.ask}>{deadline.ask}</span>
      </p>
    )
  );
};
