/** Reads what a response says about products and caches. */

/** A product as a response shows it. `price` is in öre. */
export type ShownProduct = { readonly id: string; readonly name: string; readonly price: number };

type Response = {
  readonly request: {
    readonly expectation: { readonly format: string; readonly productId: string | null };
  };
  readonly body: string;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
const decode = (html: string): string =>
  html.replace(/&(lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const CARD =
  /<li class="card"(?: data-tint="\w+")? data-place="\d+" data-price="(\d+)"(?:(?!<li class="card").)*?<h2><a href="\/produkter\/([^"]+)">([^<]*)<\/a>/gs;
const readCards = (html: string): readonly ShownProduct[] =>
  [...html.matchAll(CARD)].map(([, price, id = '', name = '']) => ({ id, name: decode(name), price: Number(price) }));

const ARTICLE =
  /<article class="product"[^>]*>.*?<h1[^>]*>([^<]*)<\/h1>.*?<div class="deal"><div><strong>([^<]*)\skr<\/strong>/s;
const CANONICAL = /<link rel="canonical" href="[^"]*\/produkter\/([^"/]+)"/;
const ORE_PER_KRONA = 100;
/** "1 234,50" in öre. */
const parsePrice = (text: string): number =>
  Math.round(Number(text.replace(/\s/g, '').replace(',', '.')) * ORE_PER_KRONA);

const readArticle = (html: string): readonly ShownProduct[] => {
  const [, name, price] = ARTICLE.exec(html) ?? [];
  if (name === undefined || price === undefined) return [];
  return [{ id: CANONICAL.exec(html)?.[1] ?? '', name: decode(name), price: parsePrice(price) }];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const toShown = (id: unknown, item: unknown): readonly ShownProduct[] => {
  if (!isRecord(item) || typeof item.name !== 'string') return [];
  const price = isRecord(item.price) ? item.price.amount : item.price;
  return [{ id: String(id), name: item.name, price: Number(price) }];
};

const readJson = (text: string, productId: string | null): readonly ShownProduct[] => {
  const value: unknown = JSON.parse(text);
  if (productId !== null) return toShown(productId, value);
  return Array.isArray(value) ? value.flatMap((item) => toShown(isRecord(item) ? item.id : undefined, item)) : [];
};

/** The products that a successful response shows: the page's, or those of the JSON. A product's JSON has no id. */
export const readProducts = ({ request, body }: Response): readonly ShownProduct[] => {
  const { format, productId } = request.expectation;
  try {
    if (format === 'json') return readJson(body, productId);
  } catch {
    return [];
  }
  return format === 'page' ? [...readArticle(body), ...(productId === null ? readCards(body) : [])] : [];
};

/** Cache-Status (RFC 9211): the outcome of the outermost cache in a few words, and the seconds until it expires. */
export const parseCacheStatus = (
  value: string | undefined,
): { readonly outcome: string; readonly ttl: number | null } => {
  if (value === undefined) return { outcome: 'none', ttl: null };
  const [cache = ''] = value.split(',');
  const ttl = /;\s*ttl=(\d+)/.exec(value)?.[1];
  const detail = /fwd=stale.*?detail=([\w-]+)/.exec(cache)?.[1];
  const forward = /fwd=(\w+)/.exec(cache)?.[1];
  const name = cache.split(';')[0]?.trim() ?? '';
  const outcome = forward === undefined ? 'hit' : detail === undefined ? forward : `stale (${detail})`;
  return { outcome: `${name} ${outcome}`, ttl: ttl === undefined ? null : Number(ttl) };
};
