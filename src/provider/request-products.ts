import type { Incidents } from '../reporting/incidents.ts';
import { ProviderError } from './errors.ts';
import { type ParsedProducts, parseProduct, parseProducts } from './parse.ts';
import type { ProviderProduct, ProviderProductSummary } from './schema.ts';
import type { ProviderRequest, Transport } from './transport.ts';

/** Blocked origins that a report names. */
const MAX_NAMED_ORIGINS = 5;

export type RequestProductsOptions = {
  readonly transport: Transport;
  /** The origins of images that the Content-Security-Policy allows. */
  readonly imageOrigins: readonly string[];
  readonly incidents: Incidents;
};

/** Drops what fails the check, and tells the origins of what it dropped. */
const createImageCheck = (imageOrigins: readonly string[]) => {
  const blocked = new Set<string>();
  const isAllowed = ({ url }: { readonly url: string }): boolean => {
    const { origin } = new URL(url);
    if (imageOrigins.includes(origin)) return true;
    blocked.add(origin);
    return false;
  };
  return { blocked, isAllowed };
};

const parse = <Value>({ resource, path }: ProviderRequest, json: unknown, toValue: (json: unknown) => Value): Value => {
  try {
    return toValue(json);
  } catch (cause) {
    throw new ProviderError(resource, 'invalid', `the response to ${path} is malformed`, { cause });
  }
};

/**
 * Requests lists and products, and validates them. Both functions reject with a ProviderError. Images that the browser
 * would block are dropped. What is dropped is reported, once until a response without it arrives.
 */
export const createProductRequests = ({ transport, imageOrigins, incidents }: RequestProductsOptions) => {
  const reportBlocked = (blocked: ReadonlySet<string>): void => {
    const origins = [...blocked].slice(0, MAX_NAMED_ORIGINS).join(', ');
    if (origins === '') incidents.recovered('blocked images');
    else incidents.failed('blocked images', new Error(`images are not shown: MEDIA_ORIGINS does not name ${origins}`));
  };

  const reportList = ({ products, rejected }: ParsedProducts): void => {
    if (products.length > 0) incidents.recovered('empty list');
    else incidents.failed('empty list', new Error('the product list is empty'));
    if (rejected.length === 0) incidents.recovered('malformed products');
    else incidents.failed('malformed products', new Error(`dropped products: ${JSON.stringify(rejected)}`));
  };

  return {
    /** A list must exist, so a 404 is a failure. Only the list that every visitor sees is reported on. */
    async requestList(request: ProviderRequest): Promise<readonly ProviderProductSummary[]> {
      const response = await transport(request);
      if (response.status === 404) {
        throw new ProviderError(request.resource, 'status', `${request.path} does not exist`, { status: 404 });
      }
      const parsed = parse(request, response.json, parseProducts);
      const { blocked, isAllowed } = createImageCheck(imageOrigins);
      const products = parsed.products.map((product) =>
        product.thumbnail && !isAllowed(product.thumbnail) ? { ...product, thumbnail: null } : product,
      );
      const isEveryonesList = Object.keys(request.query).length === 0 && !request.credentials;
      if (isEveryonesList) {
        reportList(parsed);
        reportBlocked(blocked);
      }
      return products;
    },

    /** Null: the provider says that there is no such product. */
    async requestProduct(request: ProviderRequest): Promise<ProviderProduct | null> {
      const response = await transport(request);
      if (response.status === 404) return null;
      const product = parse(request, response.json, parseProduct);
      const { blocked, isAllowed } = createImageCheck(imageOrigins);
      const media = product.media.map(({ name, renditions }) => ({
        name,
        renditions: Object.fromEntries(Object.entries(renditions).filter(([, rendition]) => isAllowed(rendition))),
      }));
      if (blocked.size > 0) reportBlocked(blocked);
      return { ...product, media };
    },
  };
};
