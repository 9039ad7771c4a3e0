import * as z from 'zod/mini';
import { MAX_NET_AMOUNT } from '../domain/comparison-price.ts';
import { cutText, shorten } from '../domain/shorten.ts';

/*
 * The provider's API (specification, sections 3 and 7) as zod schemas. Only an unusable id, name or price makes a product
 * malformed. Every other field is bounded, so that one product cannot fill a page: long text is shortened, an unusable
 * part is dropped, unknown fields are ignored, and URLs that must not stand in a page are dropped. Parsing is idempotent,
 * because cached values are parsed again.
 */

/** Ids stand in URLs and cache keys. No product has any other id: the list drops it, and its page does not exist. */
export const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

const MAX_NAME_LENGTH = 200;
const MAX_TAGLINE_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 50_000;
const MAX_TAG_LENGTH = 40;
const MAX_ASSET_NAME_LENGTH = 300;
const MAX_URL_LENGTH = 2_000;
const MAX_TAGS = 20;
const MAX_ASSETS = 40;

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1']);

/** A URL that may stand in a page: https, or http on this machine. Null for any other. */
const toMediaUrl = (value: string): string | null => {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return null;
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname));
  return isAllowed ? url.href : null;
};

const MAX_ORE = 100_000_000;
const DEFAULT_TAG_COLOR = '#0f5b46';
const COLOR = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,24})$/i;

/** `Math.abs` turns the -0 that JSON can contain into 0. */
const ore = z
  .number()
  .check(z.minimum(0), z.maximum(MAX_ORE), z.refine(Number.isInteger, 'must be whole öre'), z.overwrite(Math.abs));

const amountOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value;
/** The specification can be read either way: a price is a number of öre, or an object with that number as `amount`. */
const price = z.pipe(z.transform(amountOf), ore);

const pixels = z.pipe(z.number().check(z.minimum(1), z.maximum(20_000)), z.transform(Math.round));
/** Rejects URLs for which `toMediaUrl` is null. The limit applies to the percent-encoded URL. */
const mediaUrl = z.pipe(z.string(), z.pipe(z.transform(toMediaUrl), z.string().check(z.maxLength(MAX_URL_LENGTH))));

const text = z.string().check(z.overwrite((value) => value.toWellFormed().trim()));
const nonEmptyText = text.check(z.minLength(1));

/** Leaves no part of a tag or a character reference at the end, so that the ellipsis is text that visitors see. */
const shortenHtml = (html: string, max: number): string => {
  if (html.length <= max) return html;
  const start = cutText(html, max - 1);
  const lastTag = start.lastIndexOf('<');
  const complete = lastTag > start.lastIndexOf('>') ? start.slice(0, lastTag) : start;
  return `${complete.replace(/&#?\w{0,31}$/, '').trimEnd()}…`;
};

const optionalText = (max: number) =>
  z.catch(
    z.pipe(
      text,
      z.transform((value) => shorten(value, max)),
    ),
    '',
  );

/** JSON can contain the key `__proto__`, and copying it sets a prototype. An object with it is malformed. */
const hasNoProtoKey = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || !Object.hasOwn(value, '__proto__');
const json = z.unknown().check(z.refine(hasNoProtoKey, '__proto__ is not allowed'));

/** The first `max` usable items. Anything but an array is an empty list. */
const usableItems = <Output>(item: z.ZodMiniType<Output>, max: number) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items) => {
      const usable: Output[] = [];
      for (const value of items) {
        const result = item.safeParse(value);
        if (result.success) usable.push(result.data);
        if (usable.length === max) break;
      }
      return usable;
    }),
  );

const id = z.pipe(
  z.transform((value: unknown) => (Number.isSafeInteger(value) ? String(value) : value)),
  z.string().check(z.regex(PRODUCT_ID, 'must be letters, digits, _ and -')),
);
const name = nonEmptyText.check(z.maxLength(MAX_NAME_LENGTH));

const tag = z.pipe(
  json,
  z.object({
    name: z.pipe(
      nonEmptyText,
      z.transform((value) => shorten(value, MAX_TAG_LENGTH)),
    ),
    color: z.catch(z.string().check(z.regex(COLOR)), DEFAULT_TAG_COLOR),
  }),
);

/** What the package contains, for the comparison price. An extension of the specified list. */
const netContents = z.pipe(
  json,
  z.object({
    amount: z.number().check(z.minimum(0.1), z.maximum(MAX_NET_AMOUNT)),
    unit: z.enum(['g', 'ml']),
  }),
);

const image = z.pipe(json, z.object({ url: mediaUrl, width: pixels, height: pixels }));

export const productSummarySchema = z.pipe(
  json,
  z.object({
    id,
    name,
    price,
    tagline: optionalText(MAX_TAGLINE_LENGTH),
    thumbnail: z.catch(z.nullable(image), null),
    tags: usableItems(tag, MAX_TAGS),
    netContents: z.catch(z.nullable(netContents), null),
  }),
);

const RENDITION_SIZES = ['THUMBNAIL', 'SMALL', 'MEDIUM', 'LARGE', 'ORIGINAL'] as const;
type RenditionSize = (typeof RENDITION_SIZES)[number];

const rendition = z.pipe(json, z.object({ url: mediaUrl, width: pixels }));
type ProviderRendition = z.infer<typeof rendition>;

/** Drops unusable renditions. An asset may end up with none. */
const toRenditions = (all: Readonly<Record<string, unknown>>): Partial<Record<RenditionSize, ProviderRendition>> => {
  const usable: Partial<Record<RenditionSize, ProviderRendition>> = {};
  for (const size of RENDITION_SIZES) {
    const { data } = rendition.safeParse(all[size]);
    if (data) usable[size] = data;
  }
  return usable;
};

const asset = z.pipe(
  json,
  z.object({
    name: optionalText(MAX_ASSET_NAME_LENGTH),
    renditions: z.pipe(z.catch(z.pipe(json, z.catchall(z.object({}), z.unknown())), {}), z.transform(toRenditions)),
  }),
);

export const productSchema = z.pipe(
  json,
  z.object({
    name,
    tagline: optionalText(MAX_TAGLINE_LENGTH),
    description: z.catch(
      z.pipe(
        text,
        z.transform((html) => shortenHtml(html, MAX_DESCRIPTION_LENGTH)),
      ),
      '',
    ),
    price: z.pipe(
      price,
      z.transform((amount) => ({ amount })),
    ),
    media: usableItems(asset, MAX_ASSETS),
  }),
);

export type ProviderProductSummary = z.infer<typeof productSummarySchema>;
export type ProviderProduct = z.infer<typeof productSchema>;
export type ProductList = readonly ProviderProductSummary[];
