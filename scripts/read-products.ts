import type { Product, ProductSummary } from '../src/domain/product.ts';
import { parseProduct, parseProducts } from '../src/provider/parse.ts';
import { toProduct, toProductSummary } from '../src/provider/to-domain.ts';

/** The usable products of a list that a provider sends, as the pages of the site get them. */
export const readProducts = (json: unknown): readonly ProductSummary[] =>
  parseProducts(json).products.map(toProductSummary);

/** A product that a provider sends, as its page gets it. Throws a TypeError if it is malformed. */
export const readProduct = (id: string, json: unknown): Product => toProduct(id, parseProduct(json));
