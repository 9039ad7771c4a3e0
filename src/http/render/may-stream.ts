import { isbotNaive } from 'isbot';
import type { AppContext } from '../app-env.ts';

/** In a page's address: send it complete, however long that takes. */
export const COMPLETE_PARAMETER = 'vanta';

/** The address of the same page, sent complete. */
export const completeHref = (href: string): string => `${href}${href.includes('?') ? '&' : '?'}${COMPLETE_PARAMETER}=1`;

/**
 * Whether a page may begin before its data is there. Only a browser that opens a document shows the late part, which
 * takes a script to reveal: crawlers, tools and whoever asks for it get the complete document.
 */
export const mayStream = (c: AppContext): boolean =>
  c.req.header('sec-fetch-dest') === 'document' &&
  c.req.query(COMPLETE_PARAMETER) === undefined &&
  !isbotNaive(c.req.header('user-agent'));
