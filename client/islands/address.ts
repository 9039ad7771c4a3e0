import { useSyncExternalStore } from 'react';

/** Said when the page itself has changed its address: not every browser has the Navigation API, which tells of that. */
const CHANGED = 'site:address';

/** Puts another query into the address bar without a step in the history. What others keep in the step stays. */
export const replaceAddress = (href: string): void => {
  if (href === location.href) return;
  history.replaceState(history.state, '', href);
  dispatchEvent(new Event(CHANGED));
};

const subscribe = (listener: () => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('popstate', listener, { signal });
  addEventListener(CHANGED, listener, { signal });
  window.navigation?.addEventListener('currententrychange', listener, { signal });
  return () => stop.abort();
};

const current = () => location.pathname + location.search;

/** The page's path and query, kept up to date. */
export const useAddress = (): string => useSyncExternalStore(subscribe, current, current);
