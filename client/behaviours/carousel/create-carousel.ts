import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard, Navigation } from 'swiper/modules';
import { carousel as copy } from '../../../src/content/carousel.ts';
import { CAROUSEL_INTERVAL_MS } from '../../../src/domain/carousel.ts';
import { controlAutoplay } from './control-autoplay.ts';
import { type CarouselElements, findCarouselElements } from './find-elements.ts';

const TRANSITION_MS = 240;
const LIVE_REGION_CLASS = 'unseen';

const createSwiper = ({ stage, list, previous, next }: CarouselElements): Swiper =>
  new Swiper(stage, {
    modules: [A11y, Autoplay, Keyboard, Navigation],
    wrapperClass: 'carousel',
    slideClass: 'slide',
    // The slide that the visitor, or an anchor, has scrolled to.
    initialSlide: list.clientWidth && Math.round(list.scrollLeft / list.clientWidth),
    // Rewinds after the last slide. Swiper's `loop` would reorder the slides in the document.
    rewind: true,
    speed: TRANSITION_MS,
    // The next slide is clipped, so the browser would load its lazy image only when it is shown.
    lazyPreloadPrevNext: 1,
    // Swiper writes its icons to innerHTML, which Trusted Types forbid.
    navigation: { prevEl: previous, nextEl: next, addIcons: false },
    // controlAutoplay starts and stops it.
    autoplay: { enabled: false, delay: CAROUSEL_INTERVAL_MS },
    // Page Up and Page Down scroll the page.
    keyboard: { enabled: true, onlyInViewport: true, pageUpDown: false },
    a11y: {
      containerRoleDescriptionMessage: copy.roleDescription,
      slideLabelMessage: copy.slideLabel('{{index}}', '{{slidesLength}}'),
      prevSlideMessage: copy.previous,
      nextSlideMessage: copy.next,
      notificationClass: LIVE_REGION_CLASS,
      // Would also announce automatic rotation. See announceSlides.
      wrapperLiveRegion: false,
    },
  });

/** Marks the active slide's thumbnail, makes the other slides inert and updates the position text. */
const showActiveSlide = (swiper: Swiper, { slides, thumbnails, position }: CarouselElements): void => {
  for (const [index, slide] of slides.entries()) slide.inert = index !== swiper.activeIndex;
  for (const [index, thumbnail] of thumbnails.entries()) {
    if (index === swiper.activeIndex) thumbnail.setAttribute('aria-current', 'true');
    else thumbnail.removeAttribute('aria-current');
  }
  position.textContent = copy.position(swiper.activeIndex + 1, slides.length);
};

/** Announces the new slide politely when the visitor changed it, not when it rotated automatically. */
const announceSlides = (swiper: Swiper, { stage, slides }: CarouselElements): void => {
  const liveRegion = stage.querySelector(`.${LIVE_REGION_CLASS}`);
  liveRegion?.setAttribute('aria-live', 'polite');
  let announcedIndex = swiper.activeIndex;
  // Swiper sets `internal` for changes that it made itself.
  swiper.on('beforeTransitionStart', (_swiper, _speed, internal) => {
    if (!liveRegion || swiper.activeIndex === announcedIndex) return;
    announcedIndex = swiper.activeIndex;
    const alt = slides[announcedIndex]?.querySelector('img')?.alt ?? '';
    liveRegion.textContent = internal ? '' : copy.announcement(announcedIndex + 1, slides.length, alt);
  });
};

const followThumbnails = (swiper: Swiper, { thumbnails }: CarouselElements): void => {
  for (const [index, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      swiper.slideTo(index);
    });
  }
};

/** Handles arrow keys only while the focus is in the carousel or nowhere. */
const scopeArrowKeys = (swiper: Swiper, { area }: CarouselElements): void => {
  const update = (): void => {
    const focused = document.activeElement;
    if (focused === document.body || area.contains(focused)) swiper.keyboard.enable();
    else swiper.keyboard.disable();
  };
  document.addEventListener('focusin', update);
  document.addEventListener('focusout', update);
  update();
};

const followReducedMotion = (swiper: Swiper, reducedMotion: MediaQueryList): void => {
  const update = (): void => {
    swiper.params.speed = reducedMotion.matches ? 0 : TRANSITION_MS;
  };
  reducedMotion.addEventListener('change', update);
  update();
};

/** Turns a stage, a horizontally scrollable list of images, into a carousel. Does nothing if it already is one. */
export const createCarousel = (stage: Element): void => {
  const elements = findCarouselElements(stage);
  if (!elements) return;
  const { list, controls } = elements;
  const swiper = createSwiper(elements);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  // It no longer scrolls, so it need not be focusable.
  list.removeAttribute('tabindex');
  controls.hidden = false;
  showActiveSlide(swiper, elements);
  swiper.on('slideChange', () => showActiveSlide(swiper, elements));
  announceSlides(swiper, elements);
  followThumbnails(swiper, elements);
  scopeArrowKeys(swiper, elements);
  followReducedMotion(swiper, reducedMotion);
  controlAutoplay(swiper, elements, reducedMotion);
};
