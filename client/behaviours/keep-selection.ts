import { isPlainClick } from '../plumbing/plain-click.ts';
import { LIST, readStored, store } from '../plumbing/storage.ts';

/** The query of the list, if the visitor came from the list. The referrer has the newest query. */
const queryOfPreviousList = ({ origin, pathname }: HTMLAnchorElement): string | null => {
  const previous = document.referrer === '' ? null : new URL(document.referrer);
  return previous?.origin === origin && previous.pathname === pathname ? previous.search : null;
};

/** Keeps the query for the next products that the visitor opens. */
const keep = (query: string | null): string => {
  if (query === null) return readStored(LIST) ?? '';
  store(LIST, query);
  return query;
};

/** Whether the list is one step back in this tab. False in browsers without the Navigation API, which cannot tell. */
const isOneStepBack = ({ pathname }: HTMLAnchorElement): boolean => {
  const index = window.navigation?.currentEntry?.index ?? 0;
  const url = window.navigation?.entries()[index - 1]?.url;
  return typeof url === 'string' && new URL(url).pathname === pathname;
};

/**
 * Makes a link to the list lead to the list as the visitor left it. It keeps the filters, and also the scroll position
 * if the list is the previous page.
 */
export const start = (link: HTMLElement): void => {
  if (!(link instanceof HTMLAnchorElement)) throw new Error('the way back is no link');
  const kept = keep(queryOfPreviousList(link));
  if (kept !== '') link.search = kept;
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !isOneStepBack(link)) return;
    event.preventDefault();
    history.back();
  });
};
