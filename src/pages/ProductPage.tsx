import type { ReactNode } from 'react';
import { product as copyOf } from '../content/products.ts';
import { Layout } from '../ui/Layout.tsx';
import { BackLink } from '../ui/Links.tsx';
import type { PageMeta, Shell } from '../ui/shell.ts';

export type ProductPageProps = {
  readonly shell: Shell;
  readonly meta: PageMeta;
  /** The product, or what stands there until it is known. */
  readonly children: ReactNode;
};

export const ProductPage = ({ shell, meta, children }: ProductPageProps) => (
  <Layout shell={shell} meta={meta}>
    <div className="wrap">
      <p className="back">
        <BackLink link={copyOf(shell.site).back} />
      </p>
      {children}
    </div>
  </Layout>
);
