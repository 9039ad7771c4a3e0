import { storePosition } from '../../plumbing/stored-positions.ts';

/**
 * False for a new history entry, which has no position. Also false for a link to the page's own URL, which replaces its
 * history entry and should lead to the top.
 */
const isReturnNavigation = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');

/**
 * On back, forward and reload, restores the scroll position from the session storage. The browser's own restoration
 * gives up on streamed pages, which are too short at first. Other navigations do not read the storage.
 */
export const startScrollRestoration = (): void => {
  if (isReturnNavigation()) {
    // Measured before the import, because a page with late content is short at first.
    const height = document.documentElement.scrollHeight;
    import('./restore-position.ts').then((module) => module.restorePosition(height));
  }
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, () => storePosition());
};
