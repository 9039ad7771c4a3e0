import { isPlainClick } from '../plain-click.ts';
import { loadForPress, MAX_WAIT_MS } from './load-late.ts';
import { viewLinkOf } from './view/view-link.ts';

/** How long a link to another view waits for the code, in milliseconds. Then it is followed as without script. */
const MAX_LINK_WAIT_MS = 3_000;

/** What leads to another view of the page: the parts that are swapped, and the search form. */
const VIEW = '[data-view], search';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Shows the controls that are hidden while the script does their work. */
const showLost = (): void => {
  document.documentElement.dataset.lost = '';
};

/**
 * Loads the code that swaps views when the visitor is about to search or to choose, and at Back and Forward. Until it has
 * loaded, forms and links work as without script.
 */
export const startView = (): void => {
  const { href } = location;
  let isLoaded = false;
  let loading: ReturnType<typeof importCode> | undefined;
  const importCode = () => import('./view/navigate.ts');
  const load = () => {
    if (loading) return loading;
    loading = importCode();
    const timer = setTimeout(showLost, MAX_WAIT_MS);
    loading.then(({ startNavigation }) => {
      clearTimeout(timer);
      isLoaded = true;
      startNavigation(href);
    }, showLost);
    return loading;
  };
  for (const type of ['pointerover', 'focusin', 'input'])
    addEventListener(type, ({ target }) => {
      if (isIn(target, VIEW)) void load();
    });
  // A tap comes with the first pointer event.
  addEventListener('click', (event) => {
    const link = isLoaded ? null : viewLinkOf(event);
    if (!link) return;
    event.preventDefault();
    const follow = (): void => location.assign(link.href);
    const timer = setTimeout(follow, MAX_LINK_WAIT_MS);
    load().then(() => {
      clearTimeout(timer);
      link.click();
    }, follow);
  });
  // After a reload the history entries are still there, but not the code that added them.
  addEventListener('popstate', () => {
    if (document.querySelector('[data-view], [data-retry]'))
      load().then(
        ({ loadEntry }) => loadEntry(),
        () => location.reload(),
      );
  });
  // The visitor may have begun to type before this module was loaded.
  if (isIn(document.activeElement, VIEW)) void load();
};

/** Lets the panel of a failed list retry without leaving the page. */
export const startRetry = (): void =>
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-retry]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void loadForPress(
      () => import('./view/retry.ts'),
      ({ retry }) => retry(link),
      () => location.assign(link.href),
    );
  });
