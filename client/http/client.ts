import { MalformedError, NetworkError, StatusError } from './errors.ts';

const MAX_RETRIES = 3;
/** The first delay before a retry. It doubles with each retry. The limit of 30 s in the specification is never reached. */
const FIRST_RETRY_DELAY_MS = 1_000;
const TIMEOUT_MS = 15_000;
/** The longest time that the last retry waits at the site's request. The site remembers a failure for as long. */
const MAX_ASKED_DELAY_MS = 10_000;

type RequestOptions = {
  readonly method: 'GET';
  readonly credentials: 'same-origin';
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

type HttpDeps = {
  readonly fetch: (url: string, options: RequestOptions) => Promise<Response>;
  readonly readToken: () => string | null;
  readonly sleep: (ms: number) => Promise<void>;
};

/** Checks the shape of a JSON body. Throws a MalformedError when the shape is not the expected one. */
type ParseBody<Value> = (body: unknown) => Value;

/** Temporary failures: no connection, 408 Request Timeout, 429 Too Many Requests and server errors. */
const isRetryable = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof StatusError && (error.status >= 500 || error.status === 429 || error.status === 408));

/**
 * Creates a client for the site's JSON API. Reads are retried. The browser's HTTP cache keeps the responses for five
 * minutes.
 */
export const createHttpClient = ({ fetch, readToken, sleep }: HttpDeps) => {
  const send = async (url: string): Promise<unknown> => {
    const token = readToken();
    const headers = { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, { method: 'GET', credentials: 'same-origin', headers, signal });
      text = await response.text();
    } catch (cause) {
      throw new NetworkError(`GET ${url}`, { cause });
    }
    if (!response.ok) {
      const retryAfterMs = 1000 * Number(response.headers.get('retry-after') ?? 0) || 0;
      throw new StatusError(response.status, retryAfterMs);
    }
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new MalformedError(`GET ${url} is not JSON`, { cause });
    }
  };

  const sendWithRetries = async (url: string): Promise<unknown> => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await send(url);
      } catch (error) {
        if (retries === MAX_RETRIES || !isRetryable(error)) throw error;
        const delayMs = FIRST_RETRY_DELAY_MS * 2 ** retries;
        const isLast = retries === MAX_RETRIES - 1;
        const askedMs = isLast && error instanceof StatusError ? Math.min(error.retryAfterMs, MAX_ASKED_DELAY_MS) : 0;
        await sleep(Math.max(delayMs, askedMs));
      }
    }
  };

  return {
    /** Sends a GET. Temporary failures are retried. */
    read: async <Value>(url: string, parse: ParseBody<Value>): Promise<Value> => parse(await sendWithRetries(url)),
  };
};
