import { consentSwedish } from '../../src/content/consent-sv.ts';
import { ALL, PAGES } from '../support/routes.ts';
import { LOAD_RULES, PAGE_RULES } from './rules/index.ts';
import { findBreaches } from './rules/rule.ts';
import { settle } from './support/page-facts.ts';
import { describe, expect, PHONE, test, WIDTHS } from './support/test.ts';

describe.each(WIDTHS)('at %i px', (width) => {
  test.for(ALL)('%s keeps the rules of every page', async (path, { sharedPage }) => {
    const page = await sharedPage(path, { width, reducedMotion: true });
    expect(await findBreaches(page, PAGE_RULES, { path, width })).toEqual([]);
  });
});

test.for(PAGES)(
  '%s keeps the rules of a page with an unanswered banner, and those of a page without script',
  async (path, { freshPage }) => {
    const place = { path, width: PHONE };
    const page = await freshPage(path, { width: PHONE, reducedMotion: true, consent: null });
    await page.getByRole('button', { name: consentSwedish.acceptAll }).waitFor();
    const unanswered = await findBreaches(page, LOAD_RULES.unanswered, place);
    // A script that is still on its way would be refused, which the browser reports.
    await settle(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.reload();
    expect([...unanswered, ...(await findBreaches(page, LOAD_RULES.withoutScript, place))]).toEqual([]);
  },
);
