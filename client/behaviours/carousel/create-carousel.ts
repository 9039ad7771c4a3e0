import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard, Navigation } from 'swiper/modules';
import { carousel as copy } from '../../../src/content/carousel.ts';
import { CAROUSEL_INTERVAL_MS } from '../../../src/domain/carousel.ts';
import { findParts, type Parts } from './find-elements.ts';
import { playWhileAllowed } from './play-while-allowed.ts';

const SPEED_MS = 240;
const NOTICE_CLASS = 'unseen';

const createSwiper = ({ stage, list, previous, next }: Parts): Swiper =>
  new Swiper(stage, {
    modules: [A11y, Autoplay, Keyboard, Navigation],
    wrapperClass: 'carousel',
    slideClass: 'slide',
    // Where the visitor has scrolled to, or an anchor led.
    initialSlide: list.clientWidth && Math.round(list.scrollLeft / list.clientWidth),
    // Back to the first after the last. Swiper's loop would move the slides about in the document.
    rewind: true,
    speed: SPEED_MS,
    // A neighbour outside the stage counts as out of sight, and a lazy picture would come too late.
    lazyPreloadPrevNext: 1,
    // Its own icons would be written as HTML.
    navigation: { prevEl: previous, nextEl: next, addIcons: false },
    // Started and stopped below.
    autoplay: { enabled: false, delay: CAROUSEL_INTERVAL_MS },
    // Page Up and Page Down belong to the page.
    keyboard: { enabled: true, onlyInViewport: true, pageUpDown: false },
    a11y: {
      containerRoleDescriptionMessage: copy.roleDescription,
      slideLabelMessage: copy.slideLabel('{{index}}', '{{slidesLength}}'),
      prevSlideMessage: copy.previous,
      nextSlideMessage: copy.next,
      notificationClass: NOTICE_CLASS,
      // Slides that change by themselves are not announced.
      wrapperLiveRegion: false,
    },
  });

/** Shows in the document which picture is the present one; the others are out of reach. */
const showPosition = (swiper: Swiper, { slides, thumbnails, position }: Parts): void => {
  for (const [index, slide] of slides.entries()) slide.inert = index !== swiper.activeIndex;
  for (const [index, thumbnail] of thumbnails.entries()) {
    if (index === swiper.activeIndex) thumbnail.setAttribute('aria-current', 'true');
    else thumbnail.removeAttribute('aria-current');
  }
  position.textContent = copy.position(swiper.activeIndex + 1, slides.length);
};

/** Tells screen readers of a new picture, politely, when the visitor asked for it. */
const announceChoices = (swiper: Swiper, { stage, slides }: Parts): void => {
  const notice = stage.querySelector(`.${NOTICE_CLASS}`);
  notice?.setAttribute('aria-live', 'polite');
  let known = swiper.activeIndex;
  // `internal` is what Swiper calls a change that it made itself.
  swiper.on('beforeTransitionStart', (_swiper, _speed, internal) => {
    if (!notice || swiper.activeIndex === known) return;
    known = swiper.activeIndex;
    const alt = slides[known]?.querySelector('img')?.alt ?? '';
    notice.textContent = internal ? '' : copy.announcement(known + 1, slides.length, alt);
  });
};

const followThumbnails = (swiper: Swiper, { thumbnails }: Parts): void => {
  for (const [index, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      swiper.slideTo(index);
    });
  }
};

/** Arrow keys are the carousel's while its own parts have the focus, or nothing has. */
const shareKeyboard = (swiper: Swiper, { area }: Parts): void => {
  const share = (): void => {
    const focused = document.activeElement;
    if (focused === document.body || area.contains(focused)) swiper.keyboard.enable();
    else swiper.keyboard.disable();
  };
  document.addEventListener('focusin', share);
  document.addEventListener('focusout', share);
  share();
};

const dropSpeedIfUnwanted = (swiper: Swiper, reducedMotion: MediaQueryList): void => {
  const set = (): void => {
    swiper.params.speed = reducedMotion.matches ? 0 : SPEED_MS;
  };
  reducedMotion.addEventListener('change', set);
  set();
};

/** Makes a carousel of a stage whose pictures could so far be scrolled sideways. */
export const createCarousel = (stage: Element): void => {
  const parts = findParts(stage);
  if (!parts) return;
  const { list, controls } = parts;
  const swiper = createSwiper(parts);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  // It no longer scrolls.
  list.removeAttribute('tabindex');
  controls.hidden = false;
  showPosition(swiper, parts);
  swiper.on('slideChange', () => showPosition(swiper, parts));
  announceChoices(swiper, parts);
  followThumbnails(swiper, parts);
  shareKeyboard(swiper, parts);
  dropSpeedIfUnwanted(swiper, reducedMotion);
  playWhileAllowed(swiper, parts, reducedMotion);
};
