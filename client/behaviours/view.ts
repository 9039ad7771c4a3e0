import { loadForPress } from './load-late.ts';
import { onStreamedIn } from './streamed.ts';

/** A chosen tag, which the code of views scrolls to in its row. "Alla" comes first, and is in view. */
const CHOSEN_TAG = '.chips li + li [aria-current]';

/** What leads to another view of the page: the parts that are swapped, the search form, and the retry of a failed list. */
const VIEW = '[data-view], [data-retry], search';

/**
 * Loads the code of views when the visitor is about to search or to choose, at Back and Forward, where a tag is chosen, and for
 * a link to an answer, whose question may be closed. Without it, forms and links work as without script.
 */
export const startView = (): void => {
  const { href, search } = location;
  const load = (): void =>
    void loadForPress(
      () => import('./view/navigate.ts'),
      ({ startNavigation }) => startNavigation(href),
      () => {
        // Shows the controls that are hidden while the script does their work.
        document.documentElement.dataset.lost = '';
        if (location.search !== search) location.reload();
      },
    );
  let isLoading = false;
  for (const type of ['pointerover', 'focusin', 'input'])
    addEventListener(type, ({ target }) => {
      if (isLoading || !(target instanceof Element && target.closest(VIEW))) return;
      isLoading = true;
      load();
    });
  const arrive = (): void => {
    if (document.querySelector(VIEW)) load();
  };
  // At Back, Forward, and a link to an anchor. After a reload the history entries are still there, but not their code.
  addEventListener('popstate', arrive);
  if (location.hash !== '') arrive();
  onStreamedIn(() => {
    if (document.querySelector(CHOSEN_TAG)) load();
  });
};
