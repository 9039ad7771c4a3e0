import type { ReactNode } from 'react';
import { Layout } from '../components/layout/Layout.tsx';
import type { PageContext, PageMeta } from '../components/layout/page-context.ts';
import { BackLink } from '../components/prose/links.tsx';
import { product as copyOf } from '../content/products.ts';

export type ProductPageProps = {
  readonly context: PageContext;
  readonly meta: PageMeta;
  /** The product, or a fallback or failure in its place. */
  readonly children: ReactNode;
};

export const ProductPage = ({ context, meta, children }: ProductPageProps) => (
  <Layout context={context} meta={meta}>
    <div className="wrap">
      <p className="back">
        <BackLink link={copyOf(context.site).back} />
      </p>
      {children}
    </div>
  </Layout>
);
