type NetContents = { readonly amount: number; readonly unit: 'g' | 'ml' };

export type RenditionName = 'THUMBNAIL' | 'SMALL' | 'MEDIUM' | 'LARGE' | 'ORIGINAL';

/** `file` is a path in sandbox/public/images. */
type Rendition = { readonly file: string; readonly width: number };

type Asset = {
  readonly name: string;
  readonly renditions: Readonly<Partial<Record<RenditionName, Rendition>>>;
};

/** What the product API tells of a product, in the list and on its own. */
export type Goods = {
  readonly id: string;
  readonly name: string;
  /** In öre. */
  readonly price: number;
  readonly tagline: string;
  readonly thumbnail?: Rendition & { readonly height: number };
  readonly tags: readonly { readonly name: string; readonly color?: string }[];
  readonly netContents?: NetContents;
  /** As HTML. */
  readonly description: string;
  readonly media: readonly Asset[];
  /** What the product on its own says otherwise than the list, or in addition. */
  readonly detail?: Partial<Pick<Goods, 'name' | 'tagline' | 'price' | 'netContents'>>;
};
