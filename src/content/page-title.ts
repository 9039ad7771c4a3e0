import type { Operator } from './operator.ts';

/** The full text of a page's `<title>`: `pageTitle('Hjälp', site)` is "Hjälp – Säljrundan". */
export const pageTitle = (title: string, operator: Operator): string => `${title} – ${operator.productName}`;
