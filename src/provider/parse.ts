import type * as z from 'zod/mini';
import { type ProviderProduct, type ProviderProductSummary, productSchema, productSummarySchema } from './schema.ts';

/** Products after this many are ignored. */
const MAX_PRODUCTS = 1_000;

export type RejectedProduct = { readonly index: number; readonly reason: string };
export type ParsedProducts = {
  readonly products: readonly ProviderProductSummary[];
  readonly rejected: readonly RejectedProduct[];
};

const reasonOf = (error: z.core.$ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`).join('; ');

const parseWith = <Output>(schema: z.ZodMiniType<Output>, value: unknown): { value: Output } | { reason: string } => {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : { reason: reasonOf(result.error) };
};

/**
 * Parses the response to GET /products. A product whose id, name or price is malformed is dropped and listed in
 * `rejected`. Of two with the same id the first wins. Throws a TypeError when the response is not a list, or when no item
 * of a non-empty list is usable.
 */
export const parseProducts = (json: unknown): ParsedProducts => {
  if (!Array.isArray(json)) throw new TypeError('the response is not a list');
  const products = new Map<string, ProviderProductSummary>();
  const rejected: RejectedProduct[] = [];
  for (const [index, item] of json.slice(0, MAX_PRODUCTS).entries()) {
    const parsed = parseWith(productSummarySchema, item);
    if ('reason' in parsed) rejected.push({ index, reason: parsed.reason });
    else if (products.has(parsed.value.id)) rejected.push({ index, reason: `id: ${parsed.value.id} is a duplicate` });
    else products.set(parsed.value.id, parsed.value);
  }
  if (products.size === 0 && rejected.length > 0) {
    throw new TypeError(`no product in the list is usable; the first: ${rejected[0]?.reason}`);
  }
  return { products: [...products.values()], rejected };
};

/** Parses the response to GET /products/{id}. Throws a TypeError when it is not a product. */
export const parseProduct = (json: unknown): ProviderProduct => {
  const parsed = parseWith(productSchema, json);
  if ('reason' in parsed) throw new TypeError(parsed.reason);
  return parsed.value;
};
