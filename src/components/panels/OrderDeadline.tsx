import type { Operator } from '../../content/operator.ts';
import { orderDeadline } from '../../content/sales-rounds.ts';
import type { PlainDate } from '../../domain/plain-date.ts';

type OrderDeadlineProps = { readonly operator: Operator; readonly today: PlainDate };

/**
 * By when a customer has to order. client/behaviours/shop names the one who sells, when the customer came with a web shop,
 * and puts the text of the attribute back when the shop is removed.
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
