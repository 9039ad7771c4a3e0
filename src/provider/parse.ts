import type * as z from 'zod/mini';
import { type WireProduct, type WireProductSummary, wireProduct, wireProductSummary } from './schema.ts';

/** The longest list that is read; what comes after it is not looked at. */
const MAX_PRODUCTS = 1_000;

export type RejectedProduct = { readonly index: number; readonly reason: string };
export type ParsedProducts = {
  readonly products: readonly WireProductSummary[];
  readonly rejected: readonly RejectedProduct[];
};

const reasonOf = (error: z.core.$ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`).join('; ');

/** Whether an object anywhere in `value` carries an own key `__proto__`, as JSON can smuggle in. */
const hasProtoKey = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasProtoKey);
};

const parseWith = <Output>(schema: z.ZodMiniType<Output>, value: unknown): { value: Output } | { reason: string } => {
  if (hasProtoKey(value)) return { reason: '__proto__: not allowed' };
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : { reason: reasonOf(result.error) };
};

/**
 * Reads the answer to GET /products. A malformed product is left out and named in `rejected`; of two with the same id
 * the first wins. Throws a TypeError when the answer is no list at all, or when nothing in a non-empty list is usable.
 */
export const parseProducts = (json: unknown): ParsedProducts => {
  if (!Array.isArray(json)) throw new TypeError('the answer is not a list');
  const products = new Map<string, WireProductSummary>();
  const rejected: RejectedProduct[] = [];
  for (const [index, item] of json.slice(0, MAX_PRODUCTS).entries()) {
    const parsed = parseWith(wireProductSummary, item);
    if ('reason' in parsed) rejected.push({ index, reason: parsed.reason });
    else if (products.has(parsed.value.id)) rejected.push({ index, reason: `id: ${parsed.value.id} again` });
    else products.set(parsed.value.id, parsed.value);
  }
  if (products.size === 0 && rejected.length > 0) {
    throw new TypeError(`no product in the list is usable; the first: ${rejected[0]?.reason}`);
  }
  return { products: [...products.values()], rejected };
};

/** Reads the answer to GET /products/{id}. Throws a TypeError when it is not a product. */
export const parseProduct = (json: unknown): WireProduct => {
  const parsed = parseWith(wireProduct, json);
  if ('reason' in parsed) throw new TypeError(parsed.reason);
  return parsed.value;
};
