import { createHash } from 'node:crypto';
import * as z from 'zod';
import { PATHS, RESOURCE_PATHS } from '../../src/domain/paths.ts';
import { type PlainDate, parsePlainDate, stockholmDate } from '../../src/domain/plain-date.ts';
import { findOldTexts, findPastDates, isPast } from '../deploy/past-dates.ts';
import { hasObfuscatedMail, OBFUSCATED_MAIL_CAUSE } from '../obfuscated-mail.ts';
import { reasonOf } from '../reason-of.ts';
import { readHtml, type WatchedPage } from './read-html.ts';

/** Larger than any text that is read. */
const MAX_LENGTH = 5_000_000;
/** How many products to look at. */
const PRODUCTS = 3;

export type WatchOptions = {
  readonly origin: string;
  /** Follows redirects, and times out even while the body is read. */
  readonly ask: (url: string) => Promise<Response>;
  readonly now: Date;
  /** Returns a number from 0 up to 1, as Math.random does. It chooses the products. */
  readonly random: () => number;
  /** Checks the connection. Not called if the list cannot be loaded. */
  readonly checkConnection: () => Promise<readonly string[]>;
  /**
   * The site's own variables, if they are known. Otherwise the dates of rounds and of the competition are read from the
   * site. Those of texts are this checkout's.
   */
  readonly vars?: Readonly<Record<string, unknown>> | undefined;
};

/** A resource that a check could not load. The message is the finding. */
class Unavailable extends Error {}

const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_LENGTH) throw new Error(`longer than ${MAX_LENGTH} characters`);
  }
  return text;
};

type Page = WatchedPage & { readonly path: string; readonly headers: Headers; readonly html: string };

const canonicalOf = ({ elements }: WatchedPage): string | undefined =>
  elements.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;

/** The URLs of the files that elements of a page load: those of links have the relation `rel`. */
const sourcesOf = ({ elements }: Page, name: string, rel?: string): readonly string[] =>
  elements
    .filter((element) => element.name === name && element.attributes.rel === rel)
    .flatMap(({ attributes: { src, href } }) => src ?? href ?? []);

const isNamed = (text: string, sources: string): boolean =>
  sources.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * The first problem with the styles and scripts in a page, or with the policy that must name their hashes. Null: there
 * is none.
 */
const findInlinedFault = ({ inlined, headers }: Page): string | null => {
  const policy = headers.get('content-security-policy') ?? '';
  if (policy === '') return 'has no Content-Security-Policy';
  for (const name of ['style', 'script'] as const) {
    const texts = inlined.filter((element) => element.name === name);
    if (texts.length === 0) return `has no ${name}`;
    const [, sources = ''] = new RegExp(`(?:^|;\\s*)${name}-src ([^;]*)`).exec(policy) ?? [];
    if (!texts.every(({ text }) => isNamed(text, sources))) return `has a ${name} that its policy blocks`;
  }
  return null;
};

/** Whether search engines are told to leave a page out. */
const isHidden = ({ headers, elements }: Page): boolean =>
  [
    headers.get('x-robots-tag') ?? '',
    ...elements.flatMap(({ attributes }) => (attributes.name === 'robots' ? (attributes.content ?? '') : [])),
  ]
    .flatMap((rules) => rules.split(','))
    .some((rule) => /^\s*(?:[\w-]+:\s)?\s*(?:noindex|none)\s*$/i.test(rule));

/** What may be wrong with any page. Each check returns the end of a sentence about the page, or null. */
const PAGE_CHECKS: readonly ((page: Page, origin: string) => string | null)[] = [
  (page, origin) => {
    const canonical = canonicalOf(page) ?? '';
    return URL.parse(canonical)?.origin === origin ? null : `says that its address is ${canonical}`;
  },
  (page) => (isHidden(page) ? 'tells search engines to leave it out (NOINDEX)' : null),
  ({ html }) => (hasObfuscatedMail(html) ? `has dead mail links: ${OBFUSCATED_MAIL_CAUSE}` : null),
  findInlinedFault,
];

/** One sentence per kind of fault, about the first page that has it. */
const checkPages = (pages: readonly Page[], origin: string): readonly string[] =>
  PAGE_CHECKS.flatMap((check) => {
    const faults = pages.flatMap((page) => check(page, origin)?.replace(/^/, `${page.path} `) ?? []);
    return faults.length > 0 ? [`${faults.length} of ${pages.length} pages: ${faults[0]}.`] : [];
  });

/** The order stops in the site's calendar. A line that begins with a space continues the line before. */
const findOrderStops = (calendar: string): readonly (PlainDate | null)[] =>
  calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .filter((event) => /^UID:[^@]*-order-stop@/m.test(event))
    .map((event) => {
      const [, year, month, day] = /^DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/m.exec(event) ?? [];
      return parsePlainDate(`${year}-${month}-${day}`);
    });

const failingSince = z.object({ failingSince: z.nullable(z.string()) });
const healthSchema = z.object({ provider: z.object({ list: failingSince, product: failingSince }) });

/**
 * Checks a site once, from outside, with about fifteen requests: whether it answers, what changes on the way to a
 * visitor, and which dates have passed. What the Worker can know, it logs itself. Returns one sentence per finding. Never
 * rejects.
 */
export const checkSite = async (options: WatchOptions): Promise<readonly string[]> => {
  const { origin, ask, now, random, checkConnection, vars } = options;
  const today = stockholmDate(now);

  const load = async (path: string) => {
    try {
      const response = await ask(new URL(path, origin).href);
      const text = await readText(response);
      if (response.status !== 200) throw new Unavailable(`${path} answers ${response.status}.`);
      return { text, headers: response.headers };
    } catch (error) {
      throw error instanceof Unavailable ? error : new Unavailable(`${path} cannot be had: ${reasonOf(error)}.`);
    }
  };
  const loadPage = async (path: string): Promise<Page> => {
    const { text, headers } = await load(path);
    const page = readHtml(text);
    if (canonicalOf(page) === undefined) throw new Unavailable(`${path} is no page of this site.`);
    return { path, headers, html: text, ...page };
  };

  const checkHealth = async (): Promise<readonly string[]> => {
    const { provider } = healthSchema.parse(JSON.parse((await load('/healthz')).text));
    return Object.entries(provider).flatMap(([kind, { failingSince: since }]) =>
      since === null ? [] : [`The provider fails since ${since} (${kind}).`],
    );
  };
  const checkFiles = async (list: Page, products: readonly Page[]): Promise<readonly string[]> => {
    const files = [
      ...sourcesOf(list, 'script').map((url) => ({ url, type: 'javascript' })),
      ...sourcesOf(list, 'link', 'stylesheet').map((url) => ({ url, type: 'text/css' })),
      // The images of products have absolute URLs.
      ...products.flatMap((page) => {
        const image = sourcesOf(page, 'img').find((url) => URL.canParse(url));
        return image ? [{ url: image, type: 'image/' }] : [];
      }),
    ];
    const findings = files.map(async ({ url, type }) => {
      const actual = (await load(url)).headers.get('content-type') ?? 'no type';
      return actual.includes(type) ? [] : [`${url} is ${actual}.`];
    });
    return (await Promise.all(findings)).flat();
  };
  const checkProducts = (products: readonly Page[]): readonly string[] =>
    products.flatMap(({ path, html }) => (/"price":\d*[1-9]/.test(html) ? [] : [`${path} has no price.`]));
  const checkDates = async (): Promise<readonly string[]> => {
    if (vars) return findPastDates(vars, now);
    const orderStops = findOrderStops((await load(RESOURCE_PATHS.salesRounds)).text);
    const { html } = await loadPage(PATHS.competition);
    const year = Number(/"endDate":"(\d{4})/.exec(html)?.[1]);
    return [
      ...(orderStops.length > 0 && orderStops.every((date) => isPast(date, today))
        ? ['Every sales round in the calendar is over.']
        : []),
      ...(year < today.year ? [`${PATHS.competition} still shows the competition of ${year}.`] : []),
      ...findOldTexts(today),
    ];
  };
  const chooseProducts = ({ elements }: Page): readonly string[] => {
    const links = elements.flatMap(({ attributes: { href } }) =>
      href?.startsWith(`${PATHS.products}/`) ? [href] : [],
    );
    return [...new Set(links)]
      .map((href) => ({ href, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, PRODUCTS)
      .map(({ href }) => href);
  };
  const checkShop = async (list: Page): Promise<readonly string[]> => {
    const paths = chooseProducts(list);
    if (paths.length === 0) return ['The list has no products.'];
    const products = await Promise.all(paths.map(loadPage));
    // The FAQ has the most mail links.
    const others = await Promise.all([PATHS.home, PATHS.faq].map(loadPage));
    return [
      ...checkProducts(products),
      ...checkPages([list, ...others, ...products], origin),
      ...(await checkFiles(list, products)),
    ];
  };

  try {
    const list = await loadPage(PATHS.products);
    const results = await Promise.allSettled([checkShop(list), checkHealth(), checkDates(), checkConnection()]);
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [reasonOf(result.reason)]));
  } catch (error) {
    return [reasonOf(error)];
  }
};
