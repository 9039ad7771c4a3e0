import { onStreamedIn } from './streamed.ts';

/** Safari has no requestIdleCallback. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

const createCarouselObserver = (): IntersectionObserver => {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      whenIdle(() => import('./carousel/create-carousel.ts').then(({ createCarousel }) => createCarousel(target)));
    }
  });
  return observer;
};

/** Creates a carousel of each stage with several images, when the stage is visible and the browser is idle. */
export const startCarousels = (): void => {
  let observer: IntersectionObserver | undefined;
  onStreamedIn(() => {
    for (const { parentElement: stage } of document.querySelectorAll('.stage > .carousel-controls')) {
      if (!stage) continue;
      observer ??= createCarouselObserver();
      observer.observe(stage);
    }
  });
};
