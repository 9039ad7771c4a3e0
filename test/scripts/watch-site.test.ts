import { expect, inject, it } from 'vitest';
import { type Ask, checkSite } from '../../scripts/watch/check-site.ts';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { type Behaviour, createClock, createFaultyProvider } from '../support/faults.ts';

const ORIGIN = 'https://www.saljrundan.example';
const ROUNDS = '[{"name":"Jul","orderStop":"2026-11-29","deliveryWeek":"2026-W51"}]';

type Change = (response: Response, url: string) => Response | Promise<Response>;

const setUp = () => {
  const provider = createFaultyProvider();
  const clock = createClock();
  const vars = { PROVIDER_API_URL: provider.url, SALES_ROUNDS: ROUNDS };
  const site = createTestApp({ vars, now: clock.now });
  /** The site's pages from the application, its files as a server would have them. */
  const ask: Ask = async (url) => {
    const { origin, pathname, search } = new URL(url);
    if (origin === inject('providerUrl')) return fetch(url);
    const [, extension] = /\.(js|css|svg|avif|webp|png)$/.exec(pathname) ?? [];
    const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
    if (extension) return new Response('', { headers: { 'content-type': types[extension] ?? `image/${extension}` } });
    return site.get(pathname + search);
  };
  const watch = (change: Change = (response) => response, lastProducts = 25) =>
    checkSite({
      origin: ORIGIN,
      ask: async (url) => change(await ask(url), url),
      now: clock.now(),
      lastProducts,
    });
  return { provider, clock, site, watch };
};

const replaceIn =
  (path: string, ...pairs: readonly (readonly [string | RegExp, string])[]) =>
  async (response: Response, url: string): Promise<Response> => {
    if (new URL(url).pathname !== path) return response;
    const text = await response.text();
    return new Response(
      pairs.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
      response,
    );
  };

it('a healthy site has no finding in twenty passes', async () => {
  const { watch } = setUp();
  for (let pass = 0; pass < 20; pass += 1) expect(await watch()).toEqual({ findings: [], products: 25 });
});

it.each<[string, Behaviour, RegExp]>([
  ['a renamed field', { fault: 'no-media' }, /^25 of 25 products have no picture/],
  ['kronor for öre', { price: 145 }, /^25 of 25 prices are odd, 1.45 kr/],
  ['zero prices', { price: 0 }, /^25 of 25 prices are odd, 0 kr/],
  ['an empty list', { fault: 'empty' }, /^The list has no products/],
  ['a provider that fails', { fault: 'status', status: 500 }, /^\/produkter answers 502/],
])('%s is a finding', async (_case, behaviour, finding) => {
  const { provider, watch } = setUp();
  await provider.behave(behaviour);
  expect((await watch()).findings).toContainEqual(expect.stringMatching(finding));
});

it.each<[string, Change, RegExp]>([
  [
    'a wrong host',
    replaceIn(PATHS.home, [/rel="canonical" href="[^"]+"/g, 'rel="canonical" href="https://x.example/"']),
    /names https:\/\/x\.example\/ as/,
  ],
  ['a wrong sum', replaceIn(PATHS.home, [/21\s600/g, '0']), /^The calculator does not answer 21 600 kr/],
  [
    'a dead script',
    (response, url) => (url.endsWith('.js') ? new Response('', { status: 404 }) : response),
    /\.js answers 404/,
  ],
  [
    'dead pictures',
    (response, url) => (/\/images?\//.test(url) ? new Response('gone', { status: 410 }) : response),
    /answers 410/,
  ],
  [
    'an old copy',
    (response, url) => (url.endsWith('/api/products') ? new Response('[]', { headers: { age: '7200' } }) : response),
    /^The list is 120 minutes old/,
  ],
])('%s is a finding', async (_case, change, finding) => {
  expect((await setUp().watch(change)).findings).toContainEqual(expect.stringMatching(finding));
});

it('a list that has lost most of its products since the last good pass is a finding', async () => {
  expect((await setUp().watch(undefined, 60)).findings).toEqual([
    'The list has 25 products, in the last good pass it had 60.',
  ]);
});

it('rounds that are over are a finding', async () => {
  const { clock, watch } = setUp();
  clock.advance(40 * 24 * 60 * 60);
  expect((await watch()).findings).toEqual(['Every round in the calendar is over.']);
});

it('a list that is shown from a copy is a finding', async () => {
  const { provider, clock, site, watch } = setUp();
  await site.get(PATHS.products);
  await provider.behave({ fault: 'status', status: 500 });
  clock.advance(1_200);
  expect((await watch()).findings).toEqual(
    expect.arrayContaining(['The list is a copy: the provider fails.', 'The list is 20 minutes old.']),
  );
});
