import { Illustration } from '../../components/media/Illustration.tsx';
import { PrintButton, ShareButton } from '../../components/panels/buttons.tsx';
import { CorrectedSearch, StaleNote } from '../../components/panels/notes.tsx';
import { ButtonLink } from '../../components/prose/links.tsx';
import { RichText } from '../../components/prose/prose.tsx';
import { catalogue, EMPTY_SHELF_ALT } from '../../content/catalogue.ts';
import type { Operator } from '../../content/operator.ts';
import { inOwnShop, priceNotes, productListTexts } from '../../content/products.ts';
import { share } from '../../content/share.ts';
import { type CatalogueFilter, toQuery, toTagQuery } from '../../domain/catalogue-filter.ts';
import { PATHS } from '../../domain/paths.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { ProductSummary } from '../../domain/product.ts';
import { tagsByMeaning } from '../../domain/seasons.ts';
import type { OfferedTag } from '../../domain/tags.ts';
import type { CatalogueResult } from '../../search/search-catalogue.ts';
import { CatalogueOrder, CatalogueTools, FORM_ID } from './CatalogueTools.tsx';
import { ProductGrid } from './ProductGrid.tsx';

type CatalogueProps = {
  readonly operator: Operator;
  /** The whole list in its default order. */
  readonly products: readonly ProductSummary[];
  readonly filter: CatalogueFilter;
  /** The part of the list that the filter shows. */
  readonly result: CatalogueResult<ProductSummary>;
  readonly today: PlainDate;
  /** The age of the product data, if it is stale. */
  readonly lastUpdated: string | null;
};

/** The product list with its search, sort order and tags. */
export const Catalogue = ({ operator, products, filter, result, today, lastUpdated }: CatalogueProps) => {
  const staleNote = lastUpdated && <StaleNote text={lastUpdated} />;
  if (products.length === 0)
    return (
      <>
        {staleNote}
        <EmptyCatalogue operator={operator} />
      </>
    );
  const { products: matching, diet } = result;
  const isFiltered = filter.search.trim() !== '' || filter.tag !== null;
  const hrefOf = (search: string): string => `${PATHS.products}${toQuery({ ...filter, search })}`;
  return (
    <div
      className="catalogue"
      data-view="catalogue"
      data-announcement={catalogue.announcement(operator, matching.length, result)}
    >
      {staleNote}
      <search className="catalogue-head" aria-label={catalogue.label}>
        <CatalogueTools filter={filter} tags={tagsByMeaning(result.tags, today.month)} tagKey={result.tagKey} />
        <p className="catalogue-line">
          {isFiltered && diet === null && (
            <>
              <strong className="catalogue-count">{catalogue.count(matching.length)}</strong>{' '}
            </>
          )}
          {matching.length > 0 && <span className="how-to-buy">{productListTexts(operator).howToBuy}</span>}
        </p>
        {/* Opens the content that follows. On a wide screen, that content is always visible. */}
        <details className="catalogue-more" data-more="">
          <summary>{catalogue.more}</summary>
        </details>
        <div className="catalogue-actions" data-more="">
          <CatalogueOrder filter={filter} />
          <ShareButton label={share.list} tone="quiet" form={FORM_ID} shopText={inOwnShop.list} />
          <PrintButton label={catalogue.print} />
        </div>
      </search>
      <CorrectedSearch corrected={result.corrected} query={filter.search} hrefOf={hrefOf} />
      {diet !== null && (
        <p className="diet-note" role="note">
          <RichText text={catalogue.diet.text(operator, diet)} />
        </p>
      )}
      {matching.length > 0 && (
        <>
          <ProductGrid operator={operator} products={matching} />
          <p className="catalogue-note">{priceNotes.allVatIncluded}</p>
        </>
      )}
      {matching.length === 0 &&
        (diet === null ? (
          <NoMatches offeredTag={result.offeredTag} />
        ) : (
          <NoDietMatches offeredTag={result.offeredTag} />
        ))}
      {!isFiltered && <ForLeaders {...productListTexts(operator).leaders} />}
    </div>
  );
};

const ForLeaders = ({ text, start }: ReturnType<typeof productListTexts>['leaders']) => (
  <p className="for-leaders">
    {text} <a href={start.href}>{start.label}</a>
  </p>
);

const EmptyCatalogue = ({ operator }: { readonly operator: Operator }) => {
  const { title, text, start } = productListTexts(operator).empty;
  return (
    <section className="empty">
      <Illustration name="empty-shelf" alt={EMPTY_SHELF_ALT} />
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink link={start} big />
    </section>
  );
};

type NoMatchesProps = { readonly offeredTag: OfferedTag | null };

const NoMatches = ({ offeredTag }: NoMatchesProps) => (
  <section className="empty">
    <h2>{catalogue.noMatches.title}</h2>
    <p>{catalogue.noMatches.text}</p>
    {offeredTag && <TagLink name={offeredTag.name} label={catalogue.noMatches.tag(offeredTag)} />}
    <AllProductsLink />
    <Illustration name="empty-shelf" alt={EMPTY_SHELF_ALT} />
  </section>
);

/** Does not say that there are no products: products without the word in their texts may contain it. */
const NoDietMatches = ({ offeredTag }: NoMatchesProps) => (
  <section className="empty">
    {offeredTag && <TagLink name={offeredTag.name} label={catalogue.diet.tag(offeredTag.name)} />}
    <AllProductsLink />
  </section>
);

const TagLink = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <p className="offered-tag">
    <a href={`${PATHS.products}${toTagQuery(name)}`}>{label}</a>
  </p>
);

const AllProductsLink = () => (
  <a className="button big" href={PATHS.products}>
    {catalogue.noMatches.link}
  </a>
);
