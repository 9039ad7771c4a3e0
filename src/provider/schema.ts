import { decodeHTMLStrict } from 'entities/decode';
import * as z from 'zod/mini';
import { MAX_NET_AMOUNT } from '../domain/comparison-price.ts';
import { PRODUCT_ID } from '../domain/product.ts';
import { shorten } from '../domain/shorten.ts';
import { toTagKey, uniqueBy } from '../domain/tags.ts';
import { VISIBLE } from '../shared/visible-text.ts';

/*
 * The provider's API (specification, sections 3 and 7) as zod schemas. Only an unusable id, name or price makes a
 * product malformed. All other fields are limited, so that one product cannot fill a page: long text is shortened,
 * unusable parts are dropped, unknown fields are ignored, and URLs that must not be on a page are dropped. Parsing is
 * idempotent, because cached values are parsed again.
 */

const MAX_NAME_LENGTH = 200;
const MAX_TAGLINE_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 50_000;
const MAX_TAG_LENGTH = 40;
const MAX_ASSET_NAME_LENGTH = 300;
const MAX_URL_LENGTH = 2_000;
const MAX_TAGS = 60;
const MAX_ASSETS = 40;

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1']);

/** A URL that may be on a page: https, or http on the local machine. Null for any other URL. */
const toMediaUrl = (value: string): string | null => {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return null;
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname));
  return isAllowed ? url.href : null;
};

const MAX_ORE = 100_000_000;
const DEFAULT_TAG_COLOR = '#0f5b46';
const COLOR = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,24})$/i;

/** `Math.abs` turns -0, which JSON can contain, into 0. */
const ore = z
  .number()
  .check(z.minimum(0), z.maximum(MAX_ORE), z.refine(Number.isInteger, 'must be whole öre'), z.overwrite(Math.abs));

const amountOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value;
/** The specification allows two readings: a price is a number of öre, or an object with that number as `amount`. */
const price = z.pipe(z.transform(amountOf), ore);

const pixels = z.pipe(z.number().check(z.minimum(1), z.maximum(20_000)), z.transform(Math.round));
/** Rejects URLs for which `toMediaUrl` returns null. The limit applies to the percent-encoded URL. */
const mediaUrl = z.pipe(z.string(), z.pipe(z.transform(toMediaUrl), z.string().check(z.maxLength(MAX_URL_LENGTH))));

/** How many levels of character references are decoded: "&amp;amp;trade;" has three. */
const MAX_REFERENCE_LEVELS = 10;

/** Decodes the character references that shops' exports have in plain texts, until none is left. */
const decode = (value: string, levels = MAX_REFERENCE_LEVELS): string => {
  const decoded = decodeHTMLStrict(value);
  return decoded === value || levels === 0 ? value : decode(decoded, levels - 1);
};

const hasNoReferences = (value: string): boolean => decodeHTMLStrict(value) === value;

/** A text without markup. */
const text = z.string().check(
  z.overwrite((value) => decode(value).toWellFormed().trim()),
  z.refine(hasNoReferences, 'has character references in character references'),
);
const visibleText = text.check(z.regex(VISIBLE, 'has no visible character'));

const shortened = (max: number) =>
  z.pipe(
    visibleText,
    z.transform((value) => shorten(value, max)),
  );
/** Empty if the provider sends no text, or none that a reader could see. */
const optionalText = (max: number) => z.catch(shortened(max), '');

/** Formatted text. Shortening may cut off an end tag. */
const optionalHtml = (max: number) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((value) => shorten(value.toWellFormed().trim(), max)),
    ),
    '',
  );

/** The first `max` usable items. A value that is not an array becomes an empty list. */
const usableItems = <Output>(item: z.ZodMiniType<Output>, max: number) =>
  z.pipe(
    z.catch(z.array(z.catch(z.nullable(item), null)), []),
    z.transform((items) => items.filter((value) => value !== null).slice(0, max)),
  );

const id = z.pipe(
  z.transform((value: unknown) => (Number.isSafeInteger(value) ? String(value) : value)),
  z.string().check(z.regex(PRODUCT_ID, 'must be letters, digits, _ and -')),
);
const name = visibleText.check(z.maxLength(MAX_NAME_LENGTH));

const tag = z.object({
  name: shortened(MAX_TAG_LENGTH),
  color: z.catch(z.string().check(z.regex(COLOR)), DEFAULT_TAG_COLOR),
});

const tags = z.pipe(
  usableItems(tag, MAX_TAGS),
  z.transform((all) => uniqueBy(all, ({ name }) => toTagKey(name))),
);

/** The contents of the package, for the comparison price. An addition to the specified list and product. */
const netContents = z.object({
  amount: z.number().check(z.minimum(0.1), z.maximum(MAX_NET_AMOUNT)),
  unit: z.enum(['g', 'ml']),
});

/** A picture with a missing or absurd size is still shown, without a size. */
const size = z.catch(z.nullable(pixels), null);
const image = z.object({ url: mediaUrl, width: size, height: size });

export const productSummarySchema = z.object({
  id,
  name,
  price,
  tagline: optionalText(MAX_TAGLINE_LENGTH),
  thumbnail: z.catch(z.nullable(image), null),
  tags,
  netContents: z.catch(z.nullable(netContents), null),
});

/** Unusable renditions are dropped, so an asset may be left without any. */
const rendition = z.catch(z.optional(z.object({ url: mediaUrl, width: pixels })), undefined);
const renditions = z.object({
  THUMBNAIL: rendition,
  SMALL: rendition,
  MEDIUM: rendition,
  LARGE: rendition,
  ORIGINAL: rendition,
});

const asset = z.object({
  name: optionalText(MAX_ASSET_NAME_LENGTH),
  renditions: z.catch(renditions, {}),
});

export const productSchema = z.object({
  name,
  tagline: optionalText(MAX_TAGLINE_LENGTH),
  description: optionalHtml(MAX_DESCRIPTION_LENGTH),
  price: z.pipe(
    price,
    z.transform((amount) => ({ amount })),
  ),
  media: usableItems(asset, MAX_ASSETS),
  netContents: z.catch(z.nullable(netContents), null),
});

export type ProviderProductSummary = z.infer<typeof productSummarySchema>;
export type ProviderProduct = z.infer<typeof productSchema>;
export type ProductList = readonly ProviderProductSummary[];
