import { NoMedia } from '../../components/media/NoMedia.tsx';
import { TagPills } from '../../components/media/TagPills.tsx';
import { WishButton } from '../../components/panels/WishButton.tsx';
import { tintOf } from '../../content/catalogue.ts';
import { formatPrice } from '../../content/format.ts';
import type { Operator } from '../../content/operator.ts';
import { productPath } from '../../content/paths.ts';
import { products as copyOf, priceNotes } from '../../content/products.ts';
import { comparisonPrice } from '../../domain/comparison-price.ts';
import type { ProductSummary, Thumbnail } from '../../domain/product.ts';

type ProductCardProps = {
  readonly product: ProductSummary;
  /** Its index in the default order. Only on pages in another order. */
  readonly place?: number | undefined;
  readonly operator: Operator;
  /** Whether it is the first visible card. Its image loads eagerly, with high priority. */
  readonly isFirst?: boolean;
  /** The level of its heading. */
  readonly heading?: 'h2' | 'h3';
};

type CardImageProps = { readonly image: Thumbnail; readonly isFirst: boolean };

const CardImage = ({ image: { url, width, height }, isFirst }: CardImageProps) =>
  isFirst ? (
    <picture>
      <img src={url} width={width} height={height} alt="" loading="eager" fetchPriority="high" />
    </picture>
  ) : (
    <img src={url} width={width} height={height} alt="" loading="lazy" />
  );

/**
 * A product in the catalogue. client/behaviours/catalogue reads name, tagline and tags from this markup to filter cards,
 * the price from the button and the place from its attribute.
 */
export const ProductCard = ({
  product,
  place,
  operator,
  isFirst = false,
  heading: Heading = 'h2',
}: ProductCardProps) => {
  const { id, name, price, tagline, thumbnail, tags, netContents } = product;
  const comparison = comparisonPrice(price, netContents);
  return (
    <li className="card" data-tint={tintOf(tags)} data-place={place}>
      {thumbnail ? <CardImage image={thumbnail} isFirst={isFirst} /> : <NoMedia />}
      <TagPills tags={tags} />
      <Heading>
        <a href={productPath(id)}>{name}</a>
      </Heading>
      <p>{tagline}</p>
      <div className="card-price">
        <strong>{formatPrice(price)}</strong> <span className="yours">{copyOf(operator).profit(price)}</span>{' '}
        {comparison && <small>{priceNotes.comparison(comparison)}</small>}
      </div>
      <WishButton id={id} name={name} price={price} />
    </li>
  );
};
