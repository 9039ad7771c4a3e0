import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { errors } from '../../src/content/errors.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import { sharedShop } from '../../src/content/shared-shop.ts';
import { breakChunk, chunk, UNREACHABLE } from './support/chunks.ts';
import { settle } from './support/page-facts.ts';
import { PRODUCT } from './support/routes.ts';
import { SHARED_SHOP } from './support/shared-shop.ts';
import { DESKTOP, describe, expect, nightlyTest, test } from './support/test.ts';

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

describe('a button whose code cannot be had', () => {
  test.for([
    { name: share.product, chunkName: 'share-link', path: PRODUCT },
    { name: MANAGE_CONSENT, chunkName: 'dialogs', path: PATHS.about },
  ])('says so: $name', async ({ name, chunkName, path }, { freshPage, expectProblems }) => {
    expectProblems(...LOST);
    const page = await freshPage(path, { prepare: (blank) => breakChunk(blank, chunkName) });
    const alerts = collectAlerts(page);
    for (const times of [1, 2]) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => alerts).toEqual(Array.from({ length: times }, () => errors.lost.message));
    }
  });

  test('does its work at the next press when it can be had again', async ({ freshPage, expectProblems }) => {
    expectProblems(...LOST);
    const page = await freshPage(PRODUCT, { prepare: (blank) => breakChunk(blank, 'share-link') });
    const alerts = collectAlerts(page);
    await page.getByRole('button', { name: share.product }).click();
    await expect.poll(() => alerts).toHaveLength(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: share.product }).click();
    await page.getByRole('status').getByText(share.copied).waitFor();
  });
});

describe('the tools of the list', () => {
  test('are those without script when their code cannot be had', async ({ freshPage, expectProblems }) => {
    expectProblems(...LOST);
    const prepare = (blank: Page) => breakChunk(blank, 'watch-tools');
    const page = await freshPage(PATHS.products, { width: DESKTOP, prepare });
    await page.getByLabel(catalogue.order.label, { exact: true }).selectOption('namn');
    await page.getByRole('button', { name: catalogue.submit }).click();
    await page.waitForURL((url) => url.searchParams.get('ordning') === 'namn');
  });

  test('sort, and print, when the code that does it in the page cannot be had', async ({
    freshPage,
    expectProblems,
  }) => {
    expectProblems(...LOST);
    const prepare = (blank: Page) => breakChunk(blank, 'activate');
    const page = await freshPage(PATHS.products, { width: DESKTOP, prepare });
    await settle(page);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: catalogue.print }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.getByLabel(catalogue.order.label, { exact: true }).selectOption('namn');
    await page.waitForURL((url) => url.searchParams.get('ordning') === 'namn');
  });

  test('follow a tag when the code that filters in the page never comes', async ({ freshPage }) => {
    const prepare = (blank: Page) => blank.route(chunk('activate'), () => undefined);
    const page = await freshPage(PATHS.products, { width: DESKTOP, prepare });
    await settle(page);
    await page.locator('.chip', { hasText: 'Vegansk' }).click();
    await page.waitForURL((url) => url.searchParams.get('tag') === 'Vegansk');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('the offer to order is there without its style sheet', async ({ freshPage, expectProblems }) => {
  expectProblems(/^failed request: .*\.css net::ERR_FAILED$/, /^console error: .*net::ERR_FAILED/);
  const prepare = (blank: Page) => blank.route('**/build/assets/bar-*.css', (route) => route.abort());
  const page = await freshPage(`${PATHS.about}${SHARED_SHOP}`, { prepare });
  await page.getByRole('link', { name: sharedShop.order('Nora') }).waitFor();
});

nightlyTest(
  'the calculator has its button when the page’s script never comes',
  async ({ freshPage, expectProblems }) => {
    expectProblems(...UNREACHABLE);
    const page = await freshPage(`${PATHS.home}#${ANCHORS.calculator}`, {
      prepare: (blank) => breakChunk(blank, 'main'),
    });
    await page.getByRole('button', { name: calculator.submit }).click({ timeout: 15_000 });
    await page.waitForURL((url) => url.pathname === PATHS.home);
  },
);

test.for([PATHS.products, PRODUCT])(
  'without script no button is seen on %s that needs it',
  async (path, { freshPage }) => {
    const page = await freshPage(path, { javaScript: false, width: DESKTOP });
    const texts = await page.locator('main button:visible').allTextContents();
    expect(texts.filter((text) => text !== catalogue.submit)).toEqual([]);
  },
);
