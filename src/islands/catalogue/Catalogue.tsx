import { Illustration } from '../../components/media/Illustration.tsx';
import { PrintButton, ShareButton } from '../../components/panels/buttons.tsx';
import { CorrectedSearch } from '../../components/panels/notes.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import { RichText } from '../../components/prose/prose.tsx';
import { catalogue as copy, EMPTY_SHELF_ALT } from '../../content/catalogue.ts';
import type { Operator } from '../../content/operator.ts';
import { PATHS } from '../../content/paths.ts';
import { products as copyOf, priceNotes } from '../../content/products.ts';
import { share } from '../../content/share.ts';
import {
  type CatalogueFilter,
  type CatalogueResult,
  createCatalogueFilter,
  tagsByMeaning,
  toQuery,
  toTagQuery,
} from '../../domain/catalogue.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { ProductSummary } from '../../domain/product.ts';
import { CatalogueOrder, CatalogueTools } from './CatalogueTools.tsx';
import { ProductGrid } from './ProductGrid.tsx';

type CatalogueProps = {
  readonly operator: Operator;
  /** The whole catalogue in its default order. */
  readonly products: readonly ProductSummary[];
  readonly filter: CatalogueFilter;
  readonly today: PlainDate;
};

type FilterProducts = (filter: CatalogueFilter) => CatalogueResult<ProductSummary>;

/** The filter of each list that is in memory, so that a list is read for searching once. */
const filters = new WeakMap<readonly ProductSummary[], FilterProducts>();

const filterOf = (products: readonly ProductSummary[]): FilterProducts => {
  const filter = filters.get(products) ?? createCatalogueFilter(products, copy.synonyms);
  filters.set(products, filter);
  return filter;
};

/** The list of products with its search, sort order and tags. */
export const Catalogue = ({ operator, products, filter, today }: CatalogueProps) => {
  if (products.length === 0) return <EmptyCatalogue operator={operator} />;
  const result = filterOf(products)(filter);
  const matching = result.products;
  return (
    <div className="catalogue">
      <search className="catalogue-head" aria-label={copy.label}>
        <CatalogueTools filter={filter} tags={tagsByMeaning(products, copy.tags.kinds, today.month)} />
        <p className="catalogue-line">
          <strong className="catalogue-count">{copy.count(matching.length)}</strong>{' '}
          <span className="catalogue-note">{priceNotes.allVatIncluded}</span>
        </p>
        <p className="visually-hidden" role="status" />
        {/* Opens what follows it. On a wide screen that is always open. */}
        <details className="catalogue-more" data-tool="more">
          <summary>{copy.more}</summary>
        </details>
        <div className="catalogue-actions">
          <CatalogueOrder filter={filter} />
          <ShareButton label={share.list} tone="quiet" />
          <PrintButton label={copy.print} />
        </div>
      </search>
      <SearchNotes operator={operator} filter={filter} result={result} />
      <ProductGrid operator={operator} products={products} matching={matching} />
      <NoMatches hidden={matching.length > 0} offeredTag={result.offeredTag} />
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

type SearchNotesProps = {
  readonly operator: Operator;
  readonly filter: CatalogueFilter;
  readonly result: CatalogueResult<unknown>;
};

/** How the search was understood. client/behaviours/catalogue/show-filtered.ts fills the notes in, too. */
const SearchNotes = ({ operator, filter, result: { corrected, isDiet, dietTag } }: SearchNotesProps) => (
  <>
    <CorrectedSearch
      corrected={corrected}
      query={filter.search}
      hrefOf={(search) => `${PATHS.products}${toQuery({ ...filter, search })}`}
    />
    <p className="diet-note" role="note" hidden={!isDiet}>
      <span>{dietTag !== null && copy.diet.tagged(dietTag)}</span> <RichText text={copy.diet.text(operator)} />
    </p>
  </>
);

type NoMatchesProps = { readonly hidden: boolean } & Pick<CatalogueResult<unknown>, 'offeredTag'>;

const NoMatches = ({ hidden, offeredTag }: NoMatchesProps) => (
  <section className="empty" hidden={hidden}>
    <h2>{copy.noMatches.title}</h2>
    <p>{copy.noMatches.text}</p>
    <p className="offered-tag" hidden={!offeredTag}>
      <a href={`${PATHS.products}${offeredTag ? toTagQuery(offeredTag.name) : ''}`}>
        {offeredTag && copy.noMatches.tag(offeredTag)}
      </a>
    </p>
    <a className="button big" href={PATHS.products}>
      {copy.noMatches.link}
    </a>
    <Illustration name="empty-shelf" alt={EMPTY_SHELF_ALT} />
  </section>
);
