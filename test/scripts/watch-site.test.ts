import { expect, it } from 'vitest';
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
    const { pathname, search } = new URL(url);
    const [, extension = ''] = /\.(js|css|avif)$/.exec(pathname) ?? [];
    const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', avif: 'image/avif' };
    const type = types[extension];
    return type ? new Response('', { headers: { 'content-type': type } }) : site.get(pathname + search);
  };
  const watch = (change: Change = (response) => response, options: Partial<WatchOptions> = {}) =>
    checkSite({
      origin: ORIGIN,
      ask: async (url) => change(await ask(url), url),
      now: clock.now(),
      random: () => 0,
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
  for (let pass = 0; pass < 20; pass += 1) expect(await watch(undefined, { random: Math.random })).toEqual([]);
});

it.each<[string, Behaviour, readonly string[]]>([
  ['an empty list', { fault: 'empty' }, ['The list has no products.']],
  ['a provider that fails', { fault: 'status', status: 500 }, ['/produkter answers 502.']],
  ['free products', { price: 0 }, Array(3).fill(expect.stringMatching(/^\/produkter\/[\w-]+ has no price\.$/))],
])('%s is found', async (_case, behaviour, findings) => {
  const { provider, watch } = setUp();
  await provider.behave(behaviour);
  expect(await watch()).toEqual(findings);
});

const gone = () => new Response('gone', { status: 410 });

it.each<[string, Change, RegExp]>([
  [
    'a wrong host',
    replaceIn(PATHS.home, `href="${ORIGIN}/"`, 'href="https://x.example/"'),
    /^1 of 6 pages: \/ says that its address is .*x\.exam/,
  ],
  ['a dead script', to(/\.js$/, gone), /\.js answers 410\.$/],
  ['a page in place of a style sheet', to(/\.css$/, () => new Response('<p>')), /\.css is text\/plain/],
  ['a product’s dead image', to(/\.avif$/, gone), /\.avif answers 410\.$/],
  ['a dead product', to(/^\/produkter\/./, gone), /^\/produkter\/[\w-]+ answers 410\.$/],
  [
    'a style that was changed in transit',
    replaceIn(/^\/(?!api)/, '--paper', '--pepper'),
    /^6 of 6 pages: \/produkter has a style that its policy blocks\.$/,
  ],
  [
    'a policy that was removed',
    to(PATHS.home, (response) => without(response, 'content-security-policy')),
    /^1 of 6 pages: \/ has no Content-Security-Policy\.$/,
  ],
  ['a style that was removed', replaceIn(PATHS.home, /<style>.*<\/style>/gs, ''), /^1 of 6 pages: \/ has no style\.$/],
  [
    'a script that was changed in transit',
    replaceIn(PATHS.home, '<script>', '<script>0;'),
    /^1 of 6 pages: \/ has a script that its policy blocks\.$/,
  ],
  [
    'a page that tells search engines not to index it',
    replaceIn(PATHS.home, '</head>', '<meta name="robots" content="noindex"></head>'),
    /^1 of 6 pages: \/ tells search engines to leave it out \(NOINDEX\)\.$/,
  ],
  [
    'mail addresses that Cloudflare has replaced',
    to(PATHS.faq, async (response) => new Response(obfuscateMail(await response.text()), response)),
    /^1 of 6 pages: \/hjalp has dead mail links: .*switch off Email Address Obfuscation, under Scrape Shield/,
  ],
  ['no answer about its health', to('/healthz', gone), /^\/healthz answers 410/],
  ['no calendar', to('/rundor.ics', gone), /^\/rundor\.ics answers 410/],
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

const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });

it('a site that no search engine may index is one finding', async () => {
  expect(await setUp({ NOINDEX: 'true' }).watch()).toEqual([
    '6 of 6 pages: /produkter tells search engines to leave it out (NOINDEX).',
  ]);
});

it('the products are chosen by chance', async () => {
  const asked: string[] = [];
  const watch = (random: () => number) =>
    setUp().watch(
      (response, url) => {
        asked.push(new URL(url).pathname);
        return response;
      },
      { random },
    );
  let rank = 0;
  await watch(() => (rank += 1));
  await watch(() => (rank -= 1));
  const products = asked.filter((path) => path.startsWith(`${PATHS.products}/`));
  expect(products).toHaveLength(6);
  expect(new Set(products).size).toBe(6);
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

it('a provider that fails while visitors see a copy is one finding, with the time since when', async () => {
  const { provider, clock, site, watch } = setUp();
  await watch();
  await provider.behave({ fault: 'status', status: 500 });
  clock.advance(400);
  await site.get(PATHS.products);
  expect(await watch()).toEqual([expect.stringMatching(/^The provider fails since 2\d{3}-.*Z \(list\)\.$/)]);
});
