import type { ReactNode } from 'react';
import { products as copyOf } from '../content/products.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { CataloguePage } from '../islands/catalogue/CataloguePage.tsx';
import { Layout } from '../ui/Layout.tsx';
import type { Shell } from '../ui/shell.ts';
import { BrochureCover } from './products/BrochureCover.tsx';

export { Catalogue } from '../islands/catalogue/Catalogue.tsx';

export type ProductsPageProps = {
  readonly shell: Shell;
  readonly today: PlainDate;
  /** The list, or what stands there until it is known. */
  readonly children: ReactNode;
};

export const ProductsPage = ({ shell, today, children }: ProductsPageProps) => (
  <Layout shell={shell} meta={copyOf(shell.site).meta}>
    <BrochureCover shell={shell} today={today} />
    <CataloguePage site={shell.site}>{children}</CataloguePage>
  </Layout>
);
