import type { carousel } from '../../content/carousel.ts';
import { type Asset, type Rendition, widestRendition } from '../../domain/product.ts';
import { slideId } from '../../ui/ids.ts';
import { NoMedia } from '../../ui/NoMedia.tsx';
import { CarouselControls } from './CarouselControls.tsx';

export type PicturesProps = {
  readonly name: string;
  readonly media: readonly Asset[];
  readonly copy: typeof carousel;
};

/** Half the page beside the words, the whole width above them. */
const SIZES = '(width >= 43.75rem) min(52vw, 40rem), 100vw';
const THUMBNAIL_PX = 160;

type Picture = { readonly alt: string; readonly widest: Rendition; readonly renditions: readonly Rendition[] };

const toPictures = (media: readonly Asset[], defaultAlt: string): readonly Picture[] =>
  media.flatMap((asset) => {
    const widest = widestRendition(asset);
    return widest ? [{ alt: asset.name || defaultAlt, widest, renditions: asset.renditions }] : [];
  });

/**
 * Swiped or scrolled sideways, and the small pictures below lead to the large ones as plain anchors. The browser's
 * program makes several pictures a carousel in the same place.
 */
export const Pictures = ({ name, media, copy }: PicturesProps) => {
  const pictures = toPictures(media, copy.defaultAlt);
  const several = pictures.length > 1;
  if (pictures.length === 0) {
    return (
      <div className="pictures">
        <div className="stage">
          <NoMedia text={copy.placeholder} />
        </div>
      </div>
    );
  }
  return (
    <div className="pictures">
      <section className="stage" aria-label={copy.label(name)}>
        {several && <CarouselControls copy={copy} total={pictures.length} />}
        {/* What scrolls must be reachable from the keyboard. */}
        <div className="carousel" tabIndex={several ? 0 : undefined}>
          {pictures.map((picture, index) => (
            <Slide key={picture.widest.url} picture={picture} position={index + 1} />
          ))}
        </div>
      </section>
      {several && <Thumbnails pictures={pictures} copy={copy} />}
    </div>
  );
};

const Slide = ({ picture, position }: { readonly picture: Picture; readonly position: number }) => (
  <div className="slide" id={slideId(position)}>
    <img
      src={picture.widest.url}
      srcSet={picture.renditions.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={SIZES}
      width={picture.widest.width}
      height={picture.widest.width}
      alt={picture.alt}
      loading={position === 1 ? 'eager' : 'lazy'}
      fetchPriority={position === 1 ? 'high' : undefined}
    />
  </div>
);

type ThumbnailsProps = { readonly pictures: readonly Picture[]; readonly copy: typeof carousel };

const Thumbnails = ({ pictures, copy }: ThumbnailsProps) => (
  <nav aria-label={copy.thumbnailsLabel}>
    <ul className="thumbnails">
      {pictures.map((picture, index) => (
        <li key={picture.widest.url}>
          <a href={`#${slideId(index + 1)}`}>
            <ThumbnailImage picture={picture} alt={copy.thumbnailLabel(index + 1)} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const ThumbnailImage = ({ picture, alt }: { readonly picture: Picture; readonly alt: string }) => {
  const smallest = picture.renditions.reduce(
    (least, next) => (next.width < least.width ? next : least),
    picture.widest,
  );
  return <img src={smallest.url} width={THUMBNAIL_PX} height={THUMBNAIL_PX} alt={alt} loading="lazy" />;
};
