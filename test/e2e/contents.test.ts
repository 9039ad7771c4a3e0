import type { Page } from 'playwright-core';
import { PATHS } from '../../src/domain/paths.ts';
import { DESKTOP, describe, expect, test } from './support/test.ts';

const marked = (page: Page) => page.locator('.page-index [aria-current="location"]');

const hashOf = (page: Page): Promise<string | null> => marked(page).getAttribute('href');

/** The anchors of all sections. */
const anchors = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.page-index a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('the table of contents of a legal page', () => {
  test('marks the section that the visitor reads, one at a time', async ({ freshPage }) => {
    const page = await freshPage(PATHS.purchaseTerms, { width: DESKTOP, reducedMotion: true });
    const [first, , , fourth] = await anchors(page);
    await expect.poll(() => hashOf(page)).toBe(first);
    await page.locator(`${fourth}`).evaluate((section) => section.scrollIntoView());
    await expect.poll(() => hashOf(page)).toBe(fourth);
    expect(await marked(page).count()).toBe(1);
  });

  test('marks the target of a link, even at the end of the page', async ({ freshPage }) => {
    const page = await freshPage(PATHS.purchaseTerms, { width: DESKTOP, height: 1600, reducedMotion: true });
    const last = (await anchors(page)).at(-1);
    await marked(page).waitFor();
    await page.locator(`.page-index a[href="${last}"]`).click();
    await expect.poll(() => hashOf(page)).toBe(last);
  });
});
