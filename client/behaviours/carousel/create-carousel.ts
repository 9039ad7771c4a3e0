import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { carousel as copy } from '../../../src/content/carousel.ts';
import { isPlainClick } from '../../plumbing/plain-click.ts';
import { CAROUSEL_INTERVAL_MS } from '../../state/autoplay.ts';
import { controlAutoplay } from './control-autoplay.ts';
import { type CarouselElements, findCarouselElements } from './find-elements.ts';
import { isZoomedIn, onZoom } from './page-zoom.ts';

const SPEED_MS = 300;
/** The distance of a trackpad swipe at which the carousel moves. */
const SWIPE_PX = 30;
/** The pause after its last event that ends a swipe. Events continue, ever more slowly, after the fingers have left. */
const SWIPE_END_MS = 150;

/** Turns the slides into an endless row that follows the finger and plays. Swiper reorders them in the document. */
const createSlider = ({ stage, list, slides }: CarouselElements, reducedMotion: MediaQueryList): Swiper => {
  // The slide to which the visitor or an anchor has scrolled.
  const initialSlide = list.clientWidth && Math.round(list.scrollLeft / list.clientWidth);
  // The row no longer scrolls.
  stage.dataset.endless = '';
  // Swiper finds the row and its slides by these classes of its own.
  list.classList.add('swiper-wrapper');
  for (const slide of slides) slide.classList.add('swiper-slide');
  const slider = new Swiper(stage, {
    modules: [Autoplay],
    loop: true,
    // Every press counts, even during a movement.
    loopPreventsSliding: false,
    initialSlide,
    speed: SPEED_MS,
    // Swiper reacts to a new size two frames late, and undoes a press that happens in between. It takes a fractional
    // width for a new size even at the start.
    updateOnWindowResize: false,
    // The neighbours are clipped, so the browser would load their lazy images only when they are shown.
    lazyPreloadPrevNext: 1,
    // The delay is measured from the start of one movement to the start of the next.
    autoplay: { delay: CAROUSEL_INTERVAL_MS, waitForTransition: false },
  });
  const followPreference = (): void => {
    slider.params.speed = reducedMotion.matches ? 0 : SPEED_MS;
  };
  followPreference();
  reducedMotion.addEventListener('change', followPreference);
  // A finger then pans over the image, and does not move to the next one.
  const followZoom = (): void => {
    slider.allowTouchMove = !isZoomedIn();
    stage.toggleAttribute('data-zoomed', isZoomedIn());
  };
  followZoom();
  onZoom(followZoom);
  new ResizeObserver(() => {
    if (stage.clientWidth !== slider.width) slider.update();
  }).observe(stage);
  return slider;
};

/** Names the carousel and its slides, see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
const labelSlides = ({ stage, slides }: CarouselElements): void => {
  stage.setAttribute('aria-roledescription', copy.roleDescription);
  for (const [index, slide] of slides.entries()) {
    slide.setAttribute('role', 'group');
    slide.setAttribute('aria-label', copy.slideLabel(index + 1, slides.length));
  }
};

/**
 * Marks the slide and its thumbnail, and updates the position text. The other slides are inert unless the carousel
 * plays: a slide must not disappear while somebody reads it.
 */
const showSlide = (
  shownIndex: number,
  { slides, thumbnails, position }: CarouselElements,
  isPlaying: boolean,
): void => {
  for (const [index, slide] of slides.entries()) {
    slide.inert = !isPlaying && index !== shownIndex;
    slide.toggleAttribute('data-shown', index === shownIndex);
  }
  for (const [index, thumbnail] of thumbnails.entries()) {
    if (index === shownIndex) thumbnail.setAttribute('aria-current', 'true');
    else thumbnail.removeAttribute('aria-current');
  }
  position.textContent = copy.position(shownIndex + 1, slides.length);
};

const addLiveRegion = ({ stage }: CarouselElements): HTMLElement => {
  const liveRegion = document.createElement('p');
  liveRegion.className = 'visually-hidden';
  liveRegion.setAttribute('role', 'status');
  stage.append(liveRegion);
  return liveRegion;
};

/** The step for an arrow key. Keys with a modifier are left to the browser. */
const arrowStep = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | null => {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
};

/**
 * Moves by one image with each sideways swipe on a trackpad, however fast it is. A swipe lasts until its events pause.
 * Any movement before the pause is a part of it. Swiper's own module analyses the events of a swipe, and moves by two
 * images when the swipe slows down unevenly.
 */
const followSwipes = (stage: HTMLElement, moveBy: (step: 1 | -1) => void): void => {
  let travelled = 0;
  let hasMoved = false;
  let end: ReturnType<typeof setTimeout> | undefined;
  const finish = (): void => {
    travelled = 0;
    hasMoved = false;
  };
  const follow = (event: WheelEvent): void => {
    const { deltaX, deltaY } = event;
    if (Math.abs(deltaX) <= Math.abs(deltaY) || isZoomedIn()) return;
    // The browser would go back or forward in its history.
    event.preventDefault();
    clearTimeout(end);
    end = setTimeout(finish, SWIPE_END_MS);
    travelled += deltaX;
    if (hasMoved || Math.abs(travelled) < SWIPE_PX) return;
    hasMoved = true;
    moveBy(travelled > 0 ? 1 : -1);
  };
  stage.addEventListener('wheel', follow, { passive: false });
};

/**
 * Lets the visitor move the carousel: with swipes, buttons and thumbnails, and with the arrow keys while the focus is
 * in it.
 */
const followVisitor = (slider: Swiper, elements: CarouselElements): void => {
  const { stage, area, thumbnails, previous, next, slides } = elements;
  const liveRegion = addLiveRegion(elements);
  const announce = (index: number): void => {
    const slide = slides[index];
    // A missing image has a placeholder with a text.
    const text = slide?.querySelector('img')?.alt ?? slide?.textContent ?? '';
    liveRegion.textContent = copy.announcement(index + 1, slides.length, text);
  };
  const moveBy = (step: 1 | -1): void => {
    if (step === 1) slider.slideNext();
    else slider.slidePrev();
    announce(slider.realIndex);
  };
  followSwipes(stage, moveBy);
  previous.addEventListener('click', () => moveBy(-1));
  next.addEventListener('click', () => moveBy(1));
  for (const [index, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      slider.slideToLoop(index);
      announce(index);
    });
  }
  document.addEventListener('keydown', (event) => {
    const step = area.contains(document.activeElement) ? arrowStep(event) : null;
    if (step === null) return;
    event.preventDefault();
    moveBy(step);
  });
};

/** Turns a stage, a horizontally scrollable list of images, into a carousel. To be called once per stage. */
export const start = (stage: HTMLElement): void => {
  const elements = findCarouselElements(stage);
  const { list, previous, next } = elements;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const slider = createSlider(elements, reducedMotion);
  // Fires at the start of each movement.
  slider.on('realIndexChange', ({ realIndex, autoplay }) => showSlide(realIndex, elements, autoplay.running));
  // The list no longer scrolls, so it need not be focusable.
  list.removeAttribute('tabindex');
  for (const button of [previous, next]) button.disabled = false;
  labelSlides(elements);
  showSlide(slider.realIndex, elements, !reducedMotion.matches);
  followVisitor(slider, elements);
  controlAutoplay(slider, elements, reducedMotion);
};
