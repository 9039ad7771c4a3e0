import { PAGE_RULES } from './rules/index.ts';
import { findBreaches } from './rules/rule.ts';
import { ALL } from './support/routes.ts';
import { describe, expect, test, WIDTHS } from './support/test.ts';

describe.each(WIDTHS)('at %i px', (width) => {
  test.for(ALL)('%s keeps the rules of every page', async (path, { sharedPage }) => {
    const page = await sharedPage(path, { width, reducedMotion: true });
    expect(await findBreaches(page, PAGE_RULES, { path, width })).toEqual([]);
  });
});
