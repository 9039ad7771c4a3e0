import type { Goods, RenditionName } from '../goods.ts';

export type ImageFormat = 'avif' | 'jpg' | 'png' | 'webp';

type ImportedImage = {
  /** Size of the original, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat;
  /** The width of each rendition. Cards show SMALL. */
  readonly renditions: { readonly SMALL: number } & Readonly<Partial<Record<RenditionName, number>>>;
  /** The image's URL answers 404, as after a shop has deleted old files. */
  readonly isMissing?: true;
};

/**
 * Images as other shops have them: in any shape, on a white or transparent background. The drawings are in
 * artwork/imported.
 */
export const IMPORTED_IMAGES = {
  'must-bottle': { width: 600, height: 1600, format: 'jpg', renditions: { THUMBNAIL: 120, SMALL: 240, LARGE: 600 } },
  'must-harvest': { width: 1600, height: 400, format: 'avif', renditions: { SMALL: 400, LARGE: 1600 } },
  'must-apple': { width: 800, height: 800, format: 'webp', renditions: { SMALL: 400, LARGE: 800 } },
  'coffee-pouch': { width: 720, height: 960, format: 'png', renditions: { SMALL: 300, MEDIUM: 720 } },
  // A square crop keeps exactly two thirds of this image, and slightly less of the next one.
  'espresso-tin': { width: 800, height: 1200, format: 'jpg', renditions: { SMALL: 320, LARGE: 800 } },
  'nougat-bar': { width: 1200, height: 780, format: 'webp', renditions: { SMALL: 480, LARGE: 1200 } },
  'gift-basket': { width: 1200, height: 800, format: 'jpg', renditions: { SMALL: 360, LARGE: 1200 } },
  'knife-set': { width: 1600, height: 400, format: 'jpg', renditions: { SMALL: 480, LARGE: 1600 } },
  'halva-tub': { width: 40, height: 40, format: 'png', renditions: { SMALL: 40 } },
  'fruit-box': { width: 1200, height: 1200, format: 'webp', renditions: { SMALL: 400, LARGE: 1200 } },
  'jersey-front': { width: 750, height: 1000, format: 'webp', renditions: { SMALL: 300, MEDIUM: 750 } },
  'jersey-back': { width: 750, height: 1000, format: 'webp', renditions: { SMALL: 300, MEDIUM: 750 } },
  'jersey-collar': { width: 960, height: 400, format: 'avif', renditions: { SMALL: 480, LARGE: 960 } },
  'honey-jar': { width: 800, height: 800, format: 'jpg', renditions: { SMALL: 400, LARGE: 800, ORIGINAL: 800 } },
  socks: { width: 1000, height: 1000, format: 'jpg', renditions: { SMALL: 400, LARGE: 1000 }, isMissing: true },
} as const satisfies Readonly<Record<string, ImportedImage>>;

type ImageId = keyof typeof IMPORTED_IMAGES;

/** The path in sandbox/public/images. */
export const importedFile = (id: string, width: number, format: ImageFormat): string =>
  `imported/${id}-${width}.${format}`;

const toAsset = (id: ImageId, name: string) => {
  const { format, renditions } = IMPORTED_IMAGES[id];
  return {
    name,
    renditions: Object.fromEntries(
      Object.entries(renditions).map(([size, width]) => [size, { file: importedFile(id, width, format), width }]),
    ),
  };
};

const toThumbnail = (id: ImageId) => {
  const { width, height, format, renditions } = IMPORTED_IMAGES[id];
  const shown = renditions.SMALL;
  return { file: importedFile(id, shown, format), width: shown, height: Math.round((height * shown) / width) };
};

/** The thumbnail and the media of goods with these images, each with its alternative text. */
export const withImages = (
  first: readonly [ImageId, string],
  ...others: readonly (readonly [ImageId, string])[]
): Pick<Goods, 'thumbnail' | 'media'> => ({
  thumbnail: toThumbnail(first[0]),
  media: [first, ...others].map(([id, name]) => toAsset(id, name)),
});
