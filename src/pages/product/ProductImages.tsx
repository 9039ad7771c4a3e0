import type { FirstImage } from '../../components/media/first-image.ts';
import { BackArrow, ForwardArrow, Pause, Play } from '../../components/media/icons.tsx';
import { NoMedia } from '../../components/media/NoMedia.tsx';
import type { carousel } from '../../content/carousel.ts';
import { type Asset, type Product, type Rendition, widestRendition } from '../../domain/product.ts';
import { slideId } from '../../shared/element-ids.ts';

type ProductImagesProps = {
  readonly product: Pick<Product, 'name' | 'media'>;
  readonly copy: typeof carousel;
};

/** At most half of the page's width beside the text, and the full width on phones. */
const SLIDE_SIZES = '(width >= 43.75rem) min(50vw, 42rem), 100vw';
/** The size of a thumbnail in client/styles/product.css. */
const THUMBNAIL_SIZES = '4rem';
const THUMBNAIL_PX = 160;
/**
 * An image that is smaller than a thumbnail would be blurred if it filled the stage. The style sheet gives it this
 * width.
 */
const SMALL_SIZES = '10rem';

type ProductImage = {
  readonly alt: string;
  /** The language of `alt`, if it differs from that of the page. */
  readonly lang: 'en' | undefined;
  readonly widest: Rendition;
  /** Whether the image is smaller than a thumbnail. */
  readonly isSmall: boolean;
  readonly renditions: readonly Rendition[];
};

const toImages = (media: readonly Asset[], defaultAlt: string): readonly ProductImage[] =>
  media.flatMap((asset) => {
    const widest = widestRendition(asset);
    if (!widest) return [];
    const lang = asset.name === '' ? 'en' : undefined;
    const isSmall = widest.width < THUMBNAIL_PX;
    return [{ alt: asset.name || defaultAlt, lang, widest, isSmall, renditions: asset.renditions }];
  });

/**
 * A product's images. They scroll sideways, and thumbnails link to them. If there are several images, the client script
 * turns the same markup into a carousel.
 */
export const ProductImages = ({ product: { name, media }, copy }: ProductImagesProps) => {
  const images = toImages(media, copy.defaultAlt);
  const hasSeveral = images.length > 1;
  if (images.length === 0) {
    return (
      <div className="pictures">
        <div className="stage">
          <NoMedia />
        </div>
      </div>
    );
  }
  return (
    <div className="pictures">
      <section className="stage" aria-label={copy.label(name)} data-carousel={hasSeveral ? '' : undefined}>
        {hasSeveral && <CarouselControls copy={copy} total={images.length} />}
        {/* A scrollable region must be focusable from the keyboard. */}
        <div className="carousel" data-part="slides" tabIndex={hasSeveral ? 0 : undefined}>
          {images.map((image, index) => (
            <Slide key={image.widest.url} image={image} position={index + 1} />
          ))}
        </div>
      </section>
      {hasSeveral && <Thumbnails images={images} copy={copy} />}
    </div>
  );
};

type CarouselControlsProps = { readonly copy: typeof carousel; readonly total: number };

/**
 * Disabled until the client script starts the carousel, and hidden without script. The pause button is hidden until the
 * carousel plays.
 */
const CarouselControls = ({ copy, total }: CarouselControlsProps) => (
  <div className="carousel-controls">
    <p className="carousel-position" data-part="position">
      {copy.position(1, total)}
    </p>
    <button type="button" hidden className="icon-button carousel-toggle" data-part="toggle" aria-label={copy.pause}>
      <Pause />
      <Play />
    </button>
    <button
      type="button"
      disabled
      className="icon-button carousel-previous"
      data-part="previous"
      aria-label={copy.previous}
    >
      <BackArrow />
    </button>
    <button type="button" disabled className="icon-button carousel-next" data-part="next" aria-label={copy.next}>
      <ForwardArrow />
    </button>
  </div>
);

/** The image URLs for the browser to choose from. */
const sourcesOf = ({ widest, renditions }: ProductImage, sizes: string): FirstImage => ({
  src: widest.url,
  srcSet: renditions.map(({ url, width }) => `${url} ${width}w`).join(', '),
  sizes,
});

const slideSizes = ({ isSmall }: ProductImage): string => (isSmall ? SMALL_SIZES : SLIDE_SIZES);

/** The first image of a product. Null: the product has no image. */
export const firstProductImage = ({ media }: Pick<Product, 'media'>): FirstImage | null => {
  const [first] = toImages(media, '');
  return first ? sourcesOf(first, slideSizes(first)) : null;
};

type SlideProps = { readonly image: ProductImage; readonly position: number };

const Slide = ({ image, position }: SlideProps) => (
  <div className="slide" id={slideId(position)}>
    <picture>
      <SlideImage image={image} isFirst={position === 1} />
    </picture>
  </div>
);

type SlideImageProps = {
  readonly image: ProductImage;
  readonly isFirst: boolean;
};

/**
 * The height of the image is not known. The style sheet sets the shape of the box. A browser without styles uses the
 * image's own shape.
 */
const SlideImage = ({ image, isFirst }: SlideImageProps) => (
  <img
    {...sourcesOf(image, slideSizes(image))}
    width={image.widest.width}
    data-small={image.isSmall ? '' : undefined}
    alt={image.alt}
    lang={image.lang}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : undefined}
  />
);

type ThumbnailsProps = { readonly images: readonly ProductImage[]; readonly copy: typeof carousel };

const Thumbnails = ({ images, copy }: ThumbnailsProps) => (
  <nav aria-label={copy.thumbnailsLabel}>
    <ul className="thumbnails" data-part="thumbnails">
      {images.map((image, index) => (
        <li key={image.widest.url}>
          <a href={`#${slideId(index + 1)}`}>
            <img
              {...sourcesOf(image, THUMBNAIL_SIZES)}
              width={THUMBNAIL_PX}
              alt={copy.thumbnailLabel(index + 1)}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
