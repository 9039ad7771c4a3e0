import { expect, inject, it } from 'vitest';
import { checkSite, type WatchOptions } from '../../scripts/watch/check-site.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { createFaultySite } from '../support/create-test-app.ts';
import type { Behaviour } from '../support/faults.ts';
import { obfuscateMail } from '../support/obfuscate-mail.ts';

const ORIGIN = 'https://www.saljrundan.example';
const ROUNDS = '[{"name":"Jul","orderStop":"2026-11-29","deliveryWeek":"2026-W51"}]';

type Change = (response: Response, url: string) => Response | Promise<Response>;

const setUp = (vars: Readonly<Record<string, string>> = {}) => {
  const { provider, clock, site } = createFaultySite({ SALES_ROUNDS: ROUNDS, COMPETITION_YEAR: '', ...vars });
  /** Serves the site's pages from the application, and its files as a server would. */
  const ask = async (url: string): Promise<Response> => {
    const { origin, pathname, search } = new URL(url);
    if (origin === inject('providerUrl')) return fetch(url);
    const [, extension] = /\.(js|css|svg|avif|webp|png)$/.exec(pathname) ?? [];
    const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
    if (extension) return new Response('', { headers: { 'content-type': types[extension] ?? `image/${extension}` } });
    return site.get(pathname + search);
  };
  const watch = (change: Change = (response) => response, options: Partial<WatchOptions> = {}) =>
    checkSite({
      origin: ORIGIN,
      ask: async (url) => change(await ask(url), url),
      now: clock.now(),
      minProducts: 5,
      checkConnection: async () => [],
      ...options,
    });
  return { provider, clock, site, watch };
};

const to =
  (path: string | RegExp, change: (response: Response) => Response | Promise<Response>): Change =>
  (response, url) => {
    const { pathname } = new URL(url);
    return (typeof path === 'string' ? pathname === path : path.test(pathname)) ? change(response) : response;
  };

const replaceIn = (path: string | RegExp, from: string | RegExp, by: string): Change =>
  to(path, async (response) => new Response((await response.text()).replaceAll(from, by), response));

it('a healthy site causes no finding in twenty passes', async () => {
  const { watch } = setUp();
  for (let pass = 0; pass < 20; pass += 1) expect(await watch()).toEqual([]);
});

it.each<[string, Behaviour, string]>([
  ['a renamed field', { fault: 'no-media' }, '25 of 25 products have no picture.'],
  ['kronor for öre', { price: 145 }, '25 of 25 prices are odd, as 1.45 kr for Pepparkakor i kakburk.'],
  ['zero prices', { price: 0 }, '25 of 25 prices are odd, as 0 kr for Pepparkakor i kakburk.'],
  ['an empty list', { fault: 'empty' }, 'The list has 0 products, at least 5 are expected.'],
  ['a provider that fails', { fault: 'status', status: 500 }, '/produkter answers 502.'],
])('%s is one finding', async (_case, behaviour, finding) => {
  const { provider, watch } = setUp();
  await provider.behave(behaviour);
  expect(await watch()).toEqual([finding]);
});

const DESCRIPTION = /"description":"(?:[^"\\]|\\.)*"/g;
const gone = () => new Response('gone', { status: 410 });

it.each<[string, Change, RegExp]>([
  ['one product left', replaceIn(PATHS.products, /class="card"(?=.*class="card")/gs, ''), /^The list has 1 products/],
  ['no taglines', replaceIn('/api/products', /"tagline":"[^"]*"/g, '"tagline":""'), /^25 of 25 products have no tagl/],
  ['no description', replaceIn(/^\/api\/products\/./, DESCRIPTION, '"description":""'), /has no description\.$/],
  ['a wrong host', replaceIn(PATHS.home, `href="${ORIGIN}/"`, 'href="https://x.example/"'), /its address is .*x\.exam/],
  ['a wrong sum', replaceIn(PATHS.home, /21\s600/g, '0'), /^The calculator does not answer 21 600 kr/],
  ['a dead script', to(/\.js$/, gone), /^\d+ of \d+ scripts are broken: .*\.js answers 410, /],
  [
    'a page in place of a style sheet',
    to(/\.css$/, () => new Response('<p>')),
    /^\d+ of \d+ style sheets are broken: .* text\/plain/,
  ],
  [
    'a style that was changed in transit',
    replaceIn(/^\/(?!api)/, '--paper', '--pepper'),
    /^4 of 4 pages are broken: \/produkter has a style that its policy blocks\.$/,
  ],
  [
    'a policy that was removed',
    to(PATHS.home, (response) => without(response, 'content-security-policy')),
    /^1 of 4 pages are broken: \/ has no Content-Security-Policy\.$/,
  ],
  [
    'a style that was removed',
    replaceIn(PATHS.home, /<style>.*<\/style>/gs, ''),
    /^1 of 4 pages are broken: \/ has no style\.$/,
  ],
  [
    'a script that was changed in transit',
    replaceIn(PATHS.home, '<script>', '<script>0;'),
    /^1 of 4 pages are broken: \/ has a script that its policy blocks\.$/,
  ],
  [
    'a page that tells search engines not to index it',
    replaceIn(PATHS.home, '</head>', '<meta name="robots" content="noindex"></head>'),
    /^\/ tells search engines to leave it out \(NOINDEX\)\.$/,
  ],
  [
    'mail addresses that Cloudflare has replaced',
    to(PATHS.faq, async (response) => new Response(obfuscateMail(await response.text()), response)),
    /^\/hjalp has dead mail links: .*switch off Email Address Obfuscation, under Scrape Shield/,
  ],
  ['dead pictures', to(/^\/images\//, gone), /^\d+ of \d+ pictures are broken: .* answers 410/],
  ['an old copy', to('/api/products', (response) => withAge(response, 7_200)), /copy, 120 minutes old/],
  ['no security.txt', to('/.well-known/security.txt', gone), /^\/\.well-known\/security\.txt answers 410/],
  ['no calendar', to('/rundor.ics', gone), /^\/rundor\.ics answers 410/],
  ['a text without a date', replaceIn(PATHS.privacy, /dateTime="[^"]+"/g, ''), /^\/integritetspolicy has no date/],
  [
    'a foreign page',
    to(PATHS.products, () => new Response('<h1>Parkerad</h1>')),
    /^\/produkter is no page of this site/,
  ],
  ['an endless page', to(PATHS.products, () => new Response(endless())), /^\/produkter cannot be had: longer than/],
])('%s is one finding', async (_case, change, finding) => {
  expect(await setUp().watch(change)).toEqual([expect.stringMatching(finding)]);
});

const without = (response: Response, header: string) => {
  const headers = new Headers(response.headers);
  headers.delete(header);
  return new Response(response.body, { headers });
};

const withAge = (response: Response, age: number) => {
  const headers = new Headers(response.headers);
  headers.set('age', String(age));
  return new Response(response.body, { headers });
};

const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });

it('a site that no search engine may index is one finding', async () => {
  expect(await setUp({ NOINDEX: 'true' }).watch()).toEqual([
    '/produkter tells search engines to leave it out (NOINDEX).',
  ]);
});

it('a list with fewer products than expected is a finding', async () => {
  expect(await setUp().watch(undefined, { minProducts: 60 })).toEqual([
    'The list has 25 products, at least 60 are expected.',
  ]);
});

it('a server that is unreachable or hangs is one finding, and its certificate is not checked', async () => {
  const ask = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
  const checkConnection = () => Promise.reject(new Error('must not be called'));
  expect(await setUp().watch(undefined, { ask, checkConnection })).toEqual([
    '/produkter cannot be had: connect ECONNREFUSED.',
  ]);
});

it('a finding of the connection check is a finding', async () => {
  const finding = 'The certificate ends in 3 days.';
  expect(await setUp().watch(undefined, { checkConnection: async () => [finding] })).toEqual([finding]);
});

it('outdated sales rounds, an outdated competition and outdated legal texts are findings', async () => {
  const { clock, watch } = setUp({ COMPETITION_YEAR: '2026' });
  clock.advance(20 * 365 * 24 * 60 * 60);
  expect(await watch()).toEqual([
    'Every sales round in the calendar is over.',
    '/tavlingar still shows the competition of 2026.',
    ...['/allmanna-villkor', '/kopvillkor', '/integritetspolicy', '/tillganglighet'].map((path) =>
      expect.stringMatching(`^${path} is of 2.*: review it\\.$`),
    ),
  ]);
});

it('a round whose order stop has not passed is found in the calendar, however long its id is', async () => {
  const { watch } = setUp({
    SALES_ROUNDS: JSON.stringify([
      { name: 'Höst', orderStop: '2020-10-04', deliveryWeek: '2020-W43' },
      // The line with this id is longer than a calendar line may be.
      { id: 'v'.repeat(60), name: 'Vår', orderStop: '2099-03-22', deliveryWeek: '2099-W14' },
    ]),
  });
  expect(await watch()).toEqual([]);
});

it('a list that is served from a copy is one finding', async () => {
  const { provider, clock, site, watch } = setUp();
  await site.get(PATHS.products);
  await site.get('/produkter/pepparkakor-i-kakburk');
  await provider.behave({ fault: 'status', status: 500 });
  clock.advance(1_200);
  expect(await watch()).toEqual(['The list is a copy, 20 minutes old: the provider fails.']);
});
