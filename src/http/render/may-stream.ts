import { isbotNaive } from 'isbot';
import type { AppContext } from '../app-env.ts';

/** The query parameter that asks for a complete document, however long that takes. */
const COMPLETE_PARAM = 'vanta';

/** The URL of the same page as a complete document. */
export const completeHref = (href: string): string => `${href}${href.includes('?') ? '&' : '?'}${COMPLETE_PARAM}=1`;

/**
 * Whether a page may start before its data has arrived. Only a browser that navigates shows the streamed part, which a
 * script reveals. Crawlers, tools and whoever sends the parameter get the complete document.
 */
export const mayStream = (c: AppContext): boolean =>
  c.req.header('sec-fetch-dest') === 'document' &&
  c.req.query(COMPLETE_PARAM) === undefined &&
  !isbotNaive(c.req.header('user-agent'));
