import { ArrowLeft, ArrowRight } from '../../components/media/icons.tsx';
import type { carousel } from '../../content/carousel.ts';

export type CarouselControlsProps = { readonly copy: typeof carousel; readonly total: number };

/** Inactive until the client script starts the carousel, and not shown without script. */
export const CarouselControls = ({ copy, total }: CarouselControlsProps) => (
  <div className="carousel-controls">
    <p className="carousel-position">{copy.position(1, total)}</p>
    <button type="button" disabled className="icon-button carousel-toggle" aria-label={copy.pause}>
      <PauseAndPlayIcon />
    </button>
    <button type="button" disabled className="icon-button carousel-previous" aria-label={copy.previous}>
      <ArrowLeft />
    </button>
    <button type="button" disabled className="icon-button carousel-next" aria-label={copy.next}>
      <ArrowRight />
    </button>
  </div>
);

/** Both icons in one SVG; the style sheet shows the one for the action of the button. */
const PauseAndPlayIcon = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
    <path className="pause-sign" d="M3 1h4v16H3zM11 1h4v16h-4z" />
    <path className="play-sign" d="M4 1v16l13-8z" />
  </svg>
);
