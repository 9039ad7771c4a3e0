import type { Config } from '../../src/config.ts';
import { toTagKey, uniqueBy } from '../../src/domain/tags.ts';
import { providerStatusOf } from '../../src/provider/errors.ts';
import { parseProduct, parseProducts } from '../../src/provider/parse.ts';
import { LIST_REQUEST, productRequest } from '../../src/provider/request-products.ts';
import type { ProductList, ProviderProduct } from '../../src/provider/schema.ts';
import { createTransport, type Transport, withRetry } from '../../src/provider/transport.ts';
import { nameSome } from '../../src/reporting/report.ts';
import { reasonOf } from '../reason-of.ts';

/** How many products to open. */
const MAX_OPENED_PRODUCTS = 3;

/** The result of a check. */
export type ProviderCheck = {
  /** What was found, one sentence or list each. */
  readonly findings: readonly string[];
  /** The ids in the list. Empty if there is no list. */
  readonly ids: readonly string[];
  /** Why the site could not be run with this API, and whether the API does not accept the token. Null: it could. */
  readonly failure: { readonly reason: string; readonly rejectsToken: boolean } | null;
};

const rejectsToken = (error: unknown): boolean => [401, 403].includes(providerStatusOf(error) ?? 0);

const countBy = (items: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
};

const formatKronor = (ore: number): string => `${(ore / 100).toFixed(2).replace(/\.00$/, '')} kr`;

/** The lowest and the highest price of a list that is not empty. */
const describePrices = (products: ProductList): string => {
  const prices = products.map(({ price }) => price);
  return `from ${formatKronor(Math.min(...prices))} to ${formatKronor(Math.max(...prices))}`;
};

/** The tags that products spell in more than one way, with the number of products for each spelling. */
export const describeTags = (products: ProductList): readonly string[] => {
  const names = countBy(products.flatMap(({ tags }) => tags.map(({ name }) => name)));
  const keys = uniqueBy(names, ([name]) => toTagKey(name)).map(([name]) => toTagKey(name));
  return keys
    .map((key) => names.filter(([name]) => toTagKey(name) === key))
    .filter((spellings) => spellings.length > 1)
    .map((spellings) => {
      const counted = spellings.map(([name, count]) => `${JSON.stringify(name)} (${count})`);
      return `One tag in ${spellings.length} spellings, of which the site shows the first: ${counted.join(', ')}.`;
    });
};

/** A product of the list, as its own URL describes it. */
type OpenedProduct = { readonly id: string; readonly product: ProviderProduct };

/** The opened products that have another price in the list. */
export const describeOtherPrices = (products: ProductList, opened: readonly OpenedProduct[]): readonly string[] =>
  opened.flatMap(({ id, product }) => {
    const listed = products.find((each) => each.id === id);
    return listed === undefined || listed.price === product.price.amount
      ? []
      : [`${id} costs ${formatKronor(product.price.amount)}, but ${formatKronor(listed.price)} in the list.`];
  });

/** Requests some products. Returns the usable ones, a reason for each of the others, and the errors among the reasons. */
const openProducts = async (ids: readonly string[], transport: Transport) => {
  const products: OpenedProduct[] = [];
  const reasons: string[] = [];
  const errors: unknown[] = [];
  for (const id of ids) {
    try {
      const response = await transport(productRequest(id));
      if (response.status === 404) reasons.push(`${id} is in the list, but does not exist`);
      else products.push({ id, product: parseProduct(response.json) });
    } catch (error) {
      reasons.push(`${id}: ${reasonOf(error)}`);
      errors.push(error);
    }
  }
  return { products, reasons, errors };
};

/** The origin of each image in the list and of the opened products. */
const originsOf = (list: ProductList, opened: readonly OpenedProduct[]): readonly string[] =>
  [
    ...list.flatMap(({ thumbnail }) => thumbnail ?? []),
    ...opened.flatMap(({ product }) => product.media.flatMap(({ renditions }) => Object.values(renditions))),
  ].flatMap((image) => (image ? [new URL(image.url).origin] : []));

/**
 * Requests the list and a few products as a site with this configuration does, and says what the site would make of
 * them. `random` returns a number from 0 up to 1, as Math.random does, and chooses the products. Never rejects.
 */
export const checkProvider = async (config: Config, random: () => number): Promise<ProviderCheck> => {
  const { providerApiUrl: baseUrl, providerTimeoutMs: timeoutMs, providerToken: token, publicOrigin } = config;
  const imageOrigins = [publicOrigin, ...config.imageOrigins];
  const transport = withRetry(
    createTransport({ baseUrl, timeoutMs, token, fetch: (request) => fetch(request), now: () => new Date() }),
  );
  const findings: string[] = [];
  let ids: readonly string[] = [];
  const failed = (reason: string, errors: readonly unknown[] = []): ProviderCheck => {
    if (!errors.some(rejectsToken)) return { findings, ids, failure: { reason, rejectsToken: false } };
    const advice =
      token === null
        ? "Set the API's token in the environment as PROVIDER_TOKEN."
        : 'It does not accept PROVIDER_TOKEN.';
    return { findings, ids, failure: { reason: `${reason} ${advice}`, rejectsToken: true } };
  };

  const requestList = async () => {
    const response = await transport(LIST_REQUEST);
    if (response.status === 404) throw new Error('there is nothing at this address (404)');
    return parseProducts(response.json);
  };

  const url = new URL(LIST_REQUEST.path, baseUrl).href;
  let list: Awaited<ReturnType<typeof requestList>>;
  try {
    list = await requestList();
  } catch (error) {
    return failed(`${url} gives no list: ${reasonOf(error)}.`, [error]);
  }
  const { products, rejected } = list;
  if (products.length === 0) return failed(`${url} is an empty list.`);
  ids = products.map(({ id }) => id);
  findings.push(`${url}: ${products.length} product${products.length === 1 ? '' : 's'}, ${describePrices(products)}.`);
  if (rejected.length > 0) findings.push(`Left out of the list: ${nameSome(rejected)}.`);
  findings.push(...describeTags(products));

  const chosen = ids
    .map((id) => ({ id, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_OPENED_PRODUCTS)
    .map(({ id }) => id);
  const { products: opened, reasons, errors } = await openProducts(chosen, transport);
  if (opened.length === 0) return failed(`No product can be opened: ${nameSome(reasons)}.`, errors);
  findings.push(`Opened ${opened.length} of ${chosen.length} products.`);
  findings.push(...describeOtherPrices(products, opened));
  if (reasons.length > 0) findings.push(`Not opened: ${nameSome(reasons)}.`);

  const withoutImage = products.filter(({ thumbnail }) => thumbnail === null).map(({ id }) => id);
  if (withoutImage.length > 0) findings.push(`Without an image in the list: ${nameSome(withoutImage)}.`);
  const origins = countBy(originsOf(products, opened));
  const blocked = origins.filter(([origin]) => !imageOrigins.includes(origin));
  findings.push(
    ...blocked.map(([origin, count]) => `MEDIA_ORIGINS lacks ${origin}. Images that are left out: ${count}.`),
  );
  if (blocked.length === origins.length) return failed('No image can be shown.');
  const allowed = origins.filter((each) => !blocked.includes(each));
  findings.push(`Images are shown from ${allowed.map(([origin, count]) => `${origin} (${count})`).join(', ')}.`);
  return { findings, ids, failure: null };
};
