import { isPlainClick } from '../../plain-click.ts';

/** The link to another view of the page, or to the same one again, that a click follows in this tab. Null: it follows none. */
export const viewLinkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-view] a, [data-retry]') : null;
  const isSamePage = link?.origin === location.origin && link.pathname === location.pathname && link.hash === '';
  return isSamePage && isPlainClick(event) ? link : null;
};
