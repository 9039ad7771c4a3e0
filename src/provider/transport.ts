import { ProviderError, type Resource } from './errors.ts';
import { MalformedAnswerError, readJson } from './read-json.ts';

/** The one credential of a visitor's that goes through to the provider. */
export type Credentials = { readonly authorization: string } | { readonly cookie: string };

export type ProviderRequest = {
  readonly resource: Resource;
  /** Below the API's address, made of validated parts. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly credentials?: Credentials;
};

export type ProviderAnswer = { readonly status: 200; readonly json: unknown } | { readonly status: 404 };

/**
 * One question to the provider, asked again once where that may help; with a credential never, since the answer is for
 * one visitor alone, who can ask again. Fails with a ProviderError.
 */
export type Transport = (request: ProviderRequest) => Promise<ProviderAnswer>;

export type TransportOptions = {
  /** The API's address with a slash at the end. */
  readonly baseUrl: string;
  /** Milliseconds that one try may take, from the request to the last byte. */
  readonly timeoutMs: number;
  /** The global fetch, or a service binding's. */
  readonly fetch: (request: Request) => Promise<Response>;
};

const RETRIED_STATUSES = new Set([502, 503, 504]);
/** The pause before the second try: long enough for a lost connection, too short for a visitor to feel. */
const RETRY_PAUSE_MS = 10;
/** The longest pause that a Retry-After may ask for; a longer one means that there is no second try. */
const MAX_RETRY_PAUSE_MS = 900;

/** What one try gave; after a failure the pause before another try, or null when there is none to make. */
type Try = { readonly answer: ProviderAnswer } | { readonly error: ProviderError; readonly retryInMs: number | null };

const retryPause = ({ status, headers }: Response): number | null => {
  if (!RETRIED_STATUSES.has(status)) return null;
  const askedMs = Number(headers.get('retry-after') ?? 0) * 1000;
  return askedMs >= 0 && askedMs <= MAX_RETRY_PAUSE_MS ? Math.max(askedMs, RETRY_PAUSE_MS) : null;
};

const failedTry = (resource: Resource, path: string, cause: unknown): Try => {
  if (cause instanceof MalformedAnswerError) {
    return {
      error: new ProviderError(resource, 'invalid', `the answer of ${path}: ${cause.message}`, { cause }),
      retryInMs: null,
    };
  }
  const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
  const error = timedOut
    ? new ProviderError(resource, 'timeout', `${path} did not answer in time`, { cause })
    : new ProviderError(resource, 'unreachable', `the connection to ${path} failed`, { cause });
  return { error, retryInMs: RETRY_PAUSE_MS };
};

/** The longest that one question takes: two tries and the pause between them. */
export const longestQuestionMs = (timeoutMs: number): number => 2 * timeoutMs + MAX_RETRY_PAUSE_MS;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Speaks HTTP to the provider: a timeout and at most two tries, no redirects followed, no header or cookie of the
 * visitor's beyond the given credential. 200 and 404 are answers, everything else is a failure.
 */
export const createTransport = ({ baseUrl, timeoutMs, fetch }: TransportOptions): Transport => {
  const tryOnce = async ({ resource, path, query, credentials }: ProviderRequest): Promise<Try> => {
    const url = new URL(path, baseUrl);
    url.search = new URLSearchParams(query).toString();
    const headers = { accept: 'application/json', ...credentials };
    try {
      const response = await fetch(
        new Request(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }),
      );
      if (response.status === 200) return { answer: { status: 200, json: await readJson(response) } };
      await response.body?.cancel();
      if (response.status === 404) return { answer: { status: 404 } };
      const error = new ProviderError(resource, 'status', `${path} answered ${response.status}`, {
        status: response.status,
      });
      return { error, retryInMs: retryPause(response) };
    } catch (cause) {
      return failedTry(resource, path, cause);
    }
  };

  return async (request) => {
    const first = await tryOnce(request);
    if ('answer' in first) return first.answer;
    if (first.retryInMs === null || request.credentials) throw first.error;
    await pause(first.retryInMs);
    const second = await tryOnce(request);
    if ('answer' in second) return second.answer;
    throw second.error;
  };
};
