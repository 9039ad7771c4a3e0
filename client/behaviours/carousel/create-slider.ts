import Swiper from 'swiper';
import type { CarouselElements } from './find-elements.ts';

const TRANSITION_MS = 240;

export type Slider = {
  /** Index of the shown slide, from 0. */
  readonly index: () => number;
  /** Shows the next slide (1) or the previous one (-1), without an end in either direction. */
  readonly moveBy: (step: 1 | -1) => void;
  readonly moveTo: (index: number) => void;
  /** Calls `listener` with the index of every newly shown slide, at the beginning of the transition. */
  readonly onChange: (listener: (index: number) => void) => void;
};

/** A copy that only the eye meets: assistive technology, anchors, find-in-page and the focus stay with the original. */
const toClone = (slide: HTMLElement): Node => {
  const clone = slide.cloneNode(true);
  if (clone instanceof HTMLElement) {
    clone.removeAttribute('id');
    clone.setAttribute('aria-hidden', 'true');
    clone.inert = true;
  }
  return clone;
};

/**
 * Makes the slides an endless row: a clone of the last slide stands before the first, and one of the first after the
 * last. After a transition to a clone the row jumps to its original. Swiper's `loop` would reorder the slides in the
 * document instead.
 */
export const createSlider = ({ stage, list, slides }: CarouselElements, reducedMotion: MediaQueryList): Slider => {
  const total = slides.length;
  const [first, last] = [slides.at(0), slides.at(-1)];
  // The slide that the visitor, or an anchor, has scrolled to.
  let shownIndex = list.clientWidth && Math.round(list.scrollLeft / list.clientWidth);
  if (first && last) {
    list.prepend(toClone(last));
    list.append(toClone(first));
  }
  const speed = () => (reducedMotion.matches ? 0 : TRANSITION_MS);
  const swiper = new Swiper(stage, {
    wrapperClass: 'carousel',
    slideClass: 'slide',
    initialSlide: shownIndex + 1,
    speed: speed(),
    // The next slide is clipped, so the browser would load its lazy image only when it is shown.
    lazyPreloadPrevNext: 1,
  });

  const shiftToOriginal = (): number => {
    if (swiper.activeIndex === 0) return total;
    return swiper.activeIndex === total + 1 ? -total : 0;
  };
  /** Jumps from a clone to its original. In the middle of a transition, to the same place of the original's. */
  const leaveClone = (): void => {
    const shift = shiftToOriginal();
    if (shift === 0) return;
    const translate = swiper.getTranslate() - shift * swiper.width;
    swiper.slideTo(swiper.activeIndex + shift, 0, false);
    swiper.setTranslate(translate);
    // Reading the position applies it. Otherwise the next transition would begin at the clone.
    swiper.getTranslate();
  };

  const listeners: ((index: number) => void)[] = [];
  swiper.on('slideChange', () => {
    const index = (swiper.activeIndex - 1 + total) % total;
    // The jump from a clone to its original shows nothing new.
    if (index === shownIndex) return;
    shownIndex = index;
    for (const listener of listeners) listener(index);
  });
  swiper.on('transitionEnd', leaveClone);
  // A finger that swipes on before the transition has ended needs the slides beyond the clone.
  swiper.on('touchStart', () => {
    leaveClone();
    swiper.slideTo(swiper.activeIndex);
  });
  reducedMotion.addEventListener('change', () => {
    swiper.params.speed = speed();
  });
  return {
    index: () => shownIndex,
    moveBy: (step) => {
      leaveClone();
      // Not slideNext() and slidePrev(), which count from where the row is in the middle of a transition.
      swiper.slideTo(swiper.activeIndex + step);
    },
    moveTo: (index) => {
      leaveClone();
      swiper.slideTo(index + 1);
    },
    onChange: (listener) => void listeners.push(listener),
  };
};
