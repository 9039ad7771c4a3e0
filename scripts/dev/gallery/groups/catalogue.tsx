import type { ReactNode } from 'react';
import { Loading } from '../../../../src/components/panels/notes.tsx';
import { catalogue as copy } from '../../../../src/content/catalogue.ts';
import { lastUpdated } from '../../../../src/content/errors.ts';
import { parseFilter } from '../../../../src/domain/catalogue-filter.ts';
import { ProductsPage } from '../../../../src/pages/ProductsPage.tsx';
import { Catalogue } from '../../../../src/pages/products/Catalogue.tsx';
import { CardOutlines } from '../../../../src/pages/products/ProductGrid.tsx';
import type { ProductList, ProviderProductSummary } from '../../../../src/provider/schema.ts';
import { toProductSummary } from '../../../../src/provider/to-domain.ts';
import { createCatalogueFilter } from '../../../../src/search/search-catalogue.ts';
import {
  importedProducts,
  LONG_WORD,
  LONG_WORD_CARD,
  LONGEST,
  MANY_TAGS,
  NOW,
  sampleProducts,
} from '../sample-data.ts';
import { createGroup, type StateProps } from '../state.ts';

const HOUR_MS = 3_600_000;

/** Enough for two rows on wide screens. */
const SOME = 8;

/** The longest and the shortest values that the provider may send, shown beside ordinary products. */
const EXTREMES: readonly Partial<ProviderProductSummary>[] = [
  LONGEST,
  LONG_WORD_CARD,
  { tags: MANY_TAGS },
  { tagline: '', tags: [], thumbnail: null, price: 0 },
];

const inPage = (content: (props: StateProps) => ReactNode) => (props: StateProps) => (
  <ProductsPage context={props.context} today={props.today}>
    {content(props)}
  </ProductsPage>
);

type ContentOptions = {
  readonly query?: string;
  readonly updated?: Date;
  /** Overrides for the first products. */
  readonly changes?: readonly Partial<ProviderProductSummary>[];
  readonly count?: number;
  readonly productsOf?: (imageOrigin: string) => ProductList;
};

const withOptions = ({
  query = '',
  updated,
  changes = [],
  count = SOME,
  productsOf = sampleProducts,
}: ContentOptions) =>
  inPage(({ context, imageOrigin, today }) => {
    const products = productsOf(imageOrigin)
      .slice(0, count)
      .map((product, index) => toProductSummary({ ...product, ...changes[index] }));
    const filter = parseFilter(new URLSearchParams(query));
    return (
      <Catalogue
        operator={context.operator}
        products={products}
        filter={filter}
        result={createCatalogueFilter(products, copy.searchWords)(filter)}
        today={today}
        lastUpdated={updated ? lastUpdated(updated, NOW) : null}
      />
    );
  });

export const catalogue = createGroup(
  'catalogue',
  [
    { name: 'extremes', title: 'Longest texts, 60 tags, no optional fields', page: withOptions({ changes: EXTREMES }) },
    {
      name: 'imported',
      title: 'Goods as other shops export them',
      problems: [/socks-400\.jpg/],
      page: withOptions({ productsOf: importedProducts, count: Number.POSITIVE_INFINITY }),
    },
    { name: 'empty', title: 'Empty: the provider lists no products', page: withOptions({ count: 0 }) },
    { name: 'search', title: 'Filtered by search', page: withOptions({ query: 'sok=choklad&ordning=pris-hogst' }) },
    { name: 'corrected', title: 'Search for a misspelt word', page: withOptions({ query: 'sok=ragsokkkor' }) },
    { name: 'diet', title: 'Search for an allergen', page: withOptions({ query: 'sok=n%C3%B6tter' }) },
    { name: 'long-search', title: 'No matches for a long search', page: withOptions({ query: `sok=${LONG_WORD}` }) },
    {
      name: 'stale',
      title: 'Stale since an hour ago',
      page: withOptions({ updated: new Date(NOW.getTime() - HOUR_MS) }),
    },
    {
      name: 'loading',
      title: 'Loading',
      page: inPage(({ context }) => <Loading completeHref={context.href} outlines={<CardOutlines />} />),
    },
  ],
  'catalogue',
);
