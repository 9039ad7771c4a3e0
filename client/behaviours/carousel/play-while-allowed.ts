import type Swiper from 'swiper';
import { carousel as copy } from '../../../src/content/carousel.ts';
import type { Parts } from './find-elements.ts';
import { mayPlay } from './may-play.ts';

/** Starts and stops the change of pictures as circumstances change, and serves the pause button. */
export const playWhileAllowed = (
  swiper: Swiper,
  { stage, area, toggle }: Parts,
  reducedMotion: MediaQueryList,
): void => {
  let wanted = true;
  let insisted = false;
  let hovered = area.matches(':hover') && matchMedia('(hover: hover)').matches;
  let inView = true;

  const update = (): void => {
    const play = mayPlay({
      wanted,
      insisted,
      reducedMotion: reducedMotion.matches,
      hidden: document.hidden,
      inView,
      hovered,
      // A press on a button leaves a focus there that means nothing.
      focused: area.querySelector(':focus-visible') !== null,
    });
    if (play !== swiper.autoplay.running) {
      if (play) swiper.autoplay.start();
      else swiper.autoplay.stop();
    }
    toggle.hidden = reducedMotion.matches;
    toggle.ariaLabel = wanted ? copy.pause : copy.play;
    toggle.toggleAttribute('data-paused', !wanted);
  };

  toggle.addEventListener('click', () => {
    wanted = !wanted;
    insisted = wanted;
    update();
  });
  for (const type of ['pointerenter', 'pointerleave'] as const) {
    area.addEventListener(type, ({ pointerType }) => {
      // A finger that lifts does not hover.
      hovered = type === 'pointerenter' && pointerType === 'mouse';
      update();
    });
  }
  area.addEventListener('focusin', update);
  // The element that loses the focus still has it while the event is on its way.
  area.addEventListener('focusout', () => queueMicrotask(update));
  document.addEventListener('visibilitychange', update);
  reducedMotion.addEventListener('change', update);
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? true;
    update();
  }).observe(stage);
  update();
};
