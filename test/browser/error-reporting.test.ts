import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { chunk } from './support/chunks.ts';
import { tellProvider } from './support/faults.ts';
import { forgetReports, receivedErrors, receivedReports } from './support/reports.ts';
import { afterEach, beforeEach, describe, expect, inject, test } from './support/test.ts';

const origin = inject('troubledSiteUrl');
const SECRET = 'hemligt';
/** So many different errors of one page are reported. */
const MOST = 5;
const TOLD = /^page error: .*a test's/;

beforeEach(forgetReports);
afterEach(() => tellProvider());

type Failure = 'throw' | 'reject';

/** Lets the page itself fail, not the test: with the same error so often, or with `{}` in it with so many errors. */
const fail = (page: Page, failure: Failure, message = `a test's ${failure}`, times = 1) =>
  page.evaluate(
    (asked) => {
      const failOnce = (text: string): void => {
        const error = new Error(text);
        if (asked.failure === 'throw') throw error;
        void Promise.reject(error);
      };
      for (let time = 0; time < asked.times; time += 1) setTimeout(failOnce, 0, asked.message.replace('{}', `${time}`));
    },
    { failure, message, times },
  );

/** The page fails as early as its scripts have run. */
const failEarly = (page: Page, failure: Failure) =>
  page.addInitScript((kind) => {
    addEventListener('DOMContentLoaded', () => {
      const error = new Error(`a test's early ${kind}`);
      if (kind === 'throw') throw error;
      void Promise.reject(error);
    });
  }, failure);

describe('a failure', () => {
  test.for(['throw', 'reject'] as const)(
    'of the browser’s (%s) arrives also before the page has loaded',
    async (kind, { openPage, expectProblems }) => {
      expectProblems(TOLD);
      await openPage(PATHS.about, { origin, prepare: (blank) => failEarly(blank, kind) });
      await expect.poll(receivedErrors).toEqual([expect.stringContaining(`a test's early ${kind}`)]);
    },
  );

  test.for(['throw', 'reject'] as const)(
    'of the browser’s (%s) that comes twice arrives once',
    async (kind, { openPage, expectProblems }) => {
      expectProblems(TOLD);
      const page = await openPage(PATHS.about, { origin });
      await fail(page, kind, "a test's error", 2);
      await expect.poll(receivedErrors).toHaveLength(1);
      // Were there a second report, it would come before this one.
      await fail(page, kind, "a test's last error");
      await expect.poll(receivedErrors).toContainEqual(expect.stringContaining("a test's last error"));
      expect(await receivedErrors()).toHaveLength(2);
    },
  );

  test('of the browser’s tells nothing personal and stores nothing', async ({ openPage, expectProblems }) => {
    expectProblems(/^page error: .*a test's throw/);
    const page = await openPage(`${PATHS.about}?namn=${SECRET}`, { origin });
    await fail(page, 'throw');
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

test('of thirty different errors the first five arrive', async ({ openPage, expectProblems }) => {
  expectProblems(TOLD);
  const page = await openPage(PATHS.about, { origin });
  await fail(page, 'throw', "a test's error {}", 30);
  await expect.poll(receivedErrors).toHaveLength(MOST);
  await page.waitForLoadState('networkidle');
  const expected = Array.from({ length: MOST }, (_, index) => `script: a test's error ${index}`);
  expect((await receivedErrors()).toSorted()).toEqual(expected);
});

test('a browser that does not fade from page to page is no failure', async ({ openPage, expectProblems }) => {
  expectProblems(/^page error: .*Transition was skipped/, TOLD);
  const page = await openPage(PATHS.about, { origin });
  await page.evaluate(() => {
    setTimeout(() => Promise.reject(new DOMException('Transition was skipped', 'AbortError')));
  });
  // Were there a report of it, it would come before this one.
  await fail(page, 'throw', "a test's last error");
  await expect.poll(receivedErrors).toEqual(["script: a test's last error"]);
});

describe('a failure to report', () => {
  test.for([
    { unreachable: 'receiver', url: `${inject('ingestUrl')}api/**`, expected: 3 },
    // Errors that come together wait for one and the same.
    { unreachable: 'Sentry client', url: chunk('sentry-client'), expected: 1 },
  ])(
    'because the $unreachable cannot be reached is no error, and no reason to try again',
    async ({ url, expected }, { openPage, expectProblems }) => {
      expectProblems(TOLD, /^failed request: .* net::ERR_FAILED$/, /^console error: .*net::ERR_FAILED/);
      const tries: string[] = [];
      const prepare = (blank: Page) =>
        blank.route(url, (route) => {
          tries.push(route.request().url());
          return route.abort();
        });
      const page = await openPage(PATHS.about, { origin, prepare });
      await fail(page, 'throw', "a test's error {}", 3);
      await expect.poll(() => tries).toHaveLength(expected);
      await page.waitForLoadState('networkidle');
      expect(tries).toHaveLength(expected);
    },
  );
});

test('nothing is reported, and no reporter fetched, while nothing fails', async ({ openPage }) => {
  const page = await openPage(PATHS.about, { origin });
  await page.waitForLoadState('networkidle');
  expect(await receivedReports()).toEqual([]);
});
