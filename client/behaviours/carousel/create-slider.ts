import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { CarouselElements } from './find-elements.ts';
import { CAROUSEL_INTERVAL_MS } from './should-autoplay.ts';

const SPEED_MS = 300;

/** Makes the slides an endless row that follows the finger and plays. Swiper moves them about in the document. */
export const createSlider = ({ stage, list }: CarouselElements, reducedMotion: MediaQueryList): Swiper => {
  // The slide that the visitor, or an anchor, has scrolled to.
  const initialSlide = list.clientWidth && Math.round(list.scrollLeft / list.clientWidth);
  // The row no longer scrolls.
  stage.setAttribute('data-carousel', '');
  const slider = new Swiper(stage, {
    modules: [Autoplay],
    wrapperClass: 'carousel',
    slideClass: 'slide',
    loop: true,
    // Every press counts, also those during a movement.
    loopPreventsSliding: false,
    initialSlide,
    speed: SPEED_MS,
    // The neighbours are clipped, so the browser would load their lazy images only when they are shown.
    lazyPreloadPrevNext: 1,
    // A period is counted from one movement's beginning to the next one's.
    autoplay: { delay: CAROUSEL_INTERVAL_MS, waitForTransition: false },
  });
  const followPreference = (): void => {
    slider.params.speed = reducedMotion.matches ? 0 : SPEED_MS;
  };
  followPreference();
  reducedMotion.addEventListener('change', followPreference);
  return slider;
};
