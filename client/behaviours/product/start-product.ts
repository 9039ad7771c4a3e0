import { watchStage } from '../carousel/watch-stages.ts';
import { onStreamedIn } from '../streamed.ts';
import { keepSelection } from './keep-selection.ts';

/** Starts what a product's page has before the visitor touches it. `link` leads back to the list. */
export const startProduct = (link: HTMLAnchorElement): void => {
  keepSelection(link);
  onStreamedIn(() => {
    // Only a stage with several images has controls.
    for (const { parentElement: stage } of document.querySelectorAll('.stage > .carousel-controls'))
      if (stage) watchStage(stage);
  });
};
