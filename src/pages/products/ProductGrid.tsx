import type { FirstImage } from '../../components/media/first-image.ts';
import { ProductCard } from '../../components/panels/ProductCard.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import type { Operator } from '../../content/operator.ts';
import { productListTexts } from '../../content/products.ts';
import type { ProductSummary } from '../../domain/product.ts';

type Copy = ReturnType<typeof productListTexts>;

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
    <CallToActionCard {...productListTexts(operator).callToAction} />
  </ul>
);

const CallToActionCard = ({ title, start }: Copy['callToAction']) => (
  <li className="call-to-action-card">
    <h2>{title}</h2> <ButtonLink link={start} tone="sun" />
  </li>
);
