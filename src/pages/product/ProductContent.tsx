import { StaleNote } from '../../components/panels/StaleNote.tsx';
import type { Site } from '../../content/site.ts';
import type { Product } from '../../domain/product.ts';
import { ProductArticle } from './ProductArticle.tsx';

export type ProductContentProps = {
  readonly site: Site;
  readonly product: Product;
  /** How old the product is, when it is stale. */
  readonly lastUpdated: string | null;
};

/** The part of the product page that depends on provider data. */
export const ProductContent = ({ site, product, lastUpdated }: ProductContentProps) => (
  <>
    {lastUpdated && <StaleNote text={lastUpdated} />}
    <ProductArticle site={site} product={product} />
  </>
);
