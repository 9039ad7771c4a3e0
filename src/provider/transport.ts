import { ProviderError, type Resource } from './errors.ts';

/** The longest response to read, in bytes. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** The response is complete, but it does not match the API. */
export class MalformedResponseError extends Error {
  override readonly name = 'MalformedResponseError';
}

const readText = async (body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> => {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new MalformedResponseError(`it is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/**
 * Reads a response that must be JSON of at most MAX_BODY_BYTES. Throws a MalformedResponseError if it is not. If the
 * connection breaks or the signal aborts, throws the platform's error.
 */
export const readJson = async (response: Response): Promise<unknown> => {
  const text = response.body ? await readText(response.body, MAX_BODY_BYTES) : '';
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedResponseError('it is not JSON', { cause });
  }
};

/** The only credential of a visitor that is forwarded to the provider. */
export type Credentials = { readonly authorization: string } | { readonly cookie: string };

export type ProviderRequest = {
  readonly resource: Resource;
  /** The path below the API's base URL, made of validated parts. */
  readonly path: string;
  /** Parameters as the provider understands them. Names and values are already validated. */
  readonly query: Readonly<Record<string, string>>;
  readonly credentials?: Credentials;
};

type ProviderResponse = { readonly status: 200; readonly json: unknown } | { readonly status: 404 };

/** Sends one request to the provider. Rejects with a ProviderError for any status but 200 and 404. */
export type Transport = (request: ProviderRequest) => Promise<ProviderResponse>;

export type TransportOptions = {
  /** The API's base URL, with a slash at the end. */
  readonly baseUrl: string;
  /** The longest time that one attempt may take, from the request to the last byte, in milliseconds. */
  readonly timeoutMs: number;
  /** The site's own credential for the API, for requests without a visitor's credential. Null: there is none. */
  readonly token: string | null;
  /** The global fetch, or that of a service binding. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => Date;
};

const RETRIED_STATUSES = new Set([500, 502, 503, 504]);
/** The delay before a retry: long enough for a lost connection, too short for a visitor to notice. */
const RETRY_DELAY_MS = 10;

/** A provider that sends Retry-After asks for a pause, so it is not retried. */
const mayRetry = ({ status, headers }: Response): boolean =>
  RETRIED_STATUSES.has(status) && !headers.has('retry-after');

/** The messages do not name the path, because a visitor may have made up the id in it. */
const toProviderError = ({ resource }: ProviderRequest, cause: unknown, failedAt: number): ProviderError => {
  if (cause instanceof ProviderError) return cause;
  if (cause instanceof MalformedResponseError) {
    return new ProviderError(resource, 'invalid', `the response is unusable: ${cause.message}`, { cause, failedAt });
  }
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const options = { cause, failedAt, mayRetry: true };
  return isTimeout
    ? new ProviderError(resource, 'timeout', 'did not respond in time', options)
    : new ProviderError(resource, 'unreachable', 'the connection failed', options);
};

/**
 * Sends requests over HTTP, one attempt each. It follows no redirects, and forwards no header or cookie of the visitor
 * except the given credential. Without one, it sends the site's own token, if there is one. It bypasses the platform's
 * cache, because the rules for the provider's zone would apply in addition to the site's own.
 */
export const createTransport = ({ baseUrl, timeoutMs, token, fetch, now }: TransportOptions): Transport => {
  const ownCredentials: Credentials | undefined = token === null ? undefined : { authorization: `Bearer ${token}` };
  return async (request) => {
    const { resource, path, query, credentials = ownCredentials } = request;
    const url = new URL(path, baseUrl);
    url.search = new URLSearchParams(query).toString();
    const headers = { accept: 'application/json', ...credentials };
    try {
      const response = await fetch(
        new Request(url, { headers, redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }),
      );
      if (response.status === 200) return { status: 200, json: await readJson(response) };
      await response.body?.cancel();
      if (response.status === 404) return { status: 404 };
      throw new ProviderError(resource, 'status', `responded with ${response.status}`, {
        failedAt: now().getTime(),
        status: response.status,
        mayRetry: mayRetry(response),
      });
    } catch (cause) {
      throw toProviderError(request, cause, now().getTime());
    }
  };
};

/**
 * Retries a failed request once if that may help. A request with a credential is never retried: its response is for one
 * visitor, who can try again.
 */
export const withRetry =
  (transport: Transport): Transport =>
  async (request) => {
    try {
      return await transport(request);
    } catch (error) {
      if (!(error instanceof ProviderError && error.mayRetry) || request.credentials) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      return transport(request);
    }
  };

/**
 * The time that a request may take in addition to its two attempts: the delay between them, and waiting on a busy
 * machine.
 */
const MAX_OVERHEAD_MS = 1_000;

/** The longest time that one request takes with `withRetry`. */
export const maxRequestMs = (timeoutMs: number): number => 2 * timeoutMs + MAX_OVERHEAD_MS;
