export type View = 'front' | 'opened' | 'table' | 'detail';

export type DrawOptions = {
  /** False for pictures at card size: the labels leave out their small print. */
  readonly fine: boolean;
  /** More of the set to the left of the things, where a card for shared links has its words. */
  readonly wide?: boolean;
};

export type ProductPicture = {
  readonly view: View;
  /** Swedish alt text: what is seen. */
  readonly name: string;
  /** A complete SVG document, square unless it is wide. */
  readonly draw: (options: DrawOptions) => string;
};

export type ProductDrawing = {
  readonly id: string;
  /** The first picture is the front view. */
  readonly pictures: readonly ProductPicture[];
};
