import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../client/http/client.ts';
import { MalformedError, NetworkError, StatusError } from '../../client/http/errors.ts';

type Answer = Response | Error;

const setUp = (answers: readonly (() => Answer)[], token: string | null = null) => {
  const asked: { url: string; method: string; credentials: string; headers: Record<string, string> }[] = [];
  const slept: number[] = [];
  let time = 0;
  const http = createHttpClient({
    fetch: async (url, { method, credentials, headers }) => {
      asked.push({ url, method, credentials, headers: { ...headers } });
      const answer = answers[Math.min(asked.length, answers.length) - 1]?.();
      if (!(answer instanceof Response)) throw answer;
      return answer;
    },
    readToken: () => token,
    sleep: async (ms) => void slept.push(ms),
    now: () => time,
  });
  const pass = (ms: number): void => {
    time += ms;
  };
  return { http, asked, slept, pass };
};

const same = (body: unknown): unknown => body;
const json =
  (value: unknown, status = 200) =>
  () =>
    Response.json(value, { status });
const refused = (status: number) => json({ error: { code: 'provider_unavailable', message: 'no' } }, status);
const offline = () => new TypeError('Failed to fetch');

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('a read', () => {
  it('gives the body, asked for as JSON with same-origin credentials', async () => {
    const { http, asked } = setUp([json({ a: 1 })]);
    expect(await http.read('/api/x', same)).toEqual({ a: 1 });
    expect(asked).toEqual([
      { url: '/api/x', method: 'GET', credentials: 'same-origin', headers: { accept: 'application/json' } },
    ]);
  });

  it('carries the token, unless an authorization is given', async () => {
    const { http, asked } = setUp([json(1)], 'abc');
    await http.read('/api/x', same);
    await http.read('/api/x', same, { Authorization: 'Basic mine' });
    expect(asked.map(({ headers }) => headers.authorization ?? headers.Authorization)).toEqual([
      'Bearer abc',
      'Basic mine',
    ]);
  });

  it.each([
    ['no connection', offline],
    ['a server fault', refused(503)],
    ['a crowd', refused(429)],
  ])('is tried again three times after %s, the pauses doubling from a second', async (_, answer) => {
    const { http, asked, slept } = setUp([answer]);
    expect(await failureOf(http.read('/api/x', same))).toBeInstanceOf(Error);
    expect(asked).toHaveLength(4);
    expect(slept).toEqual([1_000, 2_000, 4_000]);
  });

  it('succeeds when a later try does', async () => {
    const { http, slept } = setUp([offline, refused(502), json('late')]);
    expect(await http.read('/api/x', same)).toBe('late');
    expect(slept).toEqual([1_000, 2_000]);
  });

  it.each([
    ['a refusal', refused(404)],
    ['an answer that is no JSON', () => new Response('<h1>Hej</h1>')],
  ])('is not tried again after %s', async (_, answer) => {
    const { http, asked } = setUp([answer]);
    expect(await failureOf(http.read('/api/x', same))).toBeInstanceOf(Error);
    expect(asked).toHaveLength(1);
  });

  it('is fresh for five minutes, and asked once by many', async () => {
    const { http, asked, pass } = setUp([json(1)]);
    await Promise.all([http.read('/api/x', same), http.read('/api/x', same)]);
    pass(299_999);
    await http.read('/api/x', same);
    expect(asked).toHaveLength(1);
    pass(1);
    await http.read('/api/x', same);
    expect(asked).toHaveLength(2);
  });

  it('keeps no failure', async () => {
    const { http, asked } = setUp([refused(404), json('there')]);
    await failureOf(http.read('/api/x', same));
    expect(await http.read('/api/x', same)).toBe('there');
    expect(asked).toHaveLength(2);
  });
});

describe('an error', () => {
  it('says what the server said', async () => {
    const { http } = setUp([refused(404)]);
    const error = await failureOf(http.read('/api/x', same));
    expect(error).toBeInstanceOf(StatusError);
    expect(error).toMatchObject({ status: 404, code: 'provider_unavailable' });
  });

  it('has no code where the answer is no JSON', async () => {
    const { http } = setUp([() => new Response('oj', { status: 400 })]);
    expect(await failureOf(http.read('/api/x', same))).toMatchObject({ status: 400, code: null });
  });

  it('tells a lost connection from an answer that is not the right one', async () => {
    expect(await failureOf(setUp([offline]).http.read('/api/x', same))).toBeInstanceOf(NetworkError);
    const html = setUp([() => new Response('<p>')]);
    expect(await failureOf(html.http.read('/api/x', same))).toBeInstanceOf(MalformedError);
  });
});

describe('a write', () => {
  it.each([offline, refused(503)])('is sent once, whatever comes', async (answer) => {
    const { http, asked, slept } = setUp([answer]);
    expect(await failureOf(http.write('POST', '/api/x', { a: 1 }, same))).toBeInstanceOf(Error);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(slept).toEqual([]);
  });

  it('is never answered from memory', async () => {
    const { http, asked } = setUp([json(1)]);
    await http.write('PUT', '/api/x', 1, same);
    await http.write('PUT', '/api/x', 1, same);
    expect(asked).toHaveLength(2);
  });
});
