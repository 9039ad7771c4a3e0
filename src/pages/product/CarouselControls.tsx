import type { carousel } from '../../content/carousel.ts';

type CarouselControlsProps = { readonly copy: typeof carousel; readonly total: number };

/** Inactive until the client script starts the carousel, and not shown without script. */
export const CarouselControls = ({ copy, total }: CarouselControlsProps) => (
  <div className="carousel-controls">
    <p className="carousel-position">{copy.position(1, total)}</p>
    <button type="button" disabled className="icon-button carousel-toggle" aria-label={copy.pause} />
    <button type="button" disabled className="icon-button carousel-previous" aria-label={copy.previous} />
    <button type="button" disabled className="icon-button carousel-next" aria-label={copy.next} />
  </div>
);
