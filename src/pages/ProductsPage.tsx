import type { ReactNode } from 'react';
import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { AskSeller } from '../components/panels/AskSeller.tsx';
import { OrderDeadline } from '../components/panels/OrderDeadline.tsx';
import { askSeller } from '../content/ask-seller.ts';
import { productListTexts } from '../content/products.ts';
import { PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { BrochureCover } from './products/BrochureCover.tsx';
import { BrochureOrders } from './products/BrochureOrders.tsx';

type ProductsPageProps = {
  readonly context: PageContext;
  readonly today: PlainDate;
  /** The list, or a fallback or failure that replaces it. */
  readonly children: ReactNode;
};

export const ProductsPage = ({ context, today, children }: ProductsPageProps) => {
  const { operator } = context;
  const { meta, title, lead, customers } = productListTexts(operator);
  return (
    <Layout context={context} meta={meta}>
      <BrochureCover context={context} today={today} />
      <PageHead title={title} lead={lead} illustration="counter" />
      <div className="wrap shelf-section">
        {children}
        <div className="for-buyers">
          <OrderDeadline operator={operator} today={today} />
          <p>
            {customers} <AskSeller message={askSeller.list} path={PATHS.products} look="link" />
          </p>
        </div>
      </div>
      <BrochureOrders />
    </Layout>
  );
};
