import type { ProductSummary } from '../src/domain/product.ts';
import { parseProducts } from '../src/provider/parse.ts';
import { toProductSummary } from '../src/provider/to-domain.ts';

/** The usable products of a list that a provider sends, as the pages of the site get them. */
export const readProducts = (json: unknown): readonly ProductSummary[] =>
  parseProducts(json).products.map(toProductSummary);
