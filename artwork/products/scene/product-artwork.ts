export type View = 'front' | 'opened' | 'table' | 'detail';

export type DrawOptions = {
  /** False for images at card size: the labels leave out their small print. */
  readonly fine: boolean;
  /** Extends the backdrop to the left, where a share card has its text. */
  readonly wide?: boolean;
};

export type ProductImage = {
  readonly view: View;
  /** Swedish alt text. */
  readonly name: string;
  /** Returns a complete SVG document: square, or in the proportions of a share card if it is wide. */
  readonly draw: (options: DrawOptions) => string;
};

/** All images of one product. */
export type ProductArtwork = {
  /** The product's id in the sandbox catalogue. */
  readonly id: string;
  /** The front view comes first. */
  readonly images: readonly ProductImage[];
};
