// Imports only types: the browser checks the list without the schema, because the schema's library would come with it.
import type { ProviderProductSummary } from '../../src/provider/schema.ts';
import { MalformedError } from './errors.ts';

type Checked = Pick<ProviderProductSummary, 'id' | 'name' | 'price'>;

/** What the browser reads of a product. `image`: the URL of the thumbnail, or empty. */
export type ListedProduct = Checked & { readonly image: string };

const isUsable = (value: unknown): value is Checked =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'price' in value &&
  typeof value.price === 'number';

const imageOf = (product: object): string => {
  const thumbnail = 'thumbnail' in product ? product.thumbnail : null;
  if (typeof thumbnail !== 'object' || thumbnail === null || !('url' in thumbnail)) return '';
  return typeof thumbnail.url === 'string' ? thumbnail.url : '';
};

/**
 * The usable products of the list from /api/products. Other fields are not checked, because the browser's cache may
 * hold a response of the previous deployment. Throws a MalformedError if none is usable.
 */
export const parseProductList = (body: unknown): readonly ListedProduct[] => {
  if (!Array.isArray(body)) throw new MalformedError('not a list of products');
  const products = body.filter(isUsable);
  if (products.length === 0 && body.length > 0) throw new MalformedError('no product in the list is usable');
  return products.map((product) => ({
    id: product.id,
    name: product.name,
    price: product.price,
    image: imageOf(product),
  }));
};
