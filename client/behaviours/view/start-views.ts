import { loadForPress } from '../../plumbing/load-late.ts';
import { isPlainClick } from '../../plumbing/plain-click.ts';

/**
 * The chosen tag, if the style sheet cannot scroll the row of tags to it and the code of views must. "Alla" is excluded,
 * because it is in view at first.
 */
export const findUnscrolledTag = (): Element | null =>
  CSS.supports('scroll-initial-target', 'nearest')
    ? null
    : document.querySelector('[data-tags] li + li [aria-current]');

/**
 * Elements that lead to another view of the page: the parts that are swapped, the search form, and the retry of a
 * failed list.
 */
const VIEW = '[data-view], [data-retry], search';

const loadNavigation = () => import('./navigate.ts');

/** How long a click waits for the code of views, in milliseconds. Then the browser follows the link as without script. */
const MAX_WAIT_MS = 3_000;

/**
 * Holds the first click on a tag or a retry until the code of views has loaded. A tap causes the click right after the
 * pointer event that loads the code.
 */
const holdClick = (event: MouseEvent): void => {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-tags] a, [data-retry]');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  const follow = (): void => location.assign(link.href);
  const timer = setTimeout(follow, MAX_WAIT_MS);
  loadNavigation().then(({ startNavigation }) => {
    clearTimeout(timer);
    removeEventListener('click', holdClick);
    startNavigation(location.href);
    link.click();
  }, follow);
};

/**
 * Loads the code of views when the visitor is about to search or to choose a view. Also loads it on Back and Forward,
 * for a chosen tag that is out of view, and for a link to an answer, because the answer's question may be closed. Until
 * the code has loaded, forms and links work as without script.
 */
export const startViews = (): void => {
  addEventListener('click', holdClick);
  const { href, search } = location;
  const load = (): void =>
    void loadForPress(
      loadNavigation,
      ({ startNavigation }) => startNavigation(href),
      () => {
        // Shows the controls that are hidden because script does their work.
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
  // Back, Forward, and a link to an anchor. After a reload, the history entries are still there, but the code that
  // handles them is not.
  addEventListener('popstate', arrive);
  if (location.hash !== '') arrive();
  if (findUnscrolledTag()) load();
};
