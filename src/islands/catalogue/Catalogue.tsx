import { Illustration } from '../../components/media/Illustration.tsx';
import { PrintButton, ShareButton } from '../../components/panels/buttons.tsx';
import { NearestWords } from '../../components/panels/notes.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import { catalogue as copy, EMPTY_SHELF_ALT } from '../../content/catalogue.ts';
import type { Operator } from '../../content/operator.ts';
import { PATHS } from '../../content/paths.ts';
import { products as copyOf, priceNotes } from '../../content/products.ts';
import { share } from '../../content/share.ts';
import { type CatalogueFilter, countTags, filterProducts, nearestSearches, toQuery } from '../../domain/catalogue.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { ProductSummary } from '../../domain/product.ts';
import { CatalogueTools } from './CatalogueTools.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { ShopLink } from './ShopLink.tsx';

export type CatalogueProps = {
  readonly operator: Operator;
  /** The whole catalogue in its default order. */
  readonly products: readonly ProductSummary[];
  readonly filter: CatalogueFilter;
  readonly today: PlainDate;
};

/** The list of products with its search, sort order and tags. */
export const Catalogue = ({ operator, products, filter, today }: CatalogueProps) => {
  if (products.length === 0) return <EmptyCatalogue operator={operator} />;
  const matching = filterProducts(products, filter, copy.synonyms);
  const nearest = matching.length > 0 ? [] : nearestSearches(products, filter, copy.synonyms);
  return (
    <div className="catalogue">
      <div className="catalogue-head">
        <CatalogueTools
          filter={filter}
          tags={countTags(products, copy.tags.kinds, today.month)}
          total={products.length}
        />
        <div className="catalogue-line">
          <strong className="catalogue-count">{copy.count(matching.length)}</strong>{' '}
          <span className="catalogue-note">{priceNotes.allVatIncluded}</span>
          <p className="visually-hidden" role="status" />
          <ShareButton label={share.list} tone="quiet" />
          <PrintButton label={copy.print} />
          <ShopLink />
        </div>
      </div>
      <ProductGrid operator={operator} products={products} matching={matching} />
      <NoMatches hidden={matching.length > 0} filter={filter} nearest={nearest} />
    </div>
  );
};

const EmptyCatalogue = ({ operator }: { readonly operator: Operator }) => {
  const { title, text, start } = copyOf(operator).empty;
  return (
    <section className="empty">
      <Illustration name="empty-shelf" alt={EMPTY_SHELF_ALT} />
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink link={start} big />
    </section>
  );
};

type NoMatchesProps = {
  readonly hidden: boolean;
  readonly filter: CatalogueFilter;
  readonly nearest: readonly string[];
};

const NoMatches = ({ hidden, filter, nearest }: NoMatchesProps) => (
  <section className="empty" hidden={hidden}>
    <Illustration name="empty-shelf" alt={EMPTY_SHELF_ALT} />
    <h2>{copy.noMatches.title}</h2>
    <p>{copy.noMatches.text}</p>
    <NearestWords words={nearest} hrefOf={(search) => `${PATHS.products}${toQuery({ ...filter, search })}`} />
    <a className="button big" href={PATHS.products}>
      {copy.noMatches.link}
    </a>
  </section>
);
