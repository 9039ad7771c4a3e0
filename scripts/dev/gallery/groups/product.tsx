import { relatedProductsOf } from '../../../../src/domain/related-products.ts';
import { ProductPage } from '../../../../src/pages/ProductPage.tsx';
import { ProductContent } from '../../../../src/pages/product/ProductContent.tsx';
import { parseProduct } from '../../../../src/provider/parse.ts';
import type { ProviderProduct } from '../../../../src/provider/schema.ts';
import { toProduct, toProductSummary } from '../../../../src/provider/to-domain.ts';
import { FULL_DESCRIPTION, LONG_WORD_PAGE, SAMPLE_ID, sampleProduct, sampleProducts } from '../sample-data.ts';
import { createGroup, type GalleryState } from '../state.ts';

const withChanges =
  (change: (product: ProviderProduct) => Partial<ProviderProduct> = () => ({})): GalleryState['page'] =>
  ({ context, imageOrigin, today }) => {
    const original = sampleProduct(imageOrigin);
    const product = toProduct(SAMPLE_ID, { ...original, ...change(original) });
    return (
      <ProductPage context={context} product={product}>
        <ProductContent
          operator={context.operator}
          product={product}
          related={relatedProductsOf(sampleProducts(imageOrigin).map(toProductSummary), product)}
          today={today}
          lastUpdated={null}
        />
      </ProductPage>
    );
  };

export const product = createGroup(
  'product',
  [
    { name: 'several-images', title: 'Several images: the carousel', page: withChanges() },
    { name: 'one-image', title: 'One image', page: withChanges(({ media }) => ({ media: media.slice(0, 1) })) },
    {
      name: 'without-optional-fields',
      title: 'No images, no tagline, no description, price 0',
      page: withChanges(({ name }) => parseProduct({ name, price: 0 })),
    },
    {
      name: 'long-words',
      title: 'Texts of one long word, highest price',
      page: withChanges(() => LONG_WORD_PAGE),
    },
    {
      name: 'full-description',
      title: 'Description with every allowed element',
      page: withChanges(() => ({ description: FULL_DESCRIPTION })),
    },
  ],
  'product',
);
