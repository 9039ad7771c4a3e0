import type { Incidents } from '../reporting/incidents.ts';
import { type ParsedProducts, parseProduct, parseProducts } from './parse.ts';
import type { ProviderProduct } from './schema.ts';

/** Items that a report names. */
const MAX_NAMED = 5;

/** The first items of a list that may be long, for a report. */
export const nameSome = (items: readonly string[]): string =>
  items.length <= MAX_NAMED
    ? items.join('; ')
    : `${items.slice(0, MAX_NAMED).join('; ')}; and ${items.length - MAX_NAMED} more`;

export type Parsers = {
  readonly parseList: (json: unknown) => ParsedProducts;
  readonly parseDetail: (json: unknown) => ProviderProduct;
};

/**
 * Creates the parsers of everything that becomes a product, from the provider or from a cache. Both throw a TypeError.
 * Images of other origins than `imageOrigins`, which the Content-Security-Policy would block, are dropped. That is
 * reported once in an isolate, because only a deployment changes it.
 */
export const createParsers = (imageOrigins: readonly string[], incidents: Incidents): Parsers => {
  const isAllowed = ({ url }: { readonly url: string }): boolean => {
    const { origin } = new URL(url);
    const allowed = imageOrigins.includes(origin);
    if (!allowed) incidents.failed('blocked images', new Error(`images are not shown: MEDIA_ORIGINS lacks ${origin}`));
    return allowed;
  };
  return {
    parseList(json) {
      const { products, rejected } = parseProducts(json);
      const withAllowedImages = products.map((product) =>
        product.thumbnail && !isAllowed(product.thumbnail) ? { ...product, thumbnail: null } : product,
      );
      return { products: withAllowedImages, rejected };
    },
    parseDetail(json) {
      const product = parseProduct(json);
      const media = product.media.map(({ name, renditions }) => ({
        name,
        renditions: Object.fromEntries(Object.entries(renditions).filter(([, rendition]) => isAllowed(rendition))),
      }));
      return { ...product, media };
    },
  };
};
