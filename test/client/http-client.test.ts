import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../client/http/client.ts';

type Outcome = Response | Error;

const setUp = (outcomes: readonly (() => Outcome)[], token: string | null = null) => {
  const requests: { url: string; method: string; credentials: string; headers: Record<string, string> }[] = [];
  const delays: number[] = [];
  const http = createHttpClient({
    fetch: async (url, { method, credentials, headers }) => {
      requests.push({ url, method, credentials, headers: { ...headers } });
      const outcome = outcomes[Math.min(requests.length, outcomes.length) - 1]?.();
      if (!(outcome instanceof Response)) throw outcome;
      return outcome;
    },
    readToken: () => token,
    sleep: async (ms) => void delays.push(ms),
  });
  return { http, requests, delays };
};

const identity = (body: unknown): unknown => body;
const json =
  (value: unknown, status = 200) =>
  () =>
    Response.json(value, { status });
const errorResponse = (status: number) => json(null, status);
const offline = () => new TypeError('Failed to fetch');

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('a read of the HTTP client', () => {
  it('requests JSON with same-origin credentials and resolves to the body', async () => {
    const { http, requests } = setUp([json({ a: 1 })]);
    expect(await http.read('/api/x', identity)).toEqual({ a: 1 });
    expect(requests).toEqual([
      { url: '/api/x', method: 'GET', credentials: 'same-origin', headers: { accept: 'application/json' } },
    ]);
  });

  it('sends the token', async () => {
    const { http, requests } = setUp([json(1)], 'abc');
    await http.read('/api/x', identity);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc']);
  });

  it.each([
    ['4', 4_000],
    ['7', 7_000],
    ['60', 10_000],
    ['soon', 4_000],
  ])(
    'waits before the last retry as long as Retry-After says, but at most ten seconds (%s)',
    async (retryAfter, lastDelay) => {
      const failed = () => new Response('{}', { status: 502, headers: { 'retry-after': retryAfter } });
      const { http, delays } = setUp([failed, failed, failed, json(1)]);
      expect(await http.read('/api/x', identity)).toBe(1);
      expect(delays).toEqual([1_000, 2_000, lastDelay]);
    },
  );

  it.each([
    ['a network error', offline],
    ['a 503', errorResponse(503)],
    ['a 429', errorResponse(429)],
    ['a 408', errorResponse(408)],
  ])('is retried three times after %s, with delays that double from one second', async (_, outcome) => {
    const { http, requests, delays } = setUp([outcome]);
    expect(await failureOf(http.read('/api/x', identity))).toBeInstanceOf(Error);
    expect(requests).toHaveLength(4);
    expect(delays).toEqual([1_000, 2_000, 4_000]);
  });

  it.each([
    ['a 404', errorResponse(404)],
    ['a body that is not JSON', () => new Response('<h1>Hej</h1>')],
  ])('is not retried after %s', async (_, outcome) => {
    const { http, requests } = setUp([outcome]);
    expect(await failureOf(http.read('/api/x', identity))).toBeInstanceOf(Error);
    expect(requests).toHaveLength(1);
  });
});
