import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { carousel } from '../../src/content/carousel.ts';
import { PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import { slideId } from '../../src/shared/element-ids.ts';
import { serveAgain } from './support/chunks.ts';
import { PRODUCT } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** The files of the build. */
const FILES = '**/build/assets/**';
/** The files that a page has already loaded when it is shown. */
const PAGE_FILES = /\/(main|print)-[^/]+$/;
/** This file is not gone, to show that it is never told to report anything. */
const REPORTING = /\/sentry-client-[^/]+$/;
/** The page works without this file. A page that lacks it reports no violations of its policy. */
const NEVER_REPORTED = /\/policy-violations-[^/]+$/;
const LAST_ERROR = "a test's last error";

/** The files that the browser could not import, and how often it checked whether the main script is gone. */
type Missing = { readonly imported: Set<string>; checks: number };

/**
 * Acts as if a deployment replaced the build right after the page's own files have arrived: the site answers with its
 * 404.
 */
const replaceBuild = async (page: Page, origin: string): Promise<Missing> => {
  const missing: Missing = { imported: new Set(), checks: 0 };
  const arrived = new Set<string>();
  await page.route(FILES, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (REPORTING.test(pathname) || (PAGE_FILES.test(pathname) && !arrived.has(pathname))) {
      arrived.add(pathname);
      return route.continue();
    }
    const isCheck = request.method() === 'HEAD';
    if (!isCheck && !NEVER_REPORTED.test(pathname)) missing.imported.add(pathname);
    await route.fulfill({ response: await route.fetch({ url: `${origin}/build/assets/gone.js` }) });
    if (isCheck) missing.checks += 1;
  });
  return missing;
};

type Widget = {
  readonly name: string;
  readonly path: string;
  /** The problems that the browser reports besides the missing files. */
  readonly problems?: readonly RegExp[];
  /** Makes the page import a file that is gone. */
  readonly use: (page: Page) => Promise<unknown>;
  /** Uses the widget without script, until it has worked. */
  readonly useWithoutScript: (page: Page) => Promise<unknown>;
};

const WIDGETS: readonly Widget[] = [
  {
    name: 'the calculator',
    path: PATHS.home,
    use: async (page) => {
      await page.locator('[data-island="calculator"]').scrollIntoViewIfNeeded();
      await page.locator('[data-island="calculator"][data-state="failed"]').waitFor();
    },
    useWithoutScript: async (page) => {
      await page.getByLabel(calculator.participants.label).fill('12');
      await page.getByLabel(calculator.productsEach.label).fill('10');
      await page.getByRole('button', { name: calculator.submit }).click();
      await page.waitForURL(/deltagare=12&produkter=10/);
    },
  },
  {
    name: 'the carousel with the share button',
    path: PRODUCT,
    problems: [/^page error: .*dynamically imported module/],
    use: (page) =>
      Promise.all([
        page.waitForEvent('dialog').then((dialog) => dialog.accept()),
        page.getByRole('button', { name: share.product }).click(),
      ]),
    useWithoutScript: async (page) => {
      await page.getByRole('link', { name: carousel.thumbnailLabel(3) }).click();
      await page.waitForURL(new RegExp(`#${slideId(3)}$`));
      await page.locator('.back a').click();
      await page.waitForURL(`**${PATHS.products}`);
    },
  },
];

test.for(WIDGETS)(
  'on a page of a replaced build $name works as without script, and its missing files are not reported',
  async ({ path, problems = [], use, useWithoutScript }, { freshPage, expectProblems, monitoredSite, reports }) => {
    expectProblems(
      /^failed request: GET .*\/build\/assets\/.* 404$/,
      /^failed request: HEAD .*\/main-[^/]+\.js 404$/,
      /^console error: .*status of 404/,
      ...problems,
      /^page error: .*a test's last error/,
    );
    const deployments: Missing[] = [];
    const prepare = async (blank: Page) => void deployments.push(await replaceBuild(blank, monitoredSite.url));
    const page = await freshPage(path, { origin: monitoredSite.url, prepare });
    await use(page);
    // The page decides on each failed import once it knows whether its build is gone.
    await expect
      .poll(() => deployments.every(({ imported, checks }) => imported.size > 0 && checks === imported.size))
      .toBe(true);
    await page.evaluate((message) => setTimeout(() => Promise.reject(new Error(message))), LAST_ERROR);
    await expect.poll(reports.errors).toEqual([`promise: ${LAST_ERROR}`]);
    // The next page belongs to the new build.
    await serveAgain(page, FILES);
    await useWithoutScript(page);
    expect(await reports.errors()).toEqual([`promise: ${LAST_ERROR}`]);
  },
);
