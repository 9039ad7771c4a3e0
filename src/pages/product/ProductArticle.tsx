import { TagPills } from '../../components/media/TagPills.tsx';
import { AskSeller } from '../../components/panels/AskSeller.tsx';
import { ShareButton } from '../../components/panels/buttons.tsx';
import { OrderDeadline } from '../../components/panels/OrderDeadline.tsx';
import { WishButton } from '../../components/panels/WishButton.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import { RichText } from '../../components/prose/prose.tsx';
import { askSeller } from '../../content/ask-seller.ts';
import { tintOf } from '../../content/catalogue.ts';
import { formatPrice } from '../../content/format.ts';
import { type Operator, roles } from '../../content/operator.ts';
import { inOwnShop, priceNotes, productTexts } from '../../content/products.ts';
import { share } from '../../content/share.ts';
import { comparisonPrice } from '../../domain/comparison-price.ts';
import { lacksIngredients } from '../../domain/food.ts';
import { productPath } from '../../domain/paths.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { Product } from '../../domain/product.ts';
import type { RelatedProducts } from '../../domain/related-products.ts';
import { isDiet } from '../../domain/seasons.ts';
import { FormattedText } from '../../html/FormattedText.tsx';
import { INGREDIENTS_ID } from '../../shared/element-ids.ts';
import { ProductImages } from './ProductImages.tsx';

type ProductArticleProps = {
  readonly operator: Operator;
  readonly product: Product;
  readonly related: Pick<RelatedProducts, 'tags' | 'season' | 'thumbnail' | 'netContents'>;
  readonly today: PlainDate;
};

type Copy = ReturnType<typeof productTexts>;
type PartProps = { readonly copy: Copy; readonly product: Product };
type ActionProps = Pick<ProductArticleProps, 'operator' | 'today'>;

export const ProductArticle = ({ operator, product, related, today }: ProductArticleProps) => {
  const copy = productTexts(operator);
  return (
    <article className="product" data-tint={tintOf(related)}>
      <Head product={product} />
      <ProductImages product={product} copy={copy.carousel} />
      <div className="product-words">
        <Deal copy={copy} product={product} related={related} />
        <MainAction copy={copy} product={product} related={related} operator={operator} today={today} />
      </div>
      <div className="product-text">
        <TagPills tags={related.tags} />
        {related.tags.some(isDiet) && <p className="price-note">{copy.dietTags}</p>}
        {product.description.length > 0 && <Description copy={copy} product={product} />}
        <p className="roles">{roles(operator)}</p>
      </div>
    </article>
  );
};

const Head = ({ product: { id, name, tagline, price } }: Pick<PartProps, 'product'>) => (
  <div className="product-head">
    <h1 dir="auto">{name}</h1>
    <ShareButton label={share.product} tone="quiet" path={productPath(id)} shopText={inOwnShop.product(name, price)} />
    {tagline && (
      <p className="lead">
        <bdi>{tagline}</bdi>
      </p>
    )}
  </div>
);

type RelatedProps = PartProps & Pick<ProductArticleProps, 'related'>;

const Deal = ({ copy, product: { id, name, price }, related }: RelatedProps) => {
  const comparison = comparisonPrice(price, related.netContents);
  return (
    <div className="deal">
      <strong>{formatPrice(price)}</strong> <WishButton id={id} name={name} price={price} />
      <p className="price-note">
        <span>{priceNotes.vatIncluded}</span>{' '}
        {comparison && (
          <>
            <span>{priceNotes.contents(comparison)}</span> <span>{priceNotes.comparison(comparison)}</span>
          </>
        )}
      </p>
      <p className="profit">{copy.profit(price)}</p>
    </div>
  );
};

/** The action for a customer, and below it the action for a group that wants to sell. */
const MainAction = ({ copy, product, related, operator, today }: RelatedProps & ActionProps) => (
  <div className="main-action">
    <AskSeller message={askSeller.product(product.name)} path={productPath(product.id)} look="button" />
    <Ingredients copy={copy} product={product} related={related} />
    <p>{copy.signpost}</p>
    <OrderDeadline operator={operator} today={today} />
    <ButtonLink link={copy.start} tone="mint" />
  </div>
);

/** The way to the ingredients in the description, and whom to ask for those of a food that does not state them. */
const Ingredients = ({ copy, product, related }: RelatedProps) => (
  <>
    {product.ingredients && (
      <p>
        <a className="arrow" href={`#${INGREDIENTS_ID}`}>
          {product.ingredients.label}
        </a>
      </p>
    )}
    {lacksIngredients(product, related) && (
      <p className="price-note">
        <RichText text={copy.withoutIngredients} />
      </p>
    )}
  </>
);

const Description = ({ copy, product: { description, ingredients } }: PartProps) => (
  <section className="prose">
    <h2>{copy.descriptionHeading}</h2>
    <FormattedText
      nodes={description}
      anchor={ingredients && { element: ingredients.heading, id: INGREDIENTS_ID }}
      tableLabel={copy.table}
    />
  </section>
);
