import type { ReactNode } from 'react';
import { products as copyOf } from '../content/products.ts';
import { CataloguePage } from '../islands/catalogue/CataloguePage.tsx';
import { Layout } from '../ui/Layout.tsx';
import type { Shell } from '../ui/shell.ts';

export type ProductsPageProps = {
  readonly shell: Shell;
  /** The shelf, or what stands there until it is known. */
  readonly children: ReactNode;
};

export const ProductsPage = ({ shell, children }: ProductsPageProps) => (
  <Layout shell={shell} meta={copyOf(shell.site).meta}>
    <CataloguePage site={shell.site}>{children}</CataloguePage>
  </Layout>
);
