import { ProductNotFoundError, ProviderError, type Resource } from './errors.ts';
import { parseProduct, parseProducts, type RejectedProduct } from './parse.ts';
import type { Provider } from './provider.ts';
import { readJson } from './read-json.ts';

export type ProviderClientOptions = {
  /** The API's address with a slash at the end. */
  readonly baseUrl: string;
  /** Milliseconds that one answer may take, from the request to its last byte. */
  readonly timeoutMs: number;
  /** The global fetch, or a service binding's. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Told of products that were left out of a list because they are malformed. */
  readonly onRejected: (rejected: readonly RejectedProduct[]) => void;
};

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
const isMalformed = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;

/** A Provider that asks the API each time (specification, section 7). It sends no header or cookie of the visitor's. */
export const createProviderClient = ({ baseUrl, timeoutMs, fetch, onRejected }: ProviderClientOptions): Provider => {
  const request = async (resource: Resource, url: URL, signal: AbortSignal): Promise<Response> => {
    try {
      return await fetch(new Request(url, { headers: { accept: 'application/json' }, redirect: 'manual', signal }));
    } catch (cause) {
      const failure = isTimeout(cause) ? 'timeout' : 'unreachable';
      throw new ProviderError(resource, failure, `no answer from ${url.pathname}`, { cause });
    }
  };

  const read = async (resource: Resource, url: URL): Promise<{ status: number; json: unknown }> => {
    const response = await request(resource, url, AbortSignal.timeout(timeoutMs));
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404) return { status: 404, json: null };
      throw new ProviderError(resource, 'status', `${url.pathname} answered ${response.status}`);
    }
    try {
      return { status: response.status, json: await readJson(response) };
    } catch (cause) {
      const failure = isTimeout(cause) ? 'timeout' : isMalformed(cause) ? 'invalid' : 'unreachable';
      throw new ProviderError(resource, failure, `the answer of ${url.pathname} cannot be read`, { cause });
    }
  };

  const parse = <T>(resource: Resource, parser: () => T): T => {
    try {
      return parser();
    } catch (cause) {
      throw new ProviderError(resource, 'invalid', 'the answer is malformed', { cause });
    }
  };

  return {
    async loadProducts(query) {
      const url = new URL('products', baseUrl);
      url.search = new URLSearchParams(query).toString();
      const { status, json } = await read('products', url);
      if (status === 404) throw new ProviderError('products', 'status', 'there is no product list');
      const { products, rejected } = parse('products', () => parseProducts(json));
      if (rejected.length > 0) onRejected(rejected);
      return products;
    },
    async loadProduct(id) {
      const { status, json } = await read('product', new URL(`products/${encodeURIComponent(id)}`, baseUrl));
      if (status === 404) throw new ProductNotFoundError(id);
      return parse('product', () => parseProduct(id, json));
    },
  };
};
