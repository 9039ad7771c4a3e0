import type * as z from 'zod/mini';
import type { Incidents } from '../reporting/incidents.ts';
import { type ProviderProduct, type ProviderProductSummary, productSchema, productSummarySchema } from './schema.ts';

/** Products after this many are left out. */
const MAX_PRODUCTS = 1_000;

export type ParsedProducts = {
  readonly products: readonly ProviderProductSummary[];
  /** The index and the reason for each dropped product, and the number of products after MAX_PRODUCTS. */
  readonly rejected: readonly string[];
};

const reasonOf = (error: z.core.$ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`).join('; ');

const parseWith = <Output>(schema: z.ZodMiniType<Output>, value: unknown): { value: Output } | { reason: string } => {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : { reason: reasonOf(result.error) };
};

/**
 * Parses the response to GET /products. A product with a malformed id, name or price is dropped and listed in
 * `rejected`. If two products have the same id, the first wins. Throws a TypeError if the response is not a list, or if
 * no item of a non-empty list is usable.
 */
export const parseProducts = (json: unknown): ParsedProducts => {
  if (!Array.isArray(json)) throw new TypeError('the response is not a list');
  const products = new Map<string, ProviderProductSummary>();
  const rejected: string[] = [];
  for (const [index, item] of json.slice(0, MAX_PRODUCTS).entries()) {
    const parsed = parseWith(productSummarySchema, item);
    if ('reason' in parsed) rejected.push(`product ${index}: ${parsed.reason}`);
    else if (products.has(parsed.value.id)) rejected.push(`product ${index}: id: ${parsed.value.id} is a duplicate`);
    else products.set(parsed.value.id, parsed.value);
  }
  if (products.size === 0 && rejected.length > 0) {
    throw new TypeError(`no product in the list is usable; the first: ${rejected[0]}`);
  }
  if (json.length > MAX_PRODUCTS) rejected.push(`${json.length - MAX_PRODUCTS} after the first ${MAX_PRODUCTS}`);
  return { products: [...products.values()], rejected };
};

/** Parses the response to GET /products/{id}. Throws a TypeError if it is not a product. */
export const parseProduct = (json: unknown): ProviderProduct => {
  const parsed = parseWith(productSchema, json);
  if ('reason' in parsed) throw new TypeError(parsed.reason);
  return parsed.value;
};

export type Parsers = ReturnType<typeof createParsers>;

/**
 * Creates the parsers for everything that becomes a product, from the provider or from a cache. Both throw a TypeError.
 * Images from origins that are not in `imageOrigins` are dropped, because the Content-Security-Policy would block them.
 * This is reported once per isolate, because only a deployment changes it.
 */
export const createParsers = (imageOrigins: readonly string[], incidents: Incidents) => {
  const isAllowed = ({ url }: { readonly url: string }): boolean => {
    const { origin } = new URL(url);
    const allowed = imageOrigins.includes(origin);
    if (!allowed) incidents.failed('blocked images', new Error(`images are not shown: MEDIA_ORIGINS lacks ${origin}`));
    return allowed;
  };
  return {
    parseList(json: unknown): ParsedProducts {
      const { products, ...others } = parseProducts(json);
      const withAllowedImages = products.map((product) =>
        product.thumbnail && !isAllowed(product.thumbnail) ? { ...product, thumbnail: null } : product,
      );
      return { products: withAllowedImages, ...others };
    },
    parseDetail(json: unknown): ProviderProduct {
      const product = parseProduct(json);
      const media = product.media.map(({ name, renditions }) => ({
        name,
        renditions: Object.fromEntries(
          Object.entries(renditions).filter(([, rendition]) => rendition && isAllowed(rendition)),
        ),
      }));
      return { ...product, media };
    },
  };
};
