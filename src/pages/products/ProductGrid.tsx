import type { FirstImage } from '../../components/media/first-image.ts';
import { ProductCard } from '../../components/panels/ProductCard.tsx';
import type { Operator } from '../../content/operator.ts';
import type { ProductSummary } from '../../domain/product.ts';

type ProductGridProps = {
  readonly operator: Operator;
  /** The products in the order to show them in. */
  readonly products: readonly ProductSummary[];
};

/** The image of the first card. Null: there is no card, or it has no image. */
export const firstCardImage = ([first]: readonly ProductSummary[]): FirstImage | null =>
  first?.thumbnail ? { src: first.thumbnail.url } : null;

export const ProductGrid = ({ operator, products }: ProductGridProps) => (
  <ul className="product-grid" data-goods="">
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} operator={operator} isFirst={index === 0} />
    ))}
  </ul>
);

/** As many as fill the first view. */
const OUTLINES = Array.from({ length: 8 }, (_, index) => index);

/** The outlines of cards, shown until the products arrive. */
export const CardOutlines = () => (
  <ul className="product-grid card-outlines" aria-hidden="true">
    {OUTLINES.map((index) => (
      <li key={index} />
    ))}
  </ul>
);
