import { readProducts } from '../../scripts/read-products.ts';
import type { Product, ProductSummary } from '../../src/domain/product.ts';
import { parseProduct } from '../../src/provider/parse.ts';
import type { ProviderProduct, ProviderProductSummary } from '../../src/provider/schema.ts';
import { toProduct } from '../../src/provider/to-domain.ts';

/** A product that a provider sends, as its page gets it. Throws a TypeError if it is malformed. */
export const readProduct = (id: string, json: unknown): Product => toProduct(id, parseProduct(json));

type SummaryFields = Partial<Omit<ProviderProductSummary, 'tags'>> & {
  /** The names of its tags. */
  readonly tags?: readonly string[];
};

/** A product of the list. A field that is not given is as if the provider had not sent it. */
export const createSummary = ({ tags = [], ...fields }: SummaryFields = {}): ProductSummary => {
  const sent = { id: 'a', name: 'A', price: 9900, ...fields, tags: tags.map((name) => ({ name })) };
  const [product] = readProducts([sent]);
  if (!product) throw new TypeError('the list has no product');
  return product;
};

/** A product on its own page. A field that is not given is as if the provider had not sent it. */
export const createProduct = (fields: Partial<ProviderProduct> = {}, id = 'a'): Product =>
  readProduct(id, { name: 'A', price: { amount: 9900 }, ...fields });
