import type { ReactNode } from 'react';
import { Layout } from '../components/layout/Layout.tsx';
import type { PageContext, PageMeta } from '../components/layout/page-context.ts';
import { BackLink } from '../components/prose/links.tsx';
import { productJsonLd } from '../content/json-ld.ts';
import { loading, productTexts } from '../content/products.ts';
import { productCard } from '../content/share-image.ts';
import type { Product } from '../domain/product.ts';

type ProductPageProps = {
  readonly context: PageContext;
  /** Null while the product is still loading. */
  readonly product: Product | null;
  /** The product, or a fallback or failure that replaces it. */
  readonly children: ReactNode;
};

const metaOf = ({ operator, publicOrigin }: PageContext, product: Product | null): PageMeta => {
  if (!product) return { title: loading.productTitle(operator), description: loading.productDescription };
  const image = productCard(product);
  return {
    ...productTexts(operator).meta(product),
    ...(image && { image }),
    jsonLd: [productJsonLd(product, publicOrigin)],
  };
};

export const ProductPage = ({ context, product, children }: ProductPageProps) => (
  <Layout context={context} meta={metaOf(context, product)}>
    <div className="wrap">
      <p className="back">
        <BackLink link={productTexts(context.operator).back} />
      </p>
      {children}
      <p className="page-address">{`${new URL(context.publicOrigin).host}${context.path}`}</p>
    </div>
  </Layout>
);
