import { isPlainClick } from '../../plain-click.ts';

/** The link to another view of the page that a click follows in this tab, or null. */
export const viewLinkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-view] a') : null;
  if (!link || !isPlainClick(event) || event.defaultPrevented) return null;
  const { origin, pathname, hash } = link;
  return origin === location.origin && pathname === location.pathname && hash === '' ? link : null;
};
