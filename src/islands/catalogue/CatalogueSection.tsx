import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import type { Operator } from '../../content/operator.ts';
import { products as copyOf } from '../../content/products.ts';

/** The content of the products page inside the layout: its heading, and the list or its placeholder. */
export const CatalogueSection = ({
  operator,
  children,
}: {
  readonly operator: Operator;
  readonly children: ReactNode;
}) => {
  const { title, lead, signpost } = copyOf(operator);
  return (
    <>
      <PageHead title={title} lead={lead} illustration="counter" size="compact">
        <p>{signpost}</p>
      </PageHead>
      <div className="wrap shelf-section">{children}</div>
    </>
  );
};
