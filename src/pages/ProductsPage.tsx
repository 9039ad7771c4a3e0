import type { ReactNode } from 'react';
import { products as copyOf } from '../content/products.ts';
import { Layout } from '../ui/Layout.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import type { Shell } from '../ui/shell.ts';

export type ProductsPageProps = {
  readonly shell: Shell;
  /** The shelf, or what stands there until it is known. */
  readonly children: ReactNode;
};

export const ProductsPage = ({ shell, children }: ProductsPageProps) => {
  const { meta, title, lead } = copyOf(shell.site);
  return (
    <Layout shell={shell} meta={meta}>
      <PageHead title={title} lead={lead} drawing="karran" />
      <div className="wrap shelf-section">{children}</div>
    </Layout>
  );
};
