import type { ReactNode } from 'react';
import { Loading } from '../../../../src/components/panels/notes.tsx';
import { errors, lastUpdated } from '../../../../src/content/errors.ts';
import { parseFilter } from '../../../../src/domain/catalogue.ts';
import type { ProductSummary } from '../../../../src/domain/product.ts';
import { errorPanel } from '../../../../src/http/errors/error-page.tsx';
import { CatalogueRegion } from '../../../../src/islands/catalogue/CatalogueRegion.tsx';
import { FailurePanel } from '../../../../src/islands/FailurePanel.tsx';
import { ProductsPage } from '../../../../src/pages/ProductsPage.tsx';
import { ProductsContent } from '../../../../src/pages/products/ProductsContent.tsx';
import { ProviderError } from '../../../../src/provider/errors.ts';
import { DelayedContent } from '../DelayedContent.tsx';
import {
  LONG_NAME,
  LONG_TAGLINE,
  LONG_TAGS,
  LONG_WORD,
  LONG_WORD_TAGLINE,
  MANY_TAGS,
  NOW,
  REQUEST_ID,
  sampleProducts,
} from '../sample-data.ts';
import { RunScript } from '../scripts.tsx';
import { createGroup, type GalleryState, type StateProps } from '../state.ts';

const HOUR_MS = 3_600_000;

/** Enough for two rows on wide screens. */
const SOME = 8;

const someProducts = (imageOrigin: string) => sampleProducts(imageOrigin).slice(0, SOME);

type ContentOptions = {
  /** Default: the first products of the sandbox catalogue. */
  readonly products?: readonly ProductSummary[];
  readonly query?: string;
  readonly updated?: Date;
};

const toContent = (
  { context, imageOrigin, today }: StateProps,
  { products, query = '', updated }: ContentOptions = {},
) => (
  <ProductsContent
    operator={context.operator}
    products={products ?? someProducts(imageOrigin)}
    filter={parseFilter(new URLSearchParams(query))}
    today={today}
    lastUpdated={updated ? lastUpdated(updated, NOW) : null}
  />
);

const toPage = ({ context, today }: StateProps, content: ReactNode) => (
  <ProductsPage context={context} today={today}>
    {content}
  </ProductsPage>
);

const withOptions =
  (options: ContentOptions): GalleryState['page'] =>
  (props) =>
    toPage(props, toContent(props, options));

const withProducts =
  (change: (products: readonly ProductSummary[]) => readonly ProductSummary[]): GalleryState['page'] =>
  (props) =>
    toPage(props, toContent(props, { products: change(someProducts(props.imageOrigin)) }));

/** Changes the first products, so that they stand beside ordinary ones. */
const withChanged = (changes: readonly Partial<ProductSummary>[]) =>
  withProducts((products) => products.map((product, index) => ({ ...product, ...changes[index] })));

const failed = new ProviderError('products', 'unreachable', 'no connection');

export const catalogue = createGroup(
  'catalogue',
  [
    {
      name: 'all',
      title: 'All products',
      page: (props) => toPage(props, toContent(props, { products: sampleProducts(props.imageOrigin) })),
    },
    { name: 'one-product', title: 'One product', page: withProducts((products) => products.slice(0, 1)) },
    { name: 'empty', title: 'Empty: the provider lists no products', page: withOptions({ products: [] }) },
    {
      name: 'wishes',
      title: 'A product on the wish list',
      hasOverlay: true,
      awaits: '.wish-bar',
      page: (props) =>
        toPage(
          props,
          <>
            {toContent(props)}
            <RunScript name="add-wish" />
          </>,
        ),
    },
    {
      name: 'wish-panel',
      title: 'The open wish list',
      hasOverlay: true,
      awaits: '.wish-panel textarea',
      page: (props) =>
        toPage(
          props,
          <>
            {toContent(props)}
            <RunScript name="add-wish" value="open" />
          </>,
        ),
    },
    { name: 'tag', title: 'Filtered by tag', page: withOptions({ query: 'tag=Vegansk' }) },
    { name: 'search', title: 'Filtered by search', page: withOptions({ query: 'sok=choklad&ordning=pris-hogst' }) },
    { name: 'corrected', title: 'Search for a misspelt word', page: withOptions({ query: 'sok=ragsokkkor' }) },
    { name: 'diet', title: 'Search for an allergen', page: withOptions({ query: 'sok=n%C3%B6tter' }) },
    { name: 'no-matches', title: 'No matches', page: withOptions({ query: 'sok=zzz' }) },
    { name: 'long-search', title: 'No matches for a long search', page: withOptions({ query: `sok=${LONG_WORD}` }) },
    {
      name: 'stale',
      title: 'Stale since an hour ago',
      page: withOptions({ updated: new Date(NOW.getTime() - HOUR_MS) }),
    },
    {
      name: 'loading',
      title: 'Loading',
      page: (props) => toPage(props, <Loading completeHref={props.context.href} />),
    },
    {
      name: 'streamed',
      title: 'Streamed: the products follow after a second',
      isStreamed: true,
      awaits: '.product-grid .card',
      page: (props) => toPage(props, <DelayedContent href={props.context.href} content={() => toContent(props)} />),
    },
    {
      name: 'streamed-failure',
      title: 'Streamed: a failure follows after a second',
      isStreamed: true,
      awaits: 'main h2',
      page: (props) =>
        toPage(
          props,
          <DelayedContent
            href={props.context.href}
            content={() => errorPanel(failed, props.context, REQUEST_ID, 2).panel}
          />,
        ),
    },
    {
      name: 'offline',
      title: 'A retry without a connection',
      page: (props) =>
        toPage(
          props,
          <CatalogueRegion>
            <FailurePanel
              level={2}
              title={errors.productList.title}
              message={errors.offline.message}
              retryHref={props.context.href}
            />
          </CatalogueRegion>,
        ),
    },
    {
      name: 'without-optional-fields',
      title: 'No tagline, no tags, no image, price 0',
      page: withChanged([{ tagline: '', tags: [], thumbnail: null }, { tagline: '' }, { tags: [] }, { price: 0 }]),
    },
    {
      name: 'long-texts',
      title: 'Longest name, tagline and tags, highest price',
      page: withChanged([{ name: LONG_NAME, tagline: LONG_TAGLINE, tags: LONG_TAGS, price: 100_000_000 }]),
    },
    { name: 'many-tags', title: '20 tags', page: withChanged([{ tags: MANY_TAGS }]) },
    {
      name: 'long-words',
      title: 'Name and tagline of one long word',
      page: withChanged([{ name: LONG_WORD, tagline: LONG_WORD_TAGLINE }]),
    },
  ],
  'shop',
);
