import { NoMedia } from '../../components/media/NoMedia.tsx';
import { TagPills } from '../../components/media/TagPills.tsx';
import { tintOf } from '../../content/catalogue.ts';
import { formatPrice } from '../../content/format.ts';
import type { Operator } from '../../content/operator.ts';
import { productPath } from '../../content/paths.ts';
import { products as copyOf, priceNotes } from '../../content/products.ts';
import { comparisonPrice } from '../../domain/comparison-price.ts';
import type { ProductSummary } from '../../domain/product.ts';

export type ProductCardProps = {
  readonly product: ProductSummary;
  /** Index in the catalogue's default order. */
  readonly defaultIndex: number;
  readonly operator: Operator;
  /** Whether it is the first visible card. Its image loads eagerly, with high priority. */
  readonly isFirst?: boolean;
  /** The level of its heading. */
  readonly heading?: 'h2' | 'h3';
};

/**
 * A product in the catalogue. client/behaviours/catalogue reads name, tagline and tags from this markup to filter cards,
 * and the default order and the price from the `data-` attributes.
 */
export const ProductCard = ({
  product,
  defaultIndex,
  operator,
  isFirst = false,
  heading: Heading = 'h2',
}: ProductCardProps) => {
  const { id, name, price, tagline, thumbnail, tags, netContents } = product;
  const comparison = comparisonPrice(price, netContents);
  return (
    <li className="card" data-tint={tintOf(tags)} data-place={defaultIndex} data-price={price}>
      {thumbnail ? (
        <img
          src={thumbnail.url}
          width={thumbnail.width}
          height={thumbnail.height}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      ) : (
        <NoMedia />
      )}
      <TagPills tags={tags} />
      <Heading>
        <a href={productPath(id)}>{name}</a>
      </Heading>
      <p className="card-tagline">{tagline}</p>
      <p className="card-price">
        <strong>{formatPrice(price)}</strong> <span className="yours">{copyOf(operator).profit(price)}</span>{' '}
        {comparison && <span className="card-comparison">{priceNotes.comparison(comparison)}</span>}
      </p>
    </li>
  );
};
