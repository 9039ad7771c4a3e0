import { isPlainClick } from '../plain-click.ts';
import { loadForPress } from './load-late.ts';

/** How long a link waits for the code that swaps views, in milliseconds. Then it is followed as without script. */
const MAX_WAIT_MS = 3_000;

/** Holds the first click on a tag or a retry: a tap comes together with the pointer event that loads the code. */
const holdClick = (event: MouseEvent): void => {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.chip, [data-retry]');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  const follow = (): void => location.assign(link.href);
  const timer = setTimeout(follow, MAX_WAIT_MS);
  import('./view/navigate.ts').then(({ startNavigation }) => {
    clearTimeout(timer);
    removeEventListener('click', holdClick);
    startNavigation(location.href);
    link.click();
  }, follow);
};

/** Handles the first tap in the list, and the print buttons. Without this, links are followed as without script. */
export const startTools = (): void => {
  addEventListener('click', holdClick);
  // Firefox shows a page that it has kept the session storage of the time when the page was left: a brochure would lack the
  // web shop that the seller has filled in since. Firefox keeps no page that listens for `unload`.
  if (navigator.userAgent.includes('Firefox/') && document.querySelector('.brochure-cover'))
    addEventListener('unload', () => undefined);
  // Without the code that completes the brochure, the page is printed as it is.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]'))
      void loadForPress(
        () => import('./print.ts'),
        ({ printBrochure }) => printBrochure(),
        () => print(),
      );
  });
  // The style sheet shows the print buttons now.
  document.documentElement.dataset.tools = '';
};
