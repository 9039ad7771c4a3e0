import { MalformedError, NetworkError, StatusError } from './errors.ts';
import { isRecord } from './guards.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
const FRESH_MS = 5 * 60_000;
const TIMEOUT_MS = 15_000;

type RequestOptions = {
  readonly method: string;
  readonly credentials: 'same-origin';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
};

export type HttpDeps = {
  readonly fetch: (url: string, options: RequestOptions) => Promise<Response>;
  readonly readToken: () => string | null;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
};

export type Headers = Readonly<Record<string, string>>;
/** Turns a body into what was asked for; throws a MalformedError when it is something else. */
export type Guard<Value> = (body: unknown) => Value;

const authorised = (headers: Headers, token: string | null): Headers =>
  token === null || Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
    ? headers
    : { ...headers, authorization: `Bearer ${token}` };

const codeOf = (body: unknown): string | null =>
  isRecord(body) && isRecord(body.error) && typeof body.error.code === 'string' ? body.error.code : null;

/** What a second try may mend: no connection, a crowd, and the server's own faults. */
const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof StatusError && (error.status >= 500 || error.status === 429 || error.status === 408));

/** Speaks JSON with our own server. Reads are kept for a while and tried again, writes are neither. */
export const createHttpClient = ({ fetch, readToken, sleep, now }: HttpDeps) => {
  const kept = new Map<string, { readonly body: Promise<unknown>; readonly until: number }>();

  const send = async (method: string, url: string, given: Headers, body: string | null): Promise<unknown> => {
    const headers = {
      accept: 'application/json',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...given,
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, { method, credentials: 'same-origin', headers, body, signal });
      text = await response.text();
    } catch (cause) {
      throw new NetworkError(`${method} ${url}`, { cause });
    }
    let value: unknown = null;
    let broken: unknown = null;
    try {
      value = text === '' ? null : JSON.parse(text);
    } catch (error) {
      broken = error;
    }
    if (!response.ok) throw new StatusError(response.status, codeOf(value));
    if (broken) throw new MalformedError(`${method} ${url} is no JSON`, { cause: broken });
    return value;
  };

  const sendPatiently = async (url: string, headers: Headers): Promise<unknown> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await send('GET', url, headers, null);
      } catch (error) {
        if (tries === RETRIES || !mayPass(error)) throw error;
        await sleep(Math.min(FIRST_DELAY_MS * 2 ** tries, MAX_DELAY_MS));
      }
    }
  };

  /** Reads with `GET`; the same question within five minutes, and while it is being asked, is answered from memory. */
  const read = async <Value>(url: string, guard: Guard<Value>, given: Headers = {}): Promise<Value> => {
    const headers = authorised(given, readToken());
    const key = JSON.stringify([url, headers]);
    const found = kept.get(key);
    if (found && now() < found.until) return guard(await found.body);
    const body = sendPatiently(url, headers);
    kept.set(key, { body, until: now() + FRESH_MS });
    try {
      return guard(await body);
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };

  /** Sends `value` once, whatever happens: a write that failed may still have been done. */
  const write = async <Value>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    value: unknown,
    guard: Guard<Value>,
    given: Headers = {},
  ): Promise<Value> => guard(await send(method, url, authorised(given, readToken()), JSON.stringify(value)));

  return { read, write };
};
