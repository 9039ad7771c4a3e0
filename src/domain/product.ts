/** Money in minor units (öre), a non-negative integer. */
export type Ore = number;

export type Tag = { readonly name: string; readonly color: string };
export type Thumbnail = { readonly url: string; readonly width: number; readonly height: number };

/** A product as the list shows it. */
export type ProductSummary = {
  readonly id: string;
  readonly name: string;
  readonly price: Ore;
  readonly tagline: string;
  readonly thumbnail: Thumbnail | null;
  readonly tags: readonly Tag[];
};

export type Rendition = { readonly url: string; readonly width: number };

/** A picture in one or more widths, all of them made for a page. */
export type Asset = { readonly name: string; readonly renditions: readonly Rendition[] };

/** A picture made for links to a product; `name` says what is seen. */
export type ShareCard = { readonly name: string; readonly url: string };

/** The size of every such picture in pixels, the one that those who show shared links ask for. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** A product as its own page shows it. `description` is the provider's formatted text (HTML), not yet sanitised. */
export type Product = {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly price: Ore;
  readonly media: readonly Asset[];
  readonly shareCard: ShareCard | null;
};

/** The rendition to take where only one can be used; null for a picture without any. */
export const widestRendition = (asset: Asset): Rendition | null =>
  asset.renditions.reduce<Rendition | null>(
    (widest, next) => (widest && widest.width >= next.width ? widest : next),
    null,
  );
