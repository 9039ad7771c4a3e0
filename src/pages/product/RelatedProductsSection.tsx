import { BackArrow, ForwardArrow } from '../../components/media/icons.tsx';
import { ProductCard } from '../../components/panels/ProductCard.tsx';
import type { Operator } from '../../content/operator.ts';
import type { productTexts } from '../../content/products.ts';
import { productPath } from '../../domain/paths.ts';
import type { RelatedProducts } from '../../domain/related-products.ts';

type RelatedProductsSectionProps = {
  readonly operator: Operator;
  readonly copy: ReturnType<typeof productTexts>['related'];
  readonly related: RelatedProducts;
};

/** Links from a product to others: its neighbours in the list, and some of the other products. */
export const RelatedProductsSection = ({
  operator,
  copy,
  related: { neighbours, others },
}: RelatedProductsSectionProps) => (
  <>
    {neighbours && (
      <nav className="neighbours" aria-label={copy.neighboursLabel}>
        <a className="arrow" href={productPath(neighbours.previous.id)} rel="prev">
          <BackArrow />
          <span className="visually-hidden">{copy.previous}</span> <bdi>{neighbours.previous.name}</bdi>
        </a>{' '}
        <a className="arrow" href={productPath(neighbours.next.id)} rel="next">
          <span className="visually-hidden">{copy.next}</span> <bdi>{neighbours.next.name}</bdi>
          <ForwardArrow />
        </a>
      </nav>
    )}
    {others.length > 0 && (
      <section className="more-products">
        <h2>{copy.title}</h2>
        <ul className="product-grid">
          {others.map((product) => (
            <ProductCard key={product.id} product={product} operator={operator} heading="h3" />
          ))}
        </ul>
      </section>
    )}
  </>
);
