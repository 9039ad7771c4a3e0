import { Illustration } from '../../components/media/Illustration.tsx';
import { TagPills } from '../../components/media/TagPills.tsx';
import { ShareButton } from '../../components/panels/buttons.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import { tintOf } from '../../content/catalogue.ts';
import { formatPrice } from '../../content/format.ts';
import { type Operator, roles } from '../../content/operator.ts';
import { productPath } from '../../content/paths.ts';
import { product as copyOf, priceNotes } from '../../content/products.ts';
import { share } from '../../content/share.ts';
import { comparisonPrice, parseNetContents } from '../../domain/comparison-price.ts';
import type { Product, Tag } from '../../domain/product.ts';
import { FormattedText } from '../../html/FormattedText.tsx';
import { ProductImages } from './ProductImages.tsx';

export type ProductArticleProps = {
  readonly operator: Operator;
  readonly product: Product;
  readonly tags: readonly Tag[];
};

type PartProps = { readonly copy: ReturnType<typeof copyOf>; readonly product: Product };

/** The client script takes the document's title from `data-title` when the article was streamed after `<head>`. */
export const ProductArticle = ({ operator, product, tags }: ProductArticleProps) => {
  const copy = copyOf(operator);
  return (
    <article className="product" data-tint={tintOf(tags)}>
      <ProductImages name={product.name} media={product.media} copy={copy.carousel} />
      <div className="product-words">
        <TagPills tags={tags} />
        <div className="product-title">
          <h1 data-title={copy.meta(product).title}>{product.name}</h1>
          <ShareButton label={share.product} tone="quiet" path={productPath(product.id)} />
        </div>
        <p className="lead">{product.tagline}</p>
        <Deal copy={copy} product={product} />
        <p className="signpost">{copy.signpost}</p>
        <Description copy={copy} product={product} />
        <SellBox copy={copy} product={product} />
        <p className="roles">{roles(operator)}</p>
      </div>
    </article>
  );
};

const Deal = ({ copy, product: { price, description } }: PartProps) => {
  const comparison = comparisonPrice(price, parseNetContents(description));
  return (
    <div className="deal">
      <div>
        <strong>{formatPrice(price)}</strong>
        <p className="price-note">
          <span>{priceNotes.vatIncluded}</span> {comparison && <span>{priceNotes.comparison(comparison)}</span>}
        </p>
        <p>{copy.profit(price)}</p>
      </div>
      <Illustration name="stamp" alt={copy.stampAlt} className="stamp" />
    </div>
  );
};

const Description = ({ copy, product }: PartProps) => (
  <section className="prose">
    <h2>{copy.descriptionHeading}</h2>
    <FormattedText html={product.description} />
  </section>
);

const SellBox = ({ copy: { sell }, product: { price } }: PartProps) => (
  <section className="sell-box">
    <h2>{sell.title}</h2>
    <p>{sell.text(price)}</p>
    <ButtonLink link={sell.start} />
  </section>
);
