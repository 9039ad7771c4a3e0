import { MalformedError, NetworkError, StatusError } from './errors.ts';

const MAX_RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 1_000;
/** From the specification: "3 retries with delay doubling from 1s to 30s". Three retries never reach it. */
const MAX_RETRY_DELAY_MS = 30_000;
const TIMEOUT_MS = 15_000;
/** The longest time for which the last retry waits because the site asks for it. It remembers a failure for as long. */
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

type HeaderRecord = Readonly<Record<string, string>>;

/** Checks the shape of a JSON body. Throws a MalformedError when it is not the expected one. */
type ParseBody<Value> = (body: unknown) => Value;

const withAuthorization = (headers: HeaderRecord, token: string | null): HeaderRecord =>
  token === null || Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
    ? headers
    : { ...headers, authorization: `Bearer ${token}` };

const errorCodeOf = (body: unknown): string | null =>
  isRecord(body) && isRecord(body.error) && typeof body.error.code === 'string' ? body.error.code : null;

/** Temporary failures: no connection, 408 Request Timeout, 429 Too Many Requests and server errors. */
const isRetryable = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof StatusError && (error.status >= 500 || error.status === 429 || error.status === 408));

/** Creates a client for the site's JSON API. Reads are retried. The browser's HTTP cache holds them for five minutes. */
export const createHttpClient = ({ fetch, readToken, sleep }: HttpDeps) => {
  const send = async (url: string, extraHeaders: HeaderRecord): Promise<unknown> => {
    const headers = { accept: 'application/json', ...extraHeaders };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, { method: 'GET', credentials: 'same-origin', headers, signal });
      text = await response.text();
    } catch (cause) {
      throw new NetworkError(`GET ${url}`, { cause });
    }
    let value: unknown = null;
    let syntaxError: unknown = null;
    try {
      value = text === '' ? null : JSON.parse(text);
    } catch (error) {
      syntaxError = error;
    }
    if (!response.ok) {
      const retryAfterMs = 1000 * Number(response.headers.get('retry-after') ?? 0) || 0;
      throw new StatusError(response.status, errorCodeOf(value), retryAfterMs);
    }
    if (syntaxError) throw new MalformedError(`GET ${url} is not JSON`, { cause: syntaxError });
    return value;
  };

  const sendWithRetries = async (url: string, headers: HeaderRecord): Promise<unknown> => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await send(url, headers);
      } catch (error) {
        if (retries === MAX_RETRIES || !isRetryable(error)) throw error;
        const delayMs = Math.min(FIRST_RETRY_DELAY_MS * 2 ** retries, MAX_RETRY_DELAY_MS);
        const isLast = retries === MAX_RETRIES - 1;
        const askedMs = isLast && error instanceof StatusError ? Math.min(error.retryAfterMs, MAX_ASKED_DELAY_MS) : 0;
        await sleep(Math.max(delayMs, askedMs));
      }
    }
  };

  /** Sends a GET. Temporary failures are retried. */
  const read = async <Value>(url: string, parse: ParseBody<Value>, headers: HeaderRecord = {}): Promise<Value> =>
    parse(await sendWithRetries(url, withAuthorization(headers, readToken())));

  return { read };
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
