import type { Page, Request } from 'playwright-core';
import { catalogue } from '../../src/content/catalogue.ts';
import { errors } from '../../src/content/errors.ts';
import { PATHS } from '../../src/content/paths.ts';
import { loading } from '../../src/content/products.ts';
import { breakChunk, UNREACHABLE } from './support/chunks.ts';
import type { FaultySite } from './support/faulty-site.ts';
import { heading, settle, waitForStart } from './support/page-facts.ts';
import { SHOP } from './support/sharing.ts';
import { DAILY_WIDTHS, describe, expect, type Fixtures, inject, test } from './support/test.ts';

const FAILED = [/^failed request: .* 502$/, /^console error: .*status of 502/];
const BROKEN = { fault: 'wrong-shape' } as const;

/** The pause before the last attempt of a retry. */
const LONGEST_PAUSE_MS = 4_000;
/** Requests with a token bypass the cache, which remembers a failure for ten seconds. */
const TOKEN = 'en-hemlig-nyckel';

/**
 * Lets another site respond, whose provider has never failed, because the page's own site remembers the failure for ten
 * seconds. `answering`: a promise that delays the responses.
 */
const recover = (page: Page, answering: Promise<unknown> = Promise.resolve()) =>
  page.route(
    (url) => [PATHS.products, '/api/products'].includes(url.pathname),
    async (route) => {
      await answering;
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${inject('siteUrl')}${pathname}${search}` }) });
    },
  );

const signIn = (page: Page) => page.evaluate((token) => localStorage.setItem('access_token', token), TOKEN);

const cards = (page: Page) => page.locator('.product-grid h2 a');
const retryLink = (page: Page) => page.locator('main').getByText(errors.panel.retry, { exact: true });
const pressRetry = async (page: Page): Promise<void> => {
  await waitForStart(page);
  await retryLink(page).click();
};

/** Opens the list on a site that has no products to show. The test controls the page's clock. */
const openFailed = async (freshPage: Fixtures['freshPage'], { provider, url: origin }: FaultySite): Promise<Page> => {
  await provider.behave(BROKEN);
  const page = await freshPage(PATHS.products, { origin, prepare: (blank) => blank.clock.install(), until: 'load' });
  await settle(page);
  return page;
};

/** Skips the pauses between the attempts of a retry until the page announces that the retry failed, and why. */
const waitForFailure = async (page: Page, why: string): Promise<void> => {
  const announcement = page.getByRole('status').getByText(why, { exact: true });
  const isAnnounced = async () => {
    await page.clock.fastForward(LONGEST_PAUSE_MS);
    return (await announcement.count()) === 1;
  };
  // The retry's code has loaded. The page waits for it no longer than ten seconds of its own clock.
  await page.locator('[aria-busy="true"]').waitFor();
  await expect.poll(isAnnounced, { timeout: 10_000 }).toBe(true);
  expect(await page.locator('main .lead').getByText(why, { exact: true }).isVisible()).toBe(true);
};

/** The columns and the appearance of the list. A visitor with a token sees longer names, and therefore higher cards. */
const lookOfList = (page: Page) =>
  page.locator('.product-grid .card, .chip, .catalogue-tools').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, width } = part.getBoundingClientRect();
      const { listStyleType, backgroundColor } = getComputedStyle(part);
      return [part.className, left, width, listStyleType, backgroundColor].join(' ');
    }),
  );

describe('after the catalogue failed', () => {
  test.for(DAILY_WIDTHS)(
    'a retry shows the products in place, at %i px',
    async (width, { freshPage, expectProblems, faultySite }) => {
      expectProblems(...FAILED);
      await faultySite.provider.behave(BROKEN);
      const page = await freshPage(PATHS.products, { origin: faultySite.url, width });
      await heading(page, errors.productList.title).waitFor();
      await settle(page);
      const answering = Promise.withResolvers<void>();
      await recover(page, answering.promise);
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await pressRetry(page);
      await page.locator('[aria-busy="true"]').getByText(loading.text).waitFor();
      answering.resolve();
      await cards(page).first().waitFor();
      await page
        .getByRole('status')
        .getByText(catalogue.count(await cards(page).count()))
        .waitFor({ state: 'attached' });
      expect(await page.locator('body[data-same-page]').count()).toBe(1);
      expect(await retryLink(page).count()).toBe(0);
      // The provider of this site has never failed.
      const other = await freshPage(PATHS.products, { width });
      await expect.poll(() => lookOfList(page)).toEqual(await lookOfList(other));
    },
  );

  test('late, no status mentions the failure any more once a retry has shown the products', async ({
    freshPage,
    streamingSite,
  }) => {
    await streamingSite.provider.behave({ ...BROKEN, delayMs: 1_500 });
    const page = await freshPage(PATHS.products, {
      origin: streamingSite.url,
      until: 'commit',
      headers: { 'accept-encoding': 'identity' },
    });
    const failure = page.getByRole('status').getByText(errors.productList.title);
    await failure.waitFor({ state: 'attached' });
    await settle(page);
    await recover(page);
    await pressRetry(page);
    await cards(page).first().waitFor();
    expect(await failure.count()).toBe(0);
  });

  test('a retry that fails or has no connection is announced and can be repeated', async ({
    freshPage,
    expectProblems,
    faultySite,
  }) => {
    expectProblems(...FAILED, /^failed request: .*net::ERR_INTERNET_DISCONNECTED/, /^console error: .*DISCONNECTED/);
    const page = await openFailed(freshPage, faultySite);
    await pressRetry(page);
    await waitForFailure(page, errors.productList.message);
    await page.context().setOffline(true);
    await pressRetry(page);
    await waitForFailure(page, errors.offline.message);
    await page.context().setOffline(false);
    await recover(page);
    await pressRetry(page);
    await cards(page).first().waitFor();
  });

  test('only the retry request carries the visitor’s token', async ({ freshPage, expectProblems, faultySite }) => {
    expectProblems(...FAILED);
    const page = await openFailed(freshPage, faultySite);
    await signIn(page);
    const requests: Request[] = [];
    page.context().on('request', (request) => requests.push(request));
    await page.reload();
    await settle(page);
    await recover(page);
    await pressRetry(page);
    await cards(page).first().waitFor();
    await settle(page);
    const sent = await Promise.all(
      requests.map(async (request) => ({
        path: new URL(request.url()).pathname,
        text: JSON.stringify([request.url(), await request.allHeaders(), request.postData()]),
      })),
    );
    expect(sent.length).toBeGreaterThan(5);
    const withToken = sent.filter(({ text }) => text.includes(TOKEN));
    expect(withToken).toEqual([{ path: '/api/products', text: expect.stringContaining(`Bearer ${TOKEN}`) }]);
  });

  test('the panel stays and says so while the list can be loaded but its page still fails', async ({
    freshPage,
    expectProblems,
    faultySite,
  }) => {
    expectProblems(...FAILED);
    await faultySite.provider.behave(BROKEN);
    const page = await freshPage(PATHS.products, { origin: faultySite.url });
    await settle(page);
    await signIn(page);
    await faultySite.provider.behave({});
    const list = page.waitForResponse('**/api/products');
    await pressRetry(page);
    expect((await list).status()).toBe(200);
    await page
      .getByRole('status')
      .getByText(errors.productList.message, { exact: true })
      .waitFor({ state: 'attached' });
    await page.locator('main .lead').getByText(errors.productList.message, { exact: true }).waitFor();
    await heading(page, errors.productList.title).waitFor();
  });

  test('the panel belongs to the page’s own query, even at Back within the page', async ({
    freshPage,
    expectProblems,
    faultySite,
  }) => {
    expectProblems(...FAILED);
    await faultySite.provider.behave(BROKEN);
    const page = await freshPage(`${PATHS.products}?tag=Jul`, { origin: faultySite.url });
    await settle(page);
    await page.evaluate(() => {
      document.body.setAttribute('data-same-page', '');
      history.pushState(null, '', '?tag=Vegansk');
      history.pushState(null, '', '?tag=Jul');
    });
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => history.back());
    await loaded;
    expect(new URL(page.url()).search).toBe('?tag=Vegansk');
    expect(await retryLink(page).getAttribute('href')).toBe(`${PATHS.products}?tag=Vegansk`);
    expect(await page.locator('body[data-same-page]').count()).toBe(0);
  });

  test('a retry shows the brochure with the seller’s own web shop', async ({
    freshPage,
    expectProblems,
    faultySite,
  }) => {
    expectProblems(...FAILED);
    await faultySite.provider.behave(BROKEN);
    const page = await freshPage(PATHS.products, {
      origin: faultySite.url,
      prepare: (blank) => blank.addInitScript((shop) => sessionStorage.setItem('webbshop', shop), SHOP),
    });
    await settle(page);
    await recover(page);
    await pressRetry(page);
    await page.locator('.brochure-cover[data-shop]').waitFor({ state: 'attached' });
  });

  test('a retry whose code cannot be loaded reloads the page', async ({ freshPage, expectProblems, faultySite }) => {
    expectProblems(...FAILED, ...UNREACHABLE, /^page error: .*dynamically imported module/);
    await faultySite.provider.behave(BROKEN);
    const page = await freshPage(PATHS.products, {
      origin: faultySite.url,
      prepare: (blank) => breakChunk(blank, 'retry'),
    });
    await settle(page);
    const loaded = page.waitForEvent('load');
    await pressRetry(page);
    await loaded;
    expect(new URL(page.url()).pathname).toBe(PATHS.products);
  });
});
