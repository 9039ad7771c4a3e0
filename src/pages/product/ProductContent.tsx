import { StaleNote } from '../../components/panels/notes.tsx';
import type { Operator } from '../../content/operator.ts';
import { productTexts } from '../../content/products.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { Product } from '../../domain/product.ts';
import type { RelatedProducts } from '../../domain/related-products.ts';
import { ProductArticle } from './ProductArticle.tsx';
import { RelatedProductsSection } from './RelatedProductsSection.tsx';

type ProductContentProps = {
  readonly operator: Operator;
  readonly product: Product;
  readonly related: RelatedProducts;
  readonly today: PlainDate;
  /** The age of the product data, if it is stale. */
  readonly lastUpdated: string | null;
};

/** The part of the product page that depends on provider data. */
export const ProductContent = ({ operator, product, related, today, lastUpdated }: ProductContentProps) => (
  <>
    {lastUpdated && <StaleNote text={lastUpdated} />}
    <ProductArticle operator={operator} product={product} related={related} today={today} />
    <RelatedProductsSection operator={operator} copy={productTexts(operator).related} related={related} />
  </>
);
