import type { HtmlElement } from '../html/elements.ts';
import type { Ingredients } from '../html/ingredients.ts';
import type { Season } from './seasons.ts';
import type { NamedTag } from './tags.ts';

/** An amount in öre, 1/100 krona: a non-negative integer. */
export type Ore = number;

/** What a package contains, in grams or millilitres. */
export type NetContents = { readonly amount: number; readonly unit: 'g' | 'ml' };

/** The net contents that one or more sources state. Null: none states any. `contradictory`: two sources differ. */
export type StatedContents = NetContents | 'contradictory' | null;

/** The longest id that a product can have, in characters. */
export const MAX_PRODUCT_ID_LENGTH = 128;

/**
 * Ids are part of URLs and cache keys. A product with any other id is dropped from the list, and its page does not
 * exist.
 */
export const PRODUCT_ID = new RegExp(`^[A-Za-z0-9_-]{1,${MAX_PRODUCT_ID_LENGTH}}$`);

/**
 * An id in the form that is compared. An API may serve a product under other spellings of its id: in capitals, or with
 * leading zeros.
 */
export const toComparableId = (id: string): string => id.toLowerCase().replace(/^0+(?=.)/, '');

/** A label of a product; `color` is a CSS colour. */
export type Tag = NamedTag & { readonly color: string };

/** The image on a product's card. Width and height are in pixels, or null if the provider gives no plausible value. */
export type Thumbnail = { readonly url: string; readonly width: number | null; readonly height: number | null };

/** A product in the product list. */
export type ProductSummary = {
  readonly id: string;
  readonly name: string;
  readonly price: Ore;
  readonly tagline: string;
  readonly thumbnail: Thumbnail | null;
  readonly tags: readonly Tag[];
  /** The season that its tags name. Null: they name none. */
  readonly season: Season | null;
  /** The basis of the comparison price. This optional field is not in the specification. Null: unknown. */
  readonly netContents: NetContents | null;
};

/** The average price in whole kronor. Null without products. */
export const averagePriceKronor = (products: readonly Pick<ProductSummary, 'price'>[]): number | null =>
  products.length === 0
    ? null
    : Math.round(products.reduce((sum, { price }) => sum + price, 0) / products.length / 100);

/** One size of an image; width in pixels. */
export type Rendition = { readonly url: string; readonly width: number };

/** An image of a product in one or more sizes. `name` becomes the alt text and may be empty. */
export type Asset = { readonly name: string; readonly renditions: readonly Rendition[] };

/** An image made for link previews; `name` becomes its alt text and may be empty. */
export type ShareCard = { readonly name: string; readonly url: string };

/** Size of every share card in pixels, as recommended for Open Graph images. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** A product on its own page. */
export type Product = {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** The elements of the provider's HTML that a page may show. Empty: there is no description. */
  readonly description: readonly HtmlElement[];
  /** The part of the description about ingredients. Null: there is none. */
  readonly ingredients: Ingredients | null;
  /** Whether the description says anywhere what the product contains. */
  readonly statesIngredients: boolean;
  readonly price: Ore;
  readonly media: readonly Asset[];
  /** What the provider states beside the description, and what the description states. */
  readonly netContents: StatedContents;
  readonly shareCard: ShareCard | null;
};

/** The widest rendition of an asset; null for an asset without renditions. */
export const widestRendition = (asset: Asset): Rendition | null =>
  asset.renditions.reduce<Rendition | null>(
    (widest, next) => (widest && widest.width >= next.width ? widest : next),
    null,
  );
