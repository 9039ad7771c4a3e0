import type { StoredText } from '../cache/snapshot-store.ts';
import type { Incidents } from '../reporting/incidents.ts';
import { nameSome } from '../reporting/report.ts';
import { missingProduct, ProviderError } from './errors.ts';
import type { ParsedProducts, Parsers } from './parse.ts';
import type { ProviderProduct, ProviderProductSummary } from './schema.ts';
import type { ProviderRequest, Transport } from './transport.ts';

export const LIST_REQUEST: ProviderRequest = { resource: 'products', path: 'products', query: {} };

export const productRequest = (id: string): ProviderRequest => ({
  resource: 'product',
  path: `products/${id}`,
  query: {},
});

type RequestProductsOptions = {
  readonly transport: Transport;
  readonly parsers: Parsers;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export type ProductRequests = ReturnType<typeof createProductRequests>;

/** Requests lists and products, and validates them. All functions reject with a ProviderError. */
export const createProductRequests = ({ transport, parsers, incidents, now }: RequestProductsOptions) => {
  const reportList = ({ products, rejected }: ParsedProducts): void => {
    if (products.length > 0) incidents.recovered('empty list');
    else incidents.failed('empty list', new Error('the product list is empty'));
    if (rejected.length === 0) incidents.recovered('malformed products');
    else incidents.failed('malformed products', new Error(`dropped products: ${nameSome(rejected)}`));
  };

  const parse = <Value>({ resource }: ProviderRequest, json: unknown, toValue: (json: unknown) => Value): Value => {
    try {
      return toValue(json);
    } catch (cause) {
      throw new ProviderError(resource, 'invalid', 'the response is malformed', { cause, failedAt: now() });
    }
  };

  return {
    /** A list must exist, so a 404 is a failure. Only the list that every visitor sees is reported. */
    async requestList(request: ProviderRequest): Promise<readonly ProviderProductSummary[]> {
      const response = await transport(request);
      if (response.status === 404) {
        throw new ProviderError(request.resource, 'status', 'does not exist', {
          failedAt: now(),
          status: 404,
        });
      }
      const parsed = parse(request, response.json, parsers.parseList);
      if (Object.keys(request.query).length === 0 && !request.credentials) reportList(parsed);
      return parsed.products;
    },

    /** Null: the provider says that the product does not exist. */
    async requestProduct(request: ProviderRequest): Promise<ProviderProduct | null> {
      const response = await transport(request);
      return response.status === 404 ? null : parse(request, response.json, parsers.parseDetail);
    },

    /**
     * A product in the list, as the provider sent it. A response that equals `known` is valid, and is not validated
     * again.
     */
    async requestProductText(request: ProviderRequest, known: StoredText | undefined): Promise<StoredText> {
      const storedAt = now();
      const response = await transport(request);
      if (response.status === 404) throw missingProduct(request.path, now());
      const text = JSON.stringify(response.json);
      if (text !== known?.text) parse(request, response.json, parsers.parseDetail);
      return { storedAt, text };
    },
  };
};
