import { StaleNote } from '../../components/panels/StaleNote.tsx';
import { product as copyOf } from '../../content/products.ts';
import type { Site } from '../../content/site.ts';
import type { Product } from '../../domain/product.ts';
import type { Shelf } from '../../domain/shelf.ts';
import { ProductArticle } from './ProductArticle.tsx';
import { ProductShelf } from './ProductShelf.tsx';

export type ProductContentProps = {
  readonly site: Site;
  readonly product: Product;
  /** Null: the list of products is not available. */
  readonly shelf: Shelf | null;
  /** How old the product is, when it is stale. */
  readonly lastUpdated: string | null;
};

/** The part of the product page that depends on provider data. */
export const ProductContent = ({ site, product, shelf, lastUpdated }: ProductContentProps) => (
  <>
    {lastUpdated && <StaleNote text={lastUpdated} />}
    <ProductArticle site={site} product={product} tags={shelf?.tags ?? []} />
    {shelf && <ProductShelf site={site} copy={copyOf(site).shelf} shelf={shelf} />}
  </>
);
