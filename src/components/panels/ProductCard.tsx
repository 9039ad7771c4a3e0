import { tintOf } from '../../content/catalogue.ts';
import { formatPrice } from '../../content/format.ts';
import type { Operator } from '../../content/operator.ts';
import { priceNotes, productListTexts } from '../../content/products.ts';
import { comparisonPrice } from '../../domain/comparison-price.ts';
import { productPath } from '../../domain/paths.ts';
import type { ProductSummary, Thumbnail } from '../../domain/product.ts';
import { cardId } from '../../shared/element-ids.ts';
import { NoMedia } from '../media/NoMedia.tsx';
import { TagPills } from '../media/TagPills.tsx';
import { ThumbnailImage } from '../media/ThumbnailImage.tsx';
import { WishButton } from './WishButton.tsx';

type ProductCardProps = {
  readonly product: ProductSummary;
  readonly operator: Operator;
  /** Whether this is the first card of the page. The image of the first card loads eagerly, with high priority. */
  readonly isFirst?: boolean;
  /** The level of its heading. */
  readonly heading?: 'h2' | 'h3';
};

type CardImageProps = { readonly image: Thumbnail; readonly isFirst: boolean };

/** Every card has the same elements, because another view may show the same card first. See FirstImage. */
const CardImage = ({ image, isFirst }: CardImageProps) => (
  <picture>
    <ThumbnailImage image={image} loading={isFirst ? 'eager' : 'lazy'} fetchPriority={isFirst ? 'high' : undefined} />
  </picture>
);

/** A product in a list. */
export const ProductCard = ({ product, operator, isFirst = false, heading: Heading = 'h2' }: ProductCardProps) => {
  const { id, name, price, tagline, thumbnail, tags, netContents } = product;
  const comparison = comparisonPrice(price, netContents);
  return (
    <li className="card" id={cardId(id)} data-tint={tintOf(product)}>
      {thumbnail && <CardImage image={thumbnail} isFirst={isFirst} />}
      <Heading dir="auto">
        <a href={productPath(id)}>{name}</a>
      </Heading>
      {!thumbnail && <NoMedia />}
      {tagline && <p>{tagline}</p>}
      <div className="card-price">
        <div>
          <strong>{formatPrice(price)}</strong>{' '}
          <span className="yours">{productListTexts(operator).profit(price)}</span>
        </div>{' '}
        <WishButton id={id} name={name} price={price} isRound />
      </div>{' '}
      {comparison && (
        <small>
          {`${priceNotes.contents(comparison)}\u2002`}
          <span className="comparison">{priceNotes.comparisonLabel}</span>
          {` ${priceNotes.unitPrice(comparison)}`}
        </small>
      )}
      <TagPills tags={tags} />
    </li>
  );
};
