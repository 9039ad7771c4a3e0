import EmblaCarousel from 'embla-carousel';
import type { CarouselElements } from './find-elements.ts';

export type Slider = {
  /** Index of the shown slide, from 0. */
  readonly index: () => number;
  /** Shows the next slide (1) or the previous one (-1), without an end in either direction. */
  readonly moveBy: (step: 1 | -1) => void;
  readonly moveTo: (index: number) => void;
  /** Calls `listener` with the index of every newly shown slide, at the beginning of the movement. */
  readonly onChange: (listener: (index: number) => void) => void;
};

/** Makes the slides an endless row that follows the finger. Their order in the document stays as it is. */
export const createSlider = ({ stage, list, slides }: CarouselElements, reducedMotion: MediaQueryList): Slider => {
  // The slide that the visitor, or an anchor, has scrolled to.
  const startIndex = list.clientWidth && Math.round(list.scrollLeft / list.clientWidth);
  // The row no longer scrolls.
  stage.setAttribute('data-carousel', '');
  const embla = EmblaCarousel(stage, {
    container: list,
    startIndex,
    loop: true,
    duration: 20,
    // Buttons lie on the images. A press on one during a movement would also end the movement, at another image.
    watchDrag: (_, { target }) => target instanceof Element && !target.closest('button'),
    watchFocus: false,
  });
  const index = () => embla.selectedScrollSnap();

  /** The neighbours are clipped, so the browser would load their lazy images only when they are shown. */
  const loadNeighbours = (): void => {
    for (const step of [-1, 1]) {
      const image = slides.at((index() + step) % slides.length)?.querySelector('img');
      if (image) image.loading = 'eager';
    }
  };
  loadNeighbours();
  embla.on('select', loadNeighbours);

  return {
    index,
    moveBy: (step) => (step === 1 ? embla.scrollNext(reducedMotion.matches) : embla.scrollPrev(reducedMotion.matches)),
    moveTo: (target) => embla.scrollTo(target, reducedMotion.matches),
    onChange: (listener) => void embla.on('select', () => listener(index())),
  };
};
