import { ButtonLink } from '../../components/prose/links.tsx';
import type { Operator } from '../../content/operator.ts';
import { products as copyOf } from '../../content/products.ts';
import type { ProductSummary } from '../../domain/product.ts';
import { ProductCard } from './ProductCard.tsx';

type Copy = ReturnType<typeof copyOf>;

type ProductGridProps = {
  readonly operator: Operator;
  /** The whole catalogue in its default order. */
  readonly products: readonly ProductSummary[];
  /** The products that match the filter, in the selected order. */
  readonly matching: readonly ProductSummary[];
};

/** Cards that do not match the filter are in the page too, hidden, so that the browser can filter without a request. */
export const ProductGrid = ({ operator, products, matching }: ProductGridProps) => {
  const others = products.filter((product) => !matching.includes(product));
  const shown = [...matching, ...others];
  const isInDefaultOrder = products.every((product, index) => product === shown[index]);
  const card = (product: ProductSummary, isFirst: boolean) => (
    <ProductCard
      key={product.id}
      product={product}
      place={isInDefaultOrder ? undefined : products.indexOf(product)}
      operator={operator}
      isFirst={isFirst}
    />
  );
  return (
    <>
      <ul className="product-grid" hidden={matching.length === 0}>
        {matching.map((product, index) => card(product, index === 0))}
        <CallToActionCard {...copyOf(operator).callToAction} />
      </ul>
      {others.length > 0 && (
        <ul className="other-products" hidden>
          {others.map((product) => card(product, false))}
        </ul>
      )}
    </>
  );
};

const CallToActionCard = ({ title, start }: Copy['callToAction']) => (
  <li className="call-to-action-card">
    <h2>{title}</h2>
    <ButtonLink link={start} tone="sun" />
  </li>
);
