import type { Page, Request } from 'playwright-core';
import { catalogue } from '../../src/content/catalogue.ts';
import { errors } from '../../src/content/errors.ts';
import { loading } from '../../src/content/loading.ts';
import { PATHS } from '../../src/content/paths.ts';
import { breakChunk, UNREACHABLE } from './support/chunks.ts';
import { tellProvider } from './support/faults.ts';
import { heading } from './support/page-facts.ts';
import { afterEach, describe, expect, type Fixtures, test, WIDTHS } from './support/test.ts';

const FAILED = [/^failed request: .* 502$/, /^console error: .*status of 502/];
/** Malformed answers are failures that leave the provider's other pages alone. */
const BROKEN = { fault: 'wrong-shape' } as const;

/** Before the last of the tries that one retry makes. */
const LONGEST_PAUSE_MS = 4_000;
const TOKEN = 'en-hemlig-nyckel';

const cards = (page: Page) => page.locator('.product-grid h2 a');
const retryLink = (page: Page) => page.locator('main').getByText(errors.panel.retry, { exact: true });

/** Until then a press on the link is a link's, which asks for the page again. */
const untilRetryIsHeld = (page: Page) => page.locator('[data-island="catalogue"][data-state="waiting"]').waitFor();

/** The list's page on a site that has no products to show, with a clock that a test can turn on. */
const openFailed = async (openPage: Fixtures['openPage'], origin: string): Promise<Page> => {
  await tellProvider(BROKEN);
  const page = await openPage(PATHS.products, { origin, prepare: (blank) => blank.clock.install() });
  await untilRetryIsHeld(page);
  return page;
};

/** Lets the pauses between the tries of one retry pass, until the page tells that it failed, and why. */
const waitForFailure = async (page: Page, why: string): Promise<void> => {
  const said = page.getByRole('status').getByText(`${errors.productList.title}. ${why}`, { exact: true });
  const isSaid = async () => {
    await page.clock.fastForward(LONGEST_PAUSE_MS);
    return (await said.count()) === 1;
  };
  await expect.poll(isSaid, { timeout: 10_000 }).toBe(true);
  expect(await page.locator('main .lead').getByText(why, { exact: true }).isVisible()).toBe(true);
};

afterEach(() => tellProvider());

describe('where the catalogue failed', () => {
  test.for(WIDTHS)(
    'a retry shows the products in place, at %i px',
    async (width, { openPage, expectProblems, unvisitedSiteUrl: origin }) => {
      expectProblems(...FAILED);
      await tellProvider(BROKEN);
      const page = await openPage(PATHS.products, { origin, width });
      await heading(page, errors.productList.title).waitFor();
      await untilRetryIsHeld(page);
      await tellProvider({ delayMs: 1_000 });
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await retryLink(page).click();
      await page.locator('[aria-busy="true"]').getByText(loading.text).last().waitFor();
      await cards(page).first().waitFor();
      await page
        .getByRole('status')
        .getByText(catalogue.shown(await cards(page).count()))
        .waitFor({ state: 'attached' });
      expect(await page.locator('body[data-same-page]').count()).toBe(1);
      expect(await retryLink(page).count()).toBe(0);
    },
  );

  test('a retry that fails or has no connection says so, and can be tried again', async ({
    openPage,
    expectProblems,
    unvisitedSiteUrl: origin,
  }) => {
    expectProblems(...FAILED, /^failed request: .*net::ERR_INTERNET_DISCONNECTED/, /^console error: .*DISCONNECTED/);
    const page = await openFailed(openPage, origin);
    // By the keyboard: over a link the pointer lets the browser fetch the page ahead, also without a connection.
    await retryLink(page).press('Enter');
    await waitForFailure(page, errors.productList.message);
    await page.context().setOffline(true);
    await retryLink(page).press('Enter');
    await waitForFailure(page, errors.offline.message);
    await page.context().setOffline(false);
    await tellProvider();
    await retryLink(page).press('Enter');
    await cards(page).first().waitFor();
  });

  test('a retry carries the visitor’s token, and nothing else does', async ({
    openPage,
    expectProblems,
    unvisitedSiteUrl: origin,
  }) => {
    expectProblems(...FAILED);
    const page = await openFailed(openPage, origin);
    await page.evaluate((token) => localStorage.setItem('access_token', token), TOKEN);
    const asked: Request[] = [];
    page.context().on('request', (request) => asked.push(request));
    await page.reload();
    await untilRetryIsHeld(page);
    await tellProvider();
    await retryLink(page).click();
    await cards(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    const told = await Promise.all(
      asked.map(async (request) => ({
        path: new URL(request.url()).pathname,
        text: JSON.stringify([request.url(), await request.allHeaders(), request.postData()]),
      })),
    );
    expect(told.length).toBeGreaterThan(5);
    const withToken = told.filter(({ text }) => text.includes(TOKEN));
    expect(withToken).toEqual([{ path: '/api/products', text: expect.stringContaining(`Bearer ${TOKEN}`) }]);
  });

  test('a retry whose code cannot be reached asks for the page again', async ({
    openPage,
    expectProblems,
    unvisitedSiteUrl: origin,
  }) => {
    expectProblems(...FAILED, ...UNREACHABLE);
    await tellProvider(BROKEN);
    const page = await openPage(PATHS.products, { origin, prepare: (blank) => breakChunk(blank, 'HydratedCatalogue') });
    await untilRetryIsHeld(page);
    await tellProvider();
    await retryLink(page).click();
    await cards(page).first().waitFor();
    expect(await page.locator('[data-island]').count()).toBe(0);
  });

  test('a retry without script asks for the same page again', async ({
    openPage,
    expectProblems,
    unvisitedSiteUrl: origin,
  }) => {
    expectProblems(...FAILED);
    await tellProvider(BROKEN);
    const page = await openPage(`${PATHS.products}?tag=Jul`, { origin, javaScript: false });
    await heading(page, errors.productList.title).waitFor();
    await tellProvider();
    await retryLink(page).click();
    await cards(page).first().waitFor();
    expect(page.url()).toBe(`${origin}${PATHS.products}?tag=Jul`);
  });
});
