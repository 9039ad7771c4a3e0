import { UNANSWERED, WITHOUT_SCRIPT } from './first-visit.ts';
import { LAYERED } from './layers.ts';
import { PAGES_ONLY } from './pages.ts';
import { ANYWHERE } from './reading.ts';
import { MARKED, RECOLOURED } from './recoloured.ts';
import { RESTYLED_ANYWHERE, RESTYLED_PAGES } from './restyling.ts';
import type { Rule } from './rule.ts';
import { STATES_ONLY } from './states.ts';

/** The rules of every page, in the order in which they run. Those that restyle or change the page come last. */
export const PAGE_RULES: readonly Rule[] = [
  ...PAGES_ONLY,
  ...ANYWHERE,
  ...RECOLOURED,
  ...RESTYLED_ANYWHERE,
  ...RESTYLED_PAGES,
];

/** The rules of every state, in the same order. */
export const STATE_RULES: readonly Rule[] = [...STATES_ONLY, ...LAYERED, ...ANYWHERE, ...MARKED, ...RESTYLED_ANYWHERE];

/** The rules that need loads of their own, which share one visit: one without an answer to the banner, one without script. */
export const LOAD_RULES = { unanswered: UNANSWERED, withoutScript: WITHOUT_SCRIPT };
