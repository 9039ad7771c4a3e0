import { createHash } from 'node:crypto';
import * as z from 'zod';
import { lastUpdated } from '../../src/content/errors.ts';
import { formatKronor } from '../../src/content/format.ts';
import { PATHS, productPath, RESOURCE_PATHS } from '../../src/domain/paths.ts';
import { type PlainDate, parsePlainDate, stockholmDate } from '../../src/domain/plain-date.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { productSchema, productSummarySchema } from '../../src/provider/schema.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/form-fields.ts';
import { findOldTexts, findPastDates, isPast } from '../deploy/past-dates.ts';
import { hasObfuscatedMail, OBFUSCATED_MAIL_CAUSE } from '../obfuscated-mail.ts';
import { reasonOf } from '../reason-of.ts';
import { readHtml, type WatchedPage } from './read-html.ts';

const MS_PER_DAY = 86_400_000;
/** Larger than any text that is read. */
const MAX_LENGTH = 5_000_000;
/** The cron run renews the snapshot every two minutes, and product data is fresh for five. */
const MAX_AGE_SECONDS = 15 * 60;
/** The smallest share of products that must have a picture, and that must have a tagline. */
const MIN_SHARE = 0.5;
/** In öre. */
const PRICES = { min: 10_00, max: 2_000_00 };
/** How many product pictures and how many drawings to load per page. */
const PICTURES = 3;
const MIN_EXPIRY_DAYS = 14;
const EXAMPLE = { participants: 24, productsEach: 12 };
const DATED_PATHS = [PATHS.groupTerms, PATHS.purchaseTerms, PATHS.privacy, PATHS.accessibility];

/** The words before the time in "Senast uppdaterad kl. 13.05". */
const [STALE_NOTE = ''] = lastUpdated(new Date(0), new Date(0)).split(' kl');

export type WatchOptions = {
  readonly origin: string;
  /** Follows redirects, and times out even while the body is read. */
  readonly ask: (url: string) => Promise<Response>;
  readonly now: Date;
  readonly minProducts: number;
  /** Checks the connection. Not called if the list cannot be loaded. */
  readonly checkConnection: () => Promise<readonly string[]>;
  /** The site's own variables, if they are known. Otherwise dates are read from the pages. */
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

const KINDS = [
  { kind: 'scripts', type: /javascript/, isOf: (name: string) => name === 'script' },
  { kind: 'style sheets', type: /^text\/css/, isOf: (_: string, rel = '') => rel === 'stylesheet' },
  { kind: 'pictures', type: /^image\//, isOf: (name: string) => name === 'img' },
];

/** The URLs of a page's files of one kind. For pictures, the first of each sort: product pictures have absolute URLs. */
const filesOf = ({ elements }: WatchedPage, { kind, isOf }: (typeof KINDS)[number]): readonly string[] => {
  const urls = elements
    .filter(({ name, attributes }) => isOf(name, attributes.rel))
    .flatMap(({ attributes: { src, href } }) => src ?? href ?? []);
  if (kind !== 'pictures') return urls;
  const isOfProduct = (url: string): boolean => URL.canParse(url);
  return [
    ...urls.filter(isOfProduct).slice(0, PICTURES),
    ...urls.filter((url) => !isOfProduct(url)).slice(0, PICTURES),
  ];
};

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

const checkInlined = (pages: readonly Page[]): readonly string[] => {
  const faults = pages.flatMap((page) => {
    const fault = findInlinedFault(page);
    return fault ? [`${page.path} ${fault}`] : [];
  });
  return faults.length > 0 ? [`${faults.length} of ${pages.length} pages are broken: ${faults[0]}.`] : [];
};

/** Whether search engines are told to leave a page out. */
const isHidden = ({ headers, elements }: Page): boolean =>
  [
    headers.get('x-robots-tag') ?? '',
    ...elements.flatMap(({ attributes }) => (attributes.name === 'robots' ? (attributes.content ?? '') : [])),
  ]
    .flatMap((rules) => rules.split(','))
    .some((rule) => /^\s*(?:[\w-]+:\s)?\s*(?:noindex|none)\s*$/i.test(rule));

const checkIndexing = (pages: readonly Page[]): readonly string[] => {
  const [hidden] = pages.filter(isHidden);
  return hidden ? [`${hidden.path} tells search engines to leave it out (NOINDEX).`] : [];
};

const checkMail = (pages: readonly Page[]): readonly string[] => {
  const [obfuscated] = pages.filter(({ html }) => hasObfuscatedMail(html));
  return obfuscated ? [`${obfuscated.path} has dead mail links: ${OBFUSCATED_MAIL_CAUSE}.`] : [];
};

const checkGoods = (products: readonly z.infer<typeof productSummarySchema>[]): readonly string[] => {
  const lacks = (part: string, isMissing: (product: (typeof products)[number]) => boolean): readonly string[] => {
    const missing = products.filter(isMissing).length;
    return missing > products.length * (1 - MIN_SHARE)
      ? [`${missing} of ${products.length} products have no ${part}.`]
      : [];
  };
  const odd = products.filter(({ price }) => price < PRICES.min || price > PRICES.max);
  const [example] = odd;
  return [
    ...(example
      ? [`${odd.length} of ${products.length} prices are odd, as ${example.price / 100} kr for ${example.name}.`]
      : []),
    ...lacks('picture', ({ thumbnail }) => thumbnail === null),
    ...lacks('tagline', ({ tagline }) => tagline === ''),
  ];
};

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

/** Checks a site once, as visitors see it, with about forty requests. Returns one sentence per finding. Never rejects. */
export const checkSite = async (options: WatchOptions): Promise<readonly string[]> => {
  const { origin, ask, now, minProducts, checkConnection, vars } = options;
  const today = stockholmDate(now);

  const request = async <Value>(path: string, read: (response: Response) => Promise<Value>): Promise<Value> => {
    try {
      return await read(await ask(new URL(path, origin).href));
    } catch (error) {
      throw error instanceof Unavailable ? error : new Unavailable(`${path} cannot be had: ${reasonOf(error)}.`);
    }
  };
  const load = (path: string) =>
    request(path, async (response) => {
      const text = await readText(response);
      if (response.status !== 200) throw new Unavailable(`${path} answers ${response.status}.`);
      return { text, headers: response.headers };
    });
  const loadPage = async (path: string): Promise<Page> => {
    const { text, headers } = await load(path);
    const page = readHtml(text);
    if (canonicalOf(page) === undefined) throw new Unavailable(`${path} is no page of this site.`);
    return { path, headers, html: text, ...page };
  };

  const checkList = async ({ elements, text }: Page): Promise<readonly string[]> => {
    const cards = elements.filter(({ attributes }) => attributes.class === 'card').length;
    const { text: json, headers } = await load('/api/products');
    const age = Number(headers.get('age') ?? 0);
    if (cards < minProducts) return [`The list has ${cards} products, at least ${minProducts} are expected.`];
    return [
      ...checkGoods(z.array(productSummarySchema).parse(JSON.parse(json))),
      ...(text.includes(STALE_NOTE) || age > MAX_AGE_SECONDS
        ? [`The list is a copy, ${Math.round(age / 60)} minutes old: the provider fails.`]
        : []),
    ];
  };
  const checkProduct = async (id: string): Promise<readonly string[]> => {
    const { description } = productSchema.parse(JSON.parse((await load(`/api/products/${id}`)).text));
    return description === '' ? [`${productPath(id)} has no description.`] : [];
  };
  const checkFile = (url: string, type: RegExp): Promise<string | null> =>
    request(url, async (response) => {
      await response.body?.cancel();
      const actual = response.headers.get('content-type') ?? 'no type';
      return response.status === 200 && type.test(actual) ? null : `${url} answers ${response.status}, ${actual}`;
    }).catch((error: unknown) => reasonOf(error));
  const checkFiles = async (pages: readonly Page[]): Promise<readonly string[]> => {
    const findings = KINDS.map(async (kind) => {
      const urls = [...new Set(pages.flatMap((page) => filesOf(page, kind)))];
      const broken = (await Promise.all(urls.map((url) => checkFile(url, kind.type)))).filter((each) => each !== null);
      return broken.length > 0 ? [`${broken.length} of ${urls.length} ${kind.kind} are broken: ${broken[0]}.`] : [];
    });
    return (await Promise.all(findings)).flat();
  };
  const checkPages = async (list: Page, id: string | undefined): Promise<readonly string[]> => {
    // The FAQ has the most mail links.
    const paths = [PATHS.home, PATHS.faq, ...(id ? [productPath(id)] : [])];
    const pages = [list, ...(await Promise.all(paths.map(loadPage)))];
    const foreign = pages.find((page) => URL.parse(canonicalOf(page) ?? '')?.origin !== origin);
    return [
      ...(foreign ? [`${foreign.path} says that its address is ${canonicalOf(foreign)}.`] : []),
      ...checkIndexing(pages),
      ...checkMail(pages),
      ...checkInlined(pages),
      ...(await checkFiles(pages)),
    ];
  };
  const checkCalculator = async (): Promise<readonly string[]> => {
    const { participants, productsEach } = EXAMPLE;
    const query = `${CALCULATOR_FIELDS.participants}=${participants}&${CALCULATOR_FIELDS.productsEach}=${productsEach}`;
    const sum = formatKronor(estimateProfit(participants, productsEach).profitKronor).replace(/\s/g, ' ');
    const { text } = await loadPage(`${PATHS.home}?${query}`);
    return text.includes(sum) ? [] : [`The calculator does not answer ${sum}.`];
  };
  const checkSecurityText = async (): Promise<readonly string[]> => {
    const { text } = await load(RESOURCE_PATHS.securityText);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - now.getTime()) / MS_PER_DAY;
    return days > MIN_EXPIRY_DAYS ? [] : [`${RESOURCE_PATHS.securityText} expires within ${MIN_EXPIRY_DAYS} days.`];
  };
  const checkTexts = async (): Promise<readonly string[]> => {
    const dated = DATED_PATHS.map(async (path): Promise<readonly [string, PlainDate | null]> => {
      const time = (await loadPage(path)).elements.find(({ name }) => name === 'time');
      return [path, parsePlainDate(time?.attributes.datetime ?? '')];
    });
    return findOldTexts(await Promise.all(dated), today);
  };
  const checkDates = async (): Promise<readonly string[]> => {
    const orderStops = findOrderStops((await load(RESOURCE_PATHS.salesRounds)).text);
    const { text } = await loadPage(PATHS.competition);
    const year = Number(/"endDate":"(\d{4})/.exec(text)?.[1]);
    return [
      ...(orderStops.length > 0 && orderStops.every((date) => isPast(date, today))
        ? ['Every sales round in the calendar is over.']
        : []),
      ...(year < today.year ? [`${PATHS.competition} still shows the competition of ${year}.`] : []),
      ...(await checkTexts()),
    ];
  };

  try {
    const list = await loadPage(PATHS.products);
    const link = list.elements.find(({ attributes }) => attributes.href?.startsWith(`${PATHS.products}/`));
    const id = link?.attributes.href?.slice(PATHS.products.length + 1);
    const checks = [
      checkList(list),
      ...(id ? [checkProduct(id)] : []),
      checkPages(list, id),
      checkCalculator(),
      checkSecurityText(),
      vars ? findPastDates(vars, now) : checkDates(),
      checkConnection(),
    ];
    const results = await Promise.allSettled(checks);
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [reasonOf(result.reason)]));
  } catch (error) {
    return [reasonOf(error)];
  }
};
