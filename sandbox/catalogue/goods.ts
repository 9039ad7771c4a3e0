type NetContents = { readonly amount: number; readonly unit: 'g' | 'ml' };

export type RenditionName = 'THUMBNAIL' | 'SMALL' | 'MEDIUM' | 'LARGE' | 'ORIGINAL';

/** `file` is a path in sandbox/public/images. */
type Rendition = { readonly file: string; readonly width: number };

type Asset = {
  readonly name: string;
  readonly renditions: Readonly<Partial<Record<RenditionName, Rendition>>>;
};

/** A product, with the fields that the product API sends in the list and in the response for one product. */
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
  /** The fields that differ in the response for one product, or that the list lacks. */
  readonly detail?: Partial<Pick<Goods, 'name' | 'tagline' | 'price' | 'netContents'>>;
};
