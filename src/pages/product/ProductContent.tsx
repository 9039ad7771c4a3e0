import { StaleNote } from '../../components/panels/StaleNote.tsx';
import { product as copyOf } from '../../content/products.ts';
import type { Site } from '../../content/site.ts';
import type { Product } from '../../domain/product.ts';
import type { RelatedProducts } from '../../domain/related-products.ts';
import { ProductArticle } from './ProductArticle.tsx';
import { RelatedProductsSection } from './RelatedProductsSection.tsx';

export type ProductContentProps = {
  readonly site: Site;
  readonly product: Product;
  /** Null: the list of products is not available. */
  readonly related: RelatedProducts | null;
  /** How old the product is, when it is stale. */
  readonly lastUpdated: string | null;
};

/** The part of the product page that depends on provider data. */
export const ProductContent = ({ site, product, related, lastUpdated }: ProductContentProps) => (
  <>
    {lastUpdated && <StaleNote text={lastUpdated} />}
    <ProductArticle site={site} product={product} tags={related?.tags ?? []} />
    {related && <RelatedProductsSection site={site} copy={copyOf(site).related} related={related} />}
  </>
);
