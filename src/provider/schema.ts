import * as z from 'zod/mini';

/*
 * The provider's API (specification, sections 3 and 7) as zod schemas. Unknown fields are ignored, missing optional ones
 * become empty, URLs that must not stand in a page are dropped, and lengths are bounded so that one product cannot fill a
 * page. Parsing is idempotent, because cached values are parsed again.
 */

/** Ids stand in URLs and cache keys. */
export const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

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

const ore = z.number().check(z.minimum(0), z.maximum(MAX_ORE), z.refine(Number.isInteger, 'must be whole öre'));
const pixels = z.pipe(z.number().check(z.minimum(1), z.maximum(20_000)), z.transform(Math.round));
/** Rejects URLs for which `toMediaUrl` is null. */
const mediaUrl = z.pipe(z.string().check(z.maxLength(2_000)), z.pipe(z.transform(toMediaUrl), z.string()));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** Replaces missing and null values by `empty`. */
const orEmpty = <Output>(schema: z.ZodMiniType<Output>, empty: Output) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): Output => value ?? empty),
  );
const optionalText = (max: number) => orEmpty(z.string().check(z.trim(), z.maxLength(max)), '');

const id = z.pipe(
  z.transform((value: unknown) => (Number.isSafeInteger(value) ? String(value) : value)),
  z.string().check(z.regex(PRODUCT_ID, 'must be letters, digits, _ and -')),
);

const tag = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  color: z.pipe(
    z.nullish(z.string()),
    z.transform((color) => (color && COLOR.test(color) ? color : DEFAULT_TAG_COLOR)),
  ),
});

const image = z.object({ url: mediaUrl, width: pixels, height: pixels });
/** An unusable thumbnail is dropped, not its product. */
const thumbnail = z.transform((value: unknown) => image.safeParse(value).data ?? null);

export const productSummarySchema = z.object({
  id,
  name,
  price: ore,
  tagline: optionalText(300),
  thumbnail,
  tags: orEmpty(z.array(tag).check(z.maxLength(20)), []),
});

export const RENDITION_SIZES = ['THUMBNAIL', 'SMALL', 'MEDIUM', 'LARGE', 'ORIGINAL'] as const;
export type RenditionSize = (typeof RENDITION_SIZES)[number];

const rendition = z.object({ url: mediaUrl, width: pixels });
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

const asset = z.object({
  name: optionalText(300),
  renditions: z.pipe(
    z.nullish(z.catchall(z.object({}), z.unknown())),
    z.transform((renditions) => toRenditions(renditions ?? {})),
  ),
});

export const productSchema = z.object({
  name,
  tagline: optionalText(300),
  description: optionalText(50_000),
  price: z.object({ amount: ore }),
  media: orEmpty(z.array(asset).check(z.maxLength(40)), []),
});

export type ProviderProductSummary = z.infer<typeof productSummarySchema>;
export type ProviderProduct = z.infer<typeof productSchema>;
