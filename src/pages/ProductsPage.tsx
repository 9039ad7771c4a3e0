import type { ReactNode } from 'react';
import { Layout } from '../components/layout/Layout.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { products as copyOf } from '../content/products.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { CatalogueSection } from '../islands/catalogue/CatalogueSection.tsx';
import { BrochureCover } from './products/BrochureCover.tsx';
import { BrochureOrders } from './products/BrochureOrders.tsx';

type ProductsPageProps = {
  readonly context: PageContext;
  readonly today: PlainDate;
  /** The list, or a fallback or failure in its place. */
  readonly children: ReactNode;
};

export const ProductsPage = ({ context, today, children }: ProductsPageProps) => (
  <Layout context={context} meta={copyOf(context.operator).meta}>
    <BrochureCover context={context} today={today} />
    <CatalogueSection operator={context.operator} today={today}>
      {children}
    </CatalogueSection>
    <BrochureOrders />
  </Layout>
);
