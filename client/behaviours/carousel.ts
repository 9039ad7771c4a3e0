import { onStreamedIn } from './streamed.ts';

/** Watches each stage with several images, of which a carousel is made. */
export const startCarousels = (): void =>
  onStreamedIn(() => {
    for (const { parentElement: stage } of document.querySelectorAll('.stage > .carousel-controls'))
      if (stage) import('./carousel/watch-stages.ts').then(({ watchStage }) => watchStage(stage));
  });
