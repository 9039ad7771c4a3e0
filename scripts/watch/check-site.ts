import { errors, lastUpdated } from '../../src/content/errors.ts';
import { formatKronor } from '../../src/content/format.ts';
import { PATHS, RESOURCE_PATHS } from '../../src/content/paths.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/element-ids.ts';
import { readHtml, type WatchedPage } from './read-html.ts';

const MS_PER_DAY = 86_400_000;
/** The snapshot is renewed every two minutes, and what is fetched lives for five. */
const MAX_AGE_SECONDS = 15 * 60;
/** The share of products that have a picture, and a tagline. */
const MIN_SHARE = 0.5;
/** A list with fewer products than this share of the last good pass has lost some. */
const MIN_REMAINING = 0.5;
/** In öre. */
const PRICES = { min: 10_00, max: 2_000_00 };
/** How many of a page's first pictures are loaded. */
const PICTURES = 3;
const MIN_EXPIRY_DAYS = 14;
const EXAMPLE = { participants: 24, productsEach: 12 };

/** Asks the site at `origin`. Redirects are followed. */
export type Ask = (url: string) => Promise<Response>;

export type WatchOptions = {
  readonly origin: string;
  readonly ask: Ask;
  readonly now: Date;
  /** The number of products in the last good pass. 0: unknown. */
  readonly lastProducts: number;
};

export type WatchResult = {
  /** One sentence each. Empty: the site is well. */
  readonly findings: readonly string[];
  readonly products: number;
};

type Loaded = { readonly path: string; readonly page: WatchedPage; readonly headers: Headers };

/** The words before the time in "Senast uppdaterad kl. 13.05". */
const [STALE_NOTE = ''] = lastUpdated(new Date(0), new Date(0)).split(' kl');

const hasClass = (value: string | undefined, name: string): boolean => value?.split(' ').includes(name) ?? false;

/** Checks the goods of the list. */
const checkGoods = ({ elements, text }: WatchedPage, lastProducts: number): WatchResult => {
  const cards = elements.filter(({ attributes }) => hasClass(attributes.class, 'card')).length;
  if (cards === 0) return { findings: ['The list has no products.'], products: 0 };
  const prices = elements
    .filter(({ attributes }) => attributes['data-wish'] !== undefined)
    .map(({ attributes }) => Number(attributes['data-price']));
  const odd = prices.filter((price) => !(price >= PRICES.min && price <= PRICES.max));
  const without = elements.filter(({ attributes }) => hasClass(attributes.class, 'no-media')).length;
  const isFewer = cards < lastProducts * MIN_REMAINING;
  return {
    products: cards,
    findings: [
      ...(isFewer ? [`The list has ${cards} products, in the last good pass it had ${lastProducts}.`] : []),
      ...(odd.length > 0 ? [`${odd.length} of ${cards} prices are odd, ${(odd[0] ?? 0) / 100} kr for example.`] : []),
      ...(without > cards * (1 - MIN_SHARE) ? [`${without} of ${cards} products have no picture.`] : []),
      ...(text.includes(STALE_NOTE) ? ['The list is a copy: the provider fails.'] : []),
    ],
  };
};

const TYPES: Readonly<Record<string, RegExp>> = { script: /javascript/, link: /^text\/css/, img: /^image\// };

/** The files without which a page is broken: its scripts, its style sheets and its first pictures. */
const filesOf = ({ elements }: WatchedPage): readonly { readonly url: string; readonly type: RegExp }[] => {
  const pictures = elements.filter(({ name }) => name === 'img').slice(0, PICTURES);
  return elements.flatMap((element) => {
    const { name, attributes } = element;
    const isWanted =
      name === 'script' || (name === 'link' && attributes.rel === 'stylesheet') || pictures.includes(element);
    const url = attributes.src ?? attributes.href;
    const type = TYPES[name];
    return isWanted && url && type ? [{ url, type }] : [];
  });
};

/** The dates after a property of an iCalendar file, as "20261130". */
const calendarDates = (text: string): readonly string[] =>
  [...text.matchAll(/^DTSTART[^:\n]*:(\d{8})/gm)].map(([, date = '']) => date);

/**
 * Checks a site once, as a visitor and a search engine see it, with some twenty requests. Never rejects: what cannot be had
 * is a finding.
 */
export const checkSite = async ({ origin, ask, now, lastProducts }: WatchOptions): Promise<WatchResult> => {
  const findings: string[] = [];
  const find = (...sentences: readonly string[]): void => void findings.push(...sentences);

  const request = async (url: string): Promise<Response | null> => {
    try {
      return await ask(new URL(url, origin).href);
    } catch (error) {
      find(`${url} cannot be had: ${error}.`);
      return null;
    }
  };

  const load = async (path: string): Promise<Loaded | null> => {
    const response = await request(path);
    if (!response) return null;
    const html = await response.text();
    if (response.status !== 200) find(`${path} answers ${response.status}.`);
    return response.status === 200 ? { path, page: readHtml(html), headers: response.headers } : null;
  };

  const checkFile = async ({ url, type }: ReturnType<typeof filesOf>[number]): Promise<void> => {
    const response = await request(url);
    if (!response) return;
    await response.body?.cancel();
    const actual = response.headers.get('content-type') ?? 'no type';
    if (response.status !== 200 || !type.test(actual)) find(`${url} answers ${response.status}, ${actual}.`);
  };

  const checkCanonical = ({ path, page }: Loaded): void => {
    const canonical = page.elements.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href ?? '';
    if (URL.parse(canonical)?.origin !== origin) find(`${path} names ${canonical || 'nothing'} as its address.`);
  };

  const checkAge = async (): Promise<void> => {
    const response = await request('/api/products');
    await response?.body?.cancel();
    const age = Number(response?.headers.get('age') ?? 0);
    if (age > MAX_AGE_SECONDS) find(`The list is ${Math.round(age / 60)} minutes old.`);
  };

  const checkCalculator = async (): Promise<void> => {
    const { participants, productsEach } = EXAMPLE;
    const query = new URLSearchParams({
      [CALCULATOR_FIELDS.participants]: String(participants),
      [CALCULATOR_FIELDS.productsEach]: String(productsEach),
    });
    const loaded = await load(`${PATHS.home}?${query}`);
    const sum = formatKronor(estimateProfit(participants, productsEach).profitKronor).replace(/\s/g, ' ');
    if (loaded && !loaded.page.text.includes(sum)) find(`The calculator does not answer ${sum}.`);
  };

  const checkDates = async (): Promise<void> => {
    const security = await (await request(RESOURCE_PATHS.securityText))?.text();
    const expires = Date.parse(/^Expires: (.+)$/m.exec(security ?? '')?.[1] ?? '');
    if (!(expires - now.getTime() > MIN_EXPIRY_DAYS * MS_PER_DAY)) find('security.txt expires within two weeks.');
    const calendar = await request(RESOURCE_PATHS.salesRounds);
    const days = calendar?.status === 200 ? calendarDates(await calendar.text()) : [];
    const today = now.toISOString().slice(0, 10).replaceAll('-', '');
    if (days.length > 0 && days.every((day) => day < today)) find('Every round in the calendar is over.');
  };

  const list = await load(PATHS.products);
  const goods = list ? checkGoods(list.page, lastProducts) : { findings: [], products: 0 };
  find(...goods.findings);
  const product = list?.page.elements.find(({ attributes }) => attributes.href?.startsWith(`${PATHS.products}/`));
  const pages = [list, await load(PATHS.home), product ? await load(product.attributes.href ?? '') : null].filter(
    (page) => page !== null,
  );
  for (const page of pages) {
    checkCanonical(page);
    if (page.page.text.includes(errors.productList.title)) find(`${page.path} says that the products failed.`);
  }
  const files = new Map(pages.flatMap(({ page }) => filesOf(page).map((file) => [file.url, file])));
  await Promise.all([...files.values()].map(checkFile));
  await checkAge();
  await checkCalculator();
  await checkDates();
  return { findings, products: goods.products };
};
