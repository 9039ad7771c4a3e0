// Imports only types: the browser checks the list without the schema, because the schema's library would come with it.
import type { ProviderProductSummary } from '../../src/provider/schema.ts';
import { MalformedError } from './errors.ts';

/** The fields that the browser reads. The wish list shows them. */
export type ListedProduct = Pick<ProviderProductSummary, 'id' | 'name' | 'price'>;

const isListedProduct = (value: unknown): value is ListedProduct =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'price' in value &&
  typeof value.price === 'number';

/**
 * The usable products of the list from /api/products. Other fields are not checked, because the browser's cache may
 * hold a response of the previous deployment. Throws a MalformedError if none is usable.
 */
export const parseProductList = (body: unknown): readonly ListedProduct[] => {
  if (!Array.isArray(body)) throw new MalformedError('not a list of products');
  const products = body.filter(isListedProduct);
  if (products.length === 0 && body.length > 0) throw new MalformedError('no product in the list is usable');
  return products;
};
