import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AskSeller } from '../../components/panels/AskSeller.tsx';
import { OrderDeadline } from '../../components/panels/OrderDeadline.tsx';
import { askSeller } from '../../content/ask-seller.ts';
import type { Operator } from '../../content/operator.ts';
import { PATHS } from '../../content/paths.ts';
import { products as copyOf } from '../../content/products.ts';
import type { PlainDate } from '../../domain/plain-date.ts';

type CatalogueSectionProps = {
  readonly operator: Operator;
  readonly today: PlainDate;
  readonly children: ReactNode;
};

/** The content of the products page inside the layout: its heading, and the list or its placeholder. */
export const CatalogueSection = ({ operator, today, children }: CatalogueSectionProps) => {
  const { title, lead, customers } = copyOf(operator);
  return (
    <>
      <PageHead title={title} lead={lead} illustration="counter" size="compact">
        <p>
          {customers} <AskSeller message={askSeller.list} path={PATHS.products} look="link" />
        </p>
      </PageHead>
      <div className="wrap shelf-section">
        {children}
        <OrderDeadline operator={operator} today={today} />
      </div>
    </>
  );
};
