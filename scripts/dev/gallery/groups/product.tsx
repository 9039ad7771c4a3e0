import type { ReactNode } from 'react';
import { Loading } from '../../../../src/components/panels/notes.tsx';
import { lastUpdated } from '../../../../src/content/errors.ts';
import type { Product } from '../../../../src/domain/product.ts';
import { relatedProductsOf } from '../../../../src/domain/related-products.ts';
import { errorPanel } from '../../../../src/http/errors/error-page.tsx';
import { ProductPage } from '../../../../src/pages/ProductPage.tsx';
import { ProductContent } from '../../../../src/pages/product/ProductContent.tsx';
import { ProviderError } from '../../../../src/provider/errors.ts';
import { DelayedContent } from '../DelayedContent.tsx';
import {
  FULL_DESCRIPTION,
  LONG_NAME,
  LONG_TAGLINE,
  LONG_WORD,
  LONG_WORD_TAGLINE,
  NOW,
  REQUEST_ID,
  sampleProduct,
  sampleProducts,
  WIDE_TABLE_DESCRIPTION,
} from '../sample-data.ts';
import { RunScript } from '../scripts.tsx';
import { createGroup, type GalleryState, type StateProps } from '../state.ts';

const DAY_MS = 86_400_000;

const toContent = ({ context, imageOrigin, today }: StateProps, product: Product, updated?: Date) => (
  <ProductContent
    operator={context.operator}
    product={product}
    related={relatedProductsOf(sampleProducts(imageOrigin), product.id)}
    today={today}
    lastUpdated={updated ? lastUpdated(updated, NOW) : null}
  />
);

const toPage = ({ context }: StateProps, product: Product | null, content: ReactNode) => (
  <ProductPage context={context} product={product}>
    {content}
  </ProductPage>
);

const withChanges =
  (change: (product: Product) => Partial<Product> = () => ({}), updated?: Date): GalleryState['page'] =>
  (props) => {
    const original = sampleProduct(props.imageOrigin);
    const product = { ...original, ...change(original) };
    return toPage(props, product, toContent(props, product, updated));
  };

/** The page of a product whose content follows after a second. */
const streamed = (name: string, title: string, awaits: string, content: (props: StateProps) => ReactNode) => ({
  name,
  title,
  awaits,
  isStreamed: true,
  page: (props: StateProps) =>
    toPage(props, null, <DelayedContent href={props.context.href} content={() => <>{content(props)}</>} />),
});

const panelFor = (error: Error) => (props: StateProps) => errorPanel(error, props.context, REQUEST_ID, 1).panel;

export const product = createGroup(
  'product',
  [
    { name: 'several-images', title: 'Several images: the carousel', page: withChanges() },
    { name: 'one-image', title: 'One image', page: withChanges(({ media }) => ({ media: media.slice(0, 1) })) },
    { name: 'without-images', title: 'No images', page: withChanges(() => ({ media: [], shareCard: null })) },
    {
      name: 'many-images',
      title: '12 images',
      page: withChanges(({ media }) => ({
        media: Array.from({ length: 12 }, (_, index) => media[index % media.length]).flatMap((asset, index) =>
          asset
            ? [{ ...asset, renditions: asset.renditions.map(({ url, width }) => ({ url: `${url}?${index}`, width })) }]
            : [],
        ),
      })),
    },
    { name: 'stale', title: 'Stale since yesterday', page: withChanges(undefined, new Date(NOW.getTime() - DAY_MS)) },
    {
      name: 'loading',
      title: 'Loading',
      page: (props) => toPage(props, null, <Loading completeHref={props.context.href} />),
    },
    streamed('streamed', 'Streamed: the product follows after a second', '.product h1', (props) =>
      toContent(props, sampleProduct(props.imageOrigin)),
    ),
    streamed(
      'streamed-failure',
      'Streamed: a failure follows after a second',
      'main h1',
      panelFor(new ProviderError('product', 'timeout', 'no response')),
    ),
    {
      name: 'without-optional-fields',
      title: 'No tagline, no description, price 0',
      page: withChanges(() => ({ tagline: '', description: '', price: 0 })),
    },
    {
      name: 'long-texts',
      title: 'Longest name and tagline, highest price',
      page: withChanges(() => ({ name: LONG_NAME, tagline: LONG_TAGLINE, price: 100_000_000 })),
    },
    {
      name: 'long-words',
      title: 'Name, tagline and description of one long word',
      page: withChanges(() => ({
        name: LONG_WORD,
        tagline: LONG_WORD_TAGLINE,
        description: `<p>${LONG_WORD_TAGLINE}</p>`,
      })),
    },
    {
      name: 'full-description',
      title: 'Description with every allowed element',
      page: withChanges(() => ({ description: FULL_DESCRIPTION })),
    },
    {
      name: 'wide-table',
      title: 'Description with a wide table',
      page: withChanges(() => ({ description: WIDE_TABLE_DESCRIPTION })),
    },
    {
      name: 'link-copied',
      title: 'The link is copied or shared, or could not be',
      hasOverlay: true,
      awaits: '.note:not(:empty)',
      page: (props) => {
        const sample = sampleProduct(props.imageOrigin);
        return toPage(
          props,
          sample,
          <>
            {toContent(props, sample)}
            <RunScript name="share" />
          </>,
        );
      },
    },
  ],
  'shop',
);
