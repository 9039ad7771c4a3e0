import * as z from 'zod';
import { toMediaUrl } from './media-url.ts';

/**
 * What the provider's API sends (specification, sections 3 and 7), cleaned: unknown fields are ignored, missing
 * optional ones become empty, addresses that may not stand in a page are dropped as if absent, and lengths are bounded
 * so that one absurd product cannot fill a page. Parsing what was parsed changes nothing.
 */
export const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

const MAX_ORE = 100_000_000;
const DEFAULT_TAG_COLOR = '#0f5b46';
const COLOR = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,24})$/i;

const ore = z.number().int().nonnegative().max(MAX_ORE);
const pixels = z.number().positive().max(20_000).transform(Math.round);
const mediaUrl = z.string().max(2_000).transform(toMediaUrl);
const name = z.string().trim().min(1).max(200);
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text ?? '');

const id = z
  .union([z.string(), z.number().int().nonnegative()])
  .transform(String)
  .refine((value) => PRODUCT_ID.test(value), 'must be letters, digits, _ and -');

const tag = z.object({
  name: z.string().trim().min(1).max(40),
  color: z
    .string()
    .nullish()
    .transform((color) => (color && COLOR.test(color) ? color : DEFAULT_TAG_COLOR)),
});

const thumbnail = z
  .object({ url: mediaUrl, width: pixels, height: pixels })
  .nullish()
  .transform((picture) => (picture?.url ? { ...picture, url: picture.url } : null));

export const wireProductSummary = z.object({
  id,
  name,
  price: ore,
  tagline: optionalText(300),
  thumbnail,
  tags: z
    .array(tag)
    .max(20)
    .nullish()
    .transform((tags) => tags ?? []),
});

export const RENDITION_SIZES = ['THUMBNAIL', 'SMALL', 'MEDIUM', 'LARGE', 'ORIGINAL'] as const;
export type RenditionSize = (typeof RENDITION_SIZES)[number];

const rendition = z.object({ url: mediaUrl.refine((url) => url !== null), width: pixels });
type WireRendition = { readonly url: string; readonly width: number };

/** A rendition that cannot be shown is left out; an asset may be left with none. */
const toRenditions = (all: Readonly<Record<string, unknown>>): Partial<Record<RenditionSize, WireRendition>> => {
  const usable: Partial<Record<RenditionSize, WireRendition>> = {};
  for (const size of RENDITION_SIZES) {
    const parsed = rendition.safeParse(all[size]);
    if (parsed.success) usable[size] = parsed.data;
  }
  return usable;
};

const asset = z.object({
  name: optionalText(300),
  renditions: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((renditions) => toRenditions(renditions ?? {})),
});

export const wireProduct = z.object({
  name,
  tagline: optionalText(300),
  description: optionalText(50_000),
  price: z.object({ amount: ore }),
  media: z
    .array(asset)
    .max(40)
    .nullish()
    .transform((media) => media ?? []),
});

export type WireProductSummary = z.infer<typeof wireProductSummary>;
export type WireProduct = z.infer<typeof wireProduct>;
