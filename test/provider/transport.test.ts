import { describe, expect, it } from 'vitest';
import { createTransport, maxRequestMs, type ProviderRequest, withRetry } from '../../src/provider/transport.ts';

const REQUEST: ProviderRequest = { resource: 'product', path: 'products/a', query: {} };
/** Far longer than a test. */
const TIMEOUT_MS = 60_000;

type Responses = readonly (() => Response | Promise<Response>)[];

/**
 * A transport whose provider answers with `responses` in turn, and expects the token if there is one. Also returns the
 * requests that the provider received.
 */
const setUpWith = (token: string | null, responses: Responses) => {
  const requests: Request[] = [];
  const transport = createTransport({
    baseUrl: 'https://api.example/v2/',
    timeoutMs: TIMEOUT_MS,
    token,
    now: () => new Date(0),
    fetch: async (request) => {
      requests.push(request);
      const respond = responses[requests.length - 1];
      if (!respond) throw new Error('an unexpected request');
      return respond();
    },
  });
  return { transport, requests };
};

const setUp = (...responses: Responses) => setUpWith(null, responses);

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('no', { status: code, headers });
const json = (value: unknown) => () => Response.json(value);

describe('a request to the provider', () => {
  it('has the path and query below the base URL, and no headers but Accept and the credential', async () => {
    const { transport, requests } = setUp(json([]), json([]));
    await transport({ ...REQUEST, query: { tag: 'Höst & jul' } });
    await transport({ ...REQUEST, credentials: { authorization: 'Bearer anna' } });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://api.example/v2/products/a?tag=H%C3%B6st+%26+jul',
      'https://api.example/v2/products/a',
    ]);
    expect(requests.map(({ headers }) => Object.fromEntries(headers))).toEqual([
      { accept: 'application/json' },
      { accept: 'application/json', authorization: 'Bearer anna' },
    ]);
  });

  it.each([
    ['no credential', undefined, { authorization: 'Bearer sajtens' }],
    ['an Authorization of the visitor', { authorization: 'Bearer anna' }, { authorization: 'Bearer anna' }],
    ['a cookie of the visitor', { cookie: 'session=anna' }, { cookie: 'session=anna' }],
  ])('with %s has the site’s own token only if it has no other credential', async (_, credentials, headers) => {
    const { transport, requests } = setUpWith('sajtens', [json([])]);
    await transport({ ...REQUEST, ...(credentials && { credentials }) });
    expect(requests.map((request) => Object.fromEntries(request.headers))).toEqual([
      { accept: 'application/json', ...headers },
    ]);
  });

  it('bypasses the cache of the platform', async () => {
    const { transport, requests } = setUp(json([]));
    await transport(REQUEST);
    expect(requests.map(({ cache }) => cache)).toEqual(['no-store']);
  });

  it('resolves to the JSON of a 200, and to a 404', async () => {
    const { transport } = setUp(json({ a: 1 }), status(404));
    expect(await transport(REQUEST)).toEqual({ status: 200, json: { a: 1 } });
    expect(await transport(REQUEST)).toEqual({ status: 404 });
  });

  it.each([201, 204, 301, 400, 401, 403, 429, 500, 502])('is rejected with the status %i', async (code) => {
    const { transport } = setUp(() => new Response(null, { status: code }));
    await expect(transport(REQUEST)).rejects.toMatchObject({ failure: 'status', status: code, resource: 'product' });
  });

  it('is rejected and not retried when the response is not JSON', async () => {
    const { transport, requests } = setUp(() => new Response('<p>'));
    await expect(withRetry(transport)(REQUEST)).rejects.toMatchObject({ failure: 'invalid', mayRetry: false });
    expect(requests).toHaveLength(1);
  });
});

describe('a failed request', () => {
  it.each([500, 502, 503, 504])('with status %i is retried once', async (code) => {
    const { transport, requests } = setUp(status(code), json('ok'));
    expect(await withRetry(transport)(REQUEST)).toEqual({ status: 200, json: 'ok' });
    expect(requests).toHaveLength(2);
  });

  it.each([
    [400, {}],
    [429, {}],
    [501, {}],
    [505, {}],
    [503, { 'retry-after': '0' }],
    [503, { 'retry-after': 'Fri, 20 Nov 2026 12:00:01 GMT' }],
  ])('with status %i and the headers %j is not retried', async (code, headers) => {
    const { transport, requests } = setUp(status(code, headers), json('ok'));
    await expect(withRetry(transport)(REQUEST)).rejects.toMatchObject({ status: code });
    expect(requests).toHaveLength(1);
  });

  it('is not retried a second time', async () => {
    const { transport, requests } = setUp(status(503), status(503), json('ok'));
    await expect(withRetry(transport)(REQUEST)).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(2);
  });

  it('is retried with the site’s own token', async () => {
    const { transport, requests } = setUpWith('sajtens', [status(503), json('ok')]);
    expect(await withRetry(transport)(REQUEST)).toEqual({ status: 200, json: 'ok' });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer sajtens', 'Bearer sajtens']);
  });

  it('is not retried when it carries a visitor’s credential', async () => {
    const { transport, requests } = setUp(status(503), json('ok'));
    const request = { ...REQUEST, credentials: { authorization: 'Bearer anna' } };
    await expect(withRetry(transport)(request)).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });

  it('is retried after a broken connection', async () => {
    const { transport, requests } = setUp(() => Promise.reject(new Error('reset')), json('ok'));
    expect(await withRetry(transport)(REQUEST)).toEqual({ status: 200, json: 'ok' });
    expect(requests).toHaveLength(2);
  });

  it('takes at most two timeouts and one second with its retry', () => {
    expect(maxRequestMs(3_000)).toBe(7_000);
  });
});
