import { PROFIT_PERCENT } from '../domain/profit.ts';
import { withUnit } from './format.ts';
import type { Site } from './site.ts';

/** The copy says "hälften" in words: this line stops compiling when the rule no longer says so. */
PROFIT_PERCENT satisfies 50;

/** The whole text of a page's `<title>`: "Hjälp – " and the brand. */
export const pageTitle = (title: string, site: Site): string => `${title} – ${site.productName}`;

/** A number with its noun, on one line: `count(1, 'person', 'personer')` is "1 person". */
export const count = (value: number, one: string, many: string): string => withUnit(value, value === 1 ? one : many);
