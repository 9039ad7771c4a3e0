import type { Site } from './site.ts';

/** The full text of a page's `<title>`: `pageTitle('Hjälp', site)` is "Hjälp – Säljrundan". */
export const pageTitle = (title: string, site: Site): string => `${title} – ${site.productName}`;
