import { z } from 'zod';

/**
 * What the provider's API sends (specification, sections 3 and 7). Unknown fields are ignored, missing optional ones
 * become empty; lengths are bounded so that one absurd product cannot fill a page.
 */
export const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

const MAX_ORE = 100_000_000;
const DEFAULT_TAG_COLOR = '#0f5b46';
const COLOR = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,24})$/i;

const ore = z.number().int().nonnegative().max(MAX_ORE);
const pixels = z.number().positive().max(20_000).transform(Math.round);
const url = z.string().max(2_000);
const name = z.string().trim().min(1).max(200);
const optionalText = (max: number) => z.string().trim().max(max).nullish();

const wireId = z
  .union([z.string(), z.number().int().nonnegative()])
  .transform(String)
  .refine((id) => PRODUCT_ID.test(id), 'must be letters, digits, _ and -');

const wireTag = z.object({
  name: z.string().trim().min(1).max(40),
  color: z
    .string()
    .nullish()
    .transform((color) => (color && COLOR.test(color) ? color : DEFAULT_TAG_COLOR)),
});

const wireThumbnail = z.object({ url, width: pixels, height: pixels });

export const wireProductSummary = z.object({
  id: wireId,
  name,
  price: ore,
  tagline: optionalText(300),
  thumbnail: wireThumbnail.nullish(),
  tags: z.array(wireTag).max(20).nullish(),
});

const wireRendition = z.object({ url, width: pixels });

/** The renditions that are shown. ORIGINAL is the maker's own file and is not made for a page. */
export const SHOWN_RENDITIONS = ['LARGE', 'MEDIUM', 'SMALL', 'THUMBNAIL'] as const;

const wireAsset = z.object({
  name: optionalText(300),
  renditions: z.partialRecord(z.enum([...SHOWN_RENDITIONS, 'ORIGINAL']), wireRendition.nullish()).nullish(),
});

export const wireProduct = z.object({
  name,
  tagline: optionalText(300),
  description: optionalText(50_000),
  price: z.object({ amount: ore }),
  media: z.array(wireAsset).max(40).nullish(),
});

export type WireProductSummary = z.infer<typeof wireProductSummary>;
export type WireProduct = z.infer<typeof wireProduct>;
