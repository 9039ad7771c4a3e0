import { TagPills } from '../../components/media/TagPills.tsx';
import { AskSeller } from '../../components/panels/AskSeller.tsx';
import { OrderDeadline } from '../../components/panels/OrderDeadline.tsx';
import { WishButton } from '../../components/panels/WishButton.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import { askSeller } from '../../content/ask-seller.ts';
import { tintOf } from '../../content/catalogue.ts';
import { formatPrice } from '../../content/format.ts';
import { type Operator, roles } from '../../content/operator.ts';
import { productPath } from '../../content/paths.ts';
import { product as copyOf, priceNotes } from '../../content/products.ts';
import { comparisonPrice, parseNetContents } from '../../domain/comparison-price.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { Product, Tag } from '../../domain/product.ts';
import { FormattedText } from '../../html/FormattedText.tsx';
import { hasIngredients, INGREDIENTS, toPlainText } from '../../html/plain-text.ts';
import { ProductImages } from './ProductImages.tsx';

type ProductArticleProps = {
  readonly operator: Operator;
  readonly product: Product;
  readonly tags: readonly Tag[];
  readonly today: PlainDate;
};

type Copy = ReturnType<typeof copyOf>;
type PartProps = { readonly copy: Copy; readonly product: Product };
type ActionProps = Pick<ProductArticleProps, 'operator' | 'today'>;

export const ProductArticle = ({ operator, product, tags, today }: ProductArticleProps) => {
  const copy = copyOf(operator);
  return (
    <article className="product" data-tint={tintOf(tags)}>
      <ProductImages product={product} copy={copy.carousel} />
      <div className="product-words">
        <h1>{product.name}</h1>
        <p className="lead">{product.tagline}</p>
        <Deal copy={copy} product={product} />
        <MainAction copy={copy} product={product} operator={operator} today={today} />
        <TagPills tags={tags} />
      </div>
      <div className="product-text">
        <Description copy={copy} product={product} />
        <p className="roles">{roles(operator)}</p>
      </div>
    </article>
  );
};

const Deal = ({ copy, product: { id, name, price, description } }: PartProps) => {
  const comparison = comparisonPrice(price, parseNetContents(toPlainText(description)));
  return (
    <div className="deal">
      <strong>{formatPrice(price)}</strong> <WishButton id={id} name={name} price={price} />
      <p className="price-note">
        <span>{priceNotes.vatIncluded}</span> {comparison && <span>{priceNotes.comparison(comparison)}</span>}{' '}
        {hasIngredients(description) && <a href={`#${INGREDIENTS.id}`}>{INGREDIENTS.heading}</a>}
      </p>
      <p className="profit">{copy.profit(price)}</p>
    </div>
  );
};

/** What a customer does, and below it what a group does that wants to sell. */
const MainAction = ({ copy, product: { id, name }, operator, today }: PartProps & ActionProps) => (
  <div className="main-action">
    <AskSeller message={askSeller.product(name)} path={productPath(id)} look="button" />
    <p>{copy.signpost}</p>
    <OrderDeadline operator={operator} today={today} />
    <ButtonLink link={copy.start} tone="mint" />
  </div>
);

const Description = ({ copy, product }: PartProps) => (
  <section className="prose">
    <h2>{copy.descriptionHeading}</h2>
    <FormattedText html={product.description} />
  </section>
);
