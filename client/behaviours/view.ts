import { isPlainClick } from '../plain-click.ts';
import { loadForPress, MAX_WAIT_MS } from './load-late.ts';
import { viewLinkOf } from './view/view-link.ts';

/** How long a link to another view waits for the code, in milliseconds. Then it is followed as without script. */
const MAX_LINK_WAIT_MS = 3_000;

/** What leads to another view of its page: the parts that are swapped, and the form of a search. */
const VIEW = '[data-view], search';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Shows what is hidden while the script does its work. */
const showLost = (): void => {
  document.documentElement.dataset.lost = '';
};

/**
 * Loads the code that swaps views when the visitor is about to search or to choose, and at Back and Forward. Until then,
 * and without it, forms and links work as without script.
 */
export const startView = (): void => {
  const { href } = location;
  let isLoaded = false;
  let loading: ReturnType<typeof importCode> | undefined;
  const importCode = () => import('./view/follow.ts');
  const load = () => {
    if (loading) return loading;
    loading = importCode();
    const timer = setTimeout(showLost, MAX_WAIT_MS);
    loading.then(({ startFollowing }) => {
      clearTimeout(timer);
      isLoaded = true;
      startFollowing(href);
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
  // A reload forgets the code. The entries that it made stay.
  addEventListener('popstate', () => {
    if (document.querySelector('[data-view], [data-retry]'))
      load().then(
        ({ followHistory }) => followHistory(),
        () => location.reload(),
      );
  });
  // A visitor may have begun to type before this code was loaded.
  if (isIn(document.activeElement, VIEW)) void load();
};

/** Lets the panel of a failed list try again without leaving the page. */
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
