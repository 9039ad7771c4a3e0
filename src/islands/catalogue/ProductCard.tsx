import { HalfCoin } from '../../components/media/icons.tsx';
import { NoMedia } from '../../components/media/NoMedia.tsx';
import { formatPrice } from '../../content/format.ts';
import { productPath } from '../../content/paths.ts';
import { priceNotes } from '../../content/price-notes.ts';
import { products as copyOf } from '../../content/products.ts';
import type { Site } from '../../content/site.ts';
import { comparisonPrice } from '../../domain/comparison-price.ts';
import type { ProductSummary, Tag } from '../../domain/product.ts';

export type ProductCardProps = {
  readonly product: ProductSummary;
  /** Index in the catalogue's default order. */
  readonly defaultIndex: number;
  readonly site: Site;
  /** Whether it is the first visible card. Its image loads eagerly, with high priority. */
  readonly isFirst: boolean;
};

/**
 * A product in the catalogue. client/behaviours/catalogue reads name, tagline and tags from this markup to filter cards,
 * and the default order and the price from the `data-` attributes.
 */
export const ProductCard = ({ product, defaultIndex, site, isFirst }: ProductCardProps) => {
  const { id, name, price, tagline, thumbnail, tags, netContents } = product;
  const comparison = comparisonPrice(price, netContents);
  return (
    <li className="card" data-place={defaultIndex} data-price={price}>
      <div className="card-picture">
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
      </div>
      {tags.length > 0 && (
        <ul className="tags">
          {tags.map((tag) => (
            <TagPill key={tag.name} {...tag} />
          ))}
        </ul>
      )}
      <h2>
        <a href={productPath(id)}>{name}</a>
      </h2>
      <p className="card-tagline">{tagline}</p>
      <p className="card-price">
        <strong>{formatPrice(price)}</strong>
        <span className="yours">
          <HalfCoin /> {copyOf(site).profit(price)}
        </span>
        {comparison && <span className="card-comparison">{priceNotes.comparison(comparison)}</span>}
      </p>
    </li>
  );
};

/** The provider's colour is an SVG attribute, because the Content Security Policy forbids inline styles. */
const TagPill = ({ name, color }: Tag) => (
  <li className="tag">
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={color} />
    </svg>
    {name}
  </li>
);
