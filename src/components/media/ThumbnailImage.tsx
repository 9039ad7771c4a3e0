import { mayBeCut } from '../../domain/picture-fit.ts';
import type { Thumbnail } from '../../domain/product.ts';

type ThumbnailImageProps = {
  readonly image: Thumbnail;
  readonly loading: 'eager' | 'lazy';
  readonly fetchPriority?: 'high' | 'low' | undefined;
};

/** A product's thumbnail beside its name. The style sheets crop it to the shape of its box, unless it has `data-whole`. */
export const ThumbnailImage = ({ image, ...rest }: ThumbnailImageProps) => (
  <img
    src={image.url}
    width={image.width ?? undefined}
    height={image.height ?? undefined}
    alt=""
    data-whole={mayBeCut(image) ? undefined : ''}
    {...rest}
  />
);
