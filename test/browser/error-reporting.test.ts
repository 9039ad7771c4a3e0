import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { tellProvider } from './support/lab.ts';
import { forgetReports, receivedReports } from './support/reports.ts';
import { afterEach, beforeEach, describe, expect, inject, test } from './support/test.ts';

const origin = inject('troubledSiteUrl');
const SECRET = 'hemligt';

beforeEach(forgetReports);
afterEach(() => tellProvider());

/** Runs code of the page's own: a failure in it is the page's, not the test's. */
const runInPage = (page: Page, failure: 'throw' | 'reject') =>
  page.evaluate((kind) => {
    const error = new Error(`a test's ${kind}`);
    setTimeout(() => {
      if (kind === 'throw') throw error;
      void Promise.reject(error);
    });
  }, failure);

describe('a failure', () => {
  test.for(['throw', 'reject'] as const)(
    'of the browser’s (%s) arrives once',
    async (kind, { openPage, expectProblems }) => {
      expectProblems(new RegExp(`^page error: .*a test's ${kind}`));
      const page = await openPage(`${PATHS.about}?namn=${SECRET}`, { origin });
      await runInPage(page, kind);
      await expect.poll(receivedReports).toHaveLength(1);
      await page.waitForLoadState('networkidle');
      const [report, ...more] = await receivedReports();
      expect(more).toEqual([]);
      expect(report).toContain(`a test's ${kind}`);
    },
  );

  test('of the browser’s tells nothing personal and stores nothing', async ({ openPage, expectProblems }) => {
    expectProblems(/^page error: .*a test's throw/);
    const page = await openPage(`${PATHS.about}?namn=${SECRET}`, { origin });
    await runInPage(page, 'throw');
    await expect.poll(receivedReports).toHaveLength(1);
    const [report = ''] = await receivedReports();
    expect(report).not.toContain(SECRET);
    expect(report).not.toMatch(/"cookies?"|"ip_address"|cc_cookie/i);
    expect(
      await page.evaluate(() => [localStorage.length, Object.keys(sessionStorage).filter((key) => key !== 'scroll')]),
    ).toEqual([0, []]);
  });

  test('of the Worker’s arrives once', async ({ openPage, expectProblems }) => {
    expectProblems(/^failed request: .* 502$/, /^console error: .*status of 502/);
    await tellProvider({ fault: 'wrong-shape' });
    await openPage(`${PATHS.products}/angsblommor?namn=${SECRET}`, { origin });
    await expect.poll(receivedReports).toHaveLength(1);
    const [report = ''] = await receivedReports();
    expect(report).toContain('angsblommor');
    expect(report).not.toContain(SECRET);
  });
});

test('nothing is reported, and no reporter fetched, while nothing fails', async ({ openPage }) => {
  const page = await openPage(PATHS.about, { origin });
  await page.waitForLoadState('networkidle');
  expect(await receivedReports()).toEqual([]);
});
