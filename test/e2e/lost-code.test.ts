import type { Page } from 'playwright-core';
import { MAX_WAIT_MS } from '../../client/plumbing/max-wait.ts';
import { calculator } from '../../src/content/calculator.ts';
import { carousel } from '../../src/content/carousel.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { errors } from '../../src/content/errors.ts';
import { share } from '../../src/content/share.ts';
import { ANCHORS, PATHS } from '../../src/domain/paths.ts';
import { slideId } from '../../src/shared/element-ids.ts';
import { PRODUCT } from '../support/routes.ts';
import { breakChunk, chunk, serveAgain, UNREACHABLE } from './support/chunks.ts';
import { describe, expect, test } from './support/test.ts';

const LOST = [...UNREACHABLE, /^page error: .*(dynamically imported module|could not import)/] as const;

/** The messages of the browser's own dialogs. */
const collectAlerts = (page: Page): readonly string[] => {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  return messages;
};

describe('a button whose code cannot be loaded', () => {
  test('says so at once, at each press', async ({ freshPage, expectProblems }) => {
    expectProblems(...LOST);
    const page = await freshPage(PRODUCT, {
      prepare: async (blank) => {
        await blank.clock.install();
        await breakChunk(blank, 'share-link');
        await breakChunk(blank, 'dialogs');
      },
    });
    // The message that is due when the code takes too long never comes.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const alerts = collectAlerts(page);
    for (const [press, name] of [share.product, MANAGE_CONSENT, share.product, MANAGE_CONSENT].entries()) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => alerts).toHaveLength(press + 1);
    }
    expect(new Set(alerts)).toEqual(new Set([errors.lost.message]));
  });

  test('says so once the visitor has waited as long as the site allows', async ({ freshPage }) => {
    const asked = Promise.withResolvers<void>();
    const prepare = async (blank: Page) => {
      await blank.clock.install();
      // The code never arrives.
      await blank.route(chunk('dialogs'), () => asked.resolve());
    };
    const page = await freshPage(PATHS.about, { prepare });
    const alerts = collectAlerts(page);
    await page.getByRole('button', { name: MANAGE_CONSENT }).click();
    await asked.promise;
    expect(alerts).toEqual([]);
    await page.clock.fastForward(MAX_WAIT_MS);
    await expect.poll(() => alerts).toEqual([errors.lost.message]);
  });

  test('says so once when the page’s script cannot be loaded, however often the button is pressed', async ({
    freshPage,
    expectProblems,
  }) => {
    expectProblems(...UNREACHABLE);
    const prepare = async (blank: Page) => {
      await blank.clock.install();
      await breakChunk(blank, 'main');
    };
    const page = await freshPage(PATHS.about, { prepare, until: 'load' });
    const alerts = collectAlerts(page);
    const button = page.getByRole('button', { name: MANAGE_CONSENT });
    for (let press = 0; press < 2; press += 1) await button.click();
    await page.clock.fastForward(MAX_WAIT_MS);
    expect(alerts).toEqual([errors.lost.message]);
  });
});

test('the consent preferences open in English at the next press after their style sheets failed to load once', async ({
  freshPage,
  expectProblems,
}) => {
  expectProblems(/net::ERR_FAILED$/, /^console error: .*net::ERR_FAILED/, /^page error: .*could not import/);
  const lost = new Set<string>();
  const prepare = (blank: Page) =>
    blank.route('**/build/assets/{dialogs,consent-*}-*.css', (route) => {
      const url = route.request().url();
      const isFirst = !lost.has(url);
      lost.add(url);
      return isFirst ? route.abort() : route.continue();
    });
  const page = await freshPage(PATHS.about, { locale: 'en-GB', prepare });
  const alerts = collectAlerts(page);
  const press = () => page.getByRole('button', { name: MANAGE_CONSENT }).click();
  await press();
  await expect.poll(() => alerts).toEqual([errors.lost.message]);
  await press();
  await page.getByRole('dialog', { name: consentEnglish.dialog.title }).waitFor();
});

test('the calculator has its button when the page’s script never loads', async ({ freshPage, expectProblems }) => {
  expectProblems(...UNREACHABLE);
  const page = await freshPage(`${PATHS.home}#${ANCHORS.calculator}`, {
    prepare: (blank) => breakChunk(blank, 'main'),
    until: 'load',
  });
  // The button appears at the end of an animation that waits for the script.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await page.getByRole('button', { name: calculator.submit }).click();
  await page.waitForURL((url) => url.pathname === PATHS.home);
});

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
      expect(await page.locator('.carousel-toggle').isVisible()).toBe(false);
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
    const prepare = async (blank: Page) => {
      await blank.clock.install();
      deployments.push(await replaceBuild(blank, monitoredSite.url));
    };
    const page = await freshPage(path, { origin: monitoredSite.url, prepare });
    await use(page);
    // A failed import is passed on two seconds later.
    await page.clock.fastForward(2_000);
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
