import { useSyncExternalStore } from 'react';

/** Dispatched by `replaceUrl`, because `history.replaceState` fires no event in browsers without the Navigation API. */
const URL_REPLACED = 'site:url-replaced';

/** Replaces the URL of the current history entry. Keeps `history.state`, which other code may use. */
export const replaceUrl = (href: string): void => {
  if (href === location.href) return;
  history.replaceState(history.state, '', href);
  dispatchEvent(new Event(URL_REPLACED));
};

const subscribe = (listener: () => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('popstate', listener, { signal });
  addEventListener(URL_REPLACED, listener, { signal });
  window.navigation?.addEventListener('currententrychange', listener, { signal });
  return () => controller.abort();
};

const getSnapshot = () => location.pathname + location.search;

/** The page's current path and query. */
export const useLocation = (): string => useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
