import type { Page, Request } from 'playwright-core';
import { catalogue } from '../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { errors } from '../../src/content/errors.ts';
import { goal } from '../../src/content/goal.ts';
import { notification } from '../../src/content/notification.ts';
import { ownShop } from '../../src/content/own-shop.ts';
import { loading } from '../../src/content/products.ts';
import { share } from '../../src/content/share.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { PARTICIPANTS } from '../../src/domain/calculator.ts';
import type { ConsentCategory } from '../../src/domain/consent.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { MAX_WISHES } from '../../src/domain/wish-list.ts';
import { PRODUCT } from '../support/routes.ts';
import { breakChunk, chunk, UNREACHABLE } from './support/chunks.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { heading, settle, waitForStart } from './support/page-facts.ts';
import { collectShares, SHOP } from './support/sharing.ts';
import { storeWishes } from './support/stored-wishes.ts';
import { DESKTOP, describe, expect, inject, PHONE, test } from './support/test.ts';
import { isSamePage, markDocument } from './support/views.ts';

const FAILED = [/^failed request: .* 502$/, /^console error: .*status of 502/];
const BROKEN = { fault: 'wrong-shape' } as const;

/** The pause before the last attempt of a retry. */
const LONGEST_PAUSE_MS = 4_000;
/** Requests with a token bypass the cache, which remembers a failure for ten seconds. */
const TOKEN = 'en-hemlig-nyckel';

/**
 * Lets another site respond to requests for a path, whose provider has never failed, because the page's own site
 * remembers the failure for ten seconds. `answering`: a promise that delays the responses.
 */
const recover = (page: Page, path: string, answering: Promise<unknown> = Promise.resolve()) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      await answering;
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${inject('siteUrl')}${pathname}${search}` }) });
    },
  );

const LIST_DATA = '/api/products';

const cards = (page: Page) => page.locator('.product-grid h2 a');
const retryLink = (page: Page) => page.locator('main').getByText(errors.panel.retry, { exact: true });
const pressRetry = async (page: Page): Promise<void> => {
  await waitForStart(page);
  await retryLink(page).click();
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
  test('a retry shows the products in place as a page that never failed, and alone sends the visitor’s token', async ({
    freshPage,
    expectProblems,
    faultySite,
  }) => {
    expectProblems(...FAILED);
    await faultySite.provider.behave(BROKEN);
    const requests: Request[] = [];
    const page = await freshPage(PATHS.products, {
      origin: faultySite.url,
      width: PHONE,
      prepare: async (blank) => {
        blank.on('request', (request) => requests.push(request));
        await blank.addInitScript(
          ([token, shop]) => {
            localStorage.setItem('access_token', token);
            sessionStorage.setItem('webbshop', shop);
          },
          [TOKEN, SHOP] as const,
        );
      },
    });
    await heading(page, errors.productList.title).waitFor();
    await settle(page);
    const answering = Promise.withResolvers<void>();
    for (const path of [LIST_DATA, PATHS.products]) await recover(page, path, answering.promise);
    await markDocument(page);
    await pressRetry(page);
    await page.locator('[aria-busy="true"]').getByText(loading.text).waitFor();
    answering.resolve();
    await cards(page).first().waitFor();
    await page
      .getByRole('status')
      .getByText(catalogue.count(await cards(page).count()))
      .waitFor({ state: 'attached' });
    expect(await isSamePage(page)).toBe(true);
    expect(await retryLink(page).count()).toBe(0);
    // The brochure has the seller's own web shop.
    await page.locator('.brochure-cover[data-shop]').waitFor({ state: 'attached' });
    // The provider of this site has never failed.
    const other = await freshPage(PATHS.products, { width: PHONE });
    await expect.poll(() => lookOfList(page)).toEqual(await lookOfList(other));

    await settle(page);
    const sent = await Promise.all(
      requests.map(async (request) => ({
        path: new URL(request.url()).pathname,
        text: JSON.stringify([request.url(), await request.allHeaders(), request.postData()]),
      })),
    );
    expect(sent.length).toBeGreaterThan(5);
    const withToken = sent.filter(({ text }) => text.includes(TOKEN));
    expect(withToken).toEqual([{ path: LIST_DATA, text: expect.stringContaining(`Bearer ${TOKEN}`) }]);
  });

  test('late, no status mentions the failure any more once a retry has shown the products', async ({
    freshPage,
    streamingSite,
  }) => {
    await streamingSite.provider.behave({ ...BROKEN, delayMs: 1_500 });
    const page = await freshPage(PATHS.products, { origin: streamingSite.url, until: 'commit' });
    const failure = page.getByRole('status').getByText(errors.productList.title);
    await failure.waitFor({ state: 'attached' });
    await settle(page);
    for (const path of [LIST_DATA, PATHS.products]) await recover(page, path);
    await pressRetry(page);
    await cards(page).first().waitFor();
    expect(await failure.count()).toBe(0);
  });

  test('a retry that fails, has no connection, or loads the list but not its page says so, and can be repeated', async ({
    freshPage,
    expectProblems,
    faultySite,
  }) => {
    expectProblems(...FAILED, /^failed request: .*net::ERR_INTERNET_DISCONNECTED/, /^console error: .*DISCONNECTED/);
    await faultySite.provider.behave(BROKEN);
    const page = await freshPage(PATHS.products, {
      origin: faultySite.url,
      prepare: (blank) => blank.clock.install(),
      until: 'load',
    });
    await settle(page);
    await pressRetry(page);
    await waitForFailure(page, errors.productList.message);
    await page.context().setOffline(true);
    await pressRetry(page);
    await waitForFailure(page, errors.offline.message);
    await page.context().setOffline(false);

    await recover(page, LIST_DATA);
    const list = page.waitForResponse(`**${LIST_DATA}`);
    await pressRetry(page);
    expect((await list).status()).toBe(200);
    await waitForFailure(page, errors.productList.message);
    await heading(page, errors.productList.title).waitFor();

    await recover(page, PATHS.products);
    await pressRetry(page);
    await cards(page).first().waitFor();
  });

  test('the panel belongs to the page’s own query, even at Back within the page, and a retry whose code is lost reloads it', async ({
    freshPage,
    expectProblems,
    faultySite,
  }) => {
    expectProblems(...FAILED, ...UNREACHABLE, /^page error: .*dynamically imported module/);
    await faultySite.provider.behave(BROKEN);
    const page = await freshPage(`${PATHS.products}?tag=Jul`, {
      origin: faultySite.url,
      prepare: (blank) => breakChunk(blank, 'retry'),
    });
    await settle(page);
    await markDocument(page);
    await page.evaluate(() => {
      history.pushState(null, '', '?tag=Vegansk');
      history.pushState(null, '', '?tag=Jul');
    });
    const back = page.waitForEvent('load');
    await page.evaluate(() => history.back());
    await back;
    expect(new URL(page.url()).search).toBe('?tag=Vegansk');
    expect(await retryLink(page).getAttribute('href')).toBe(`${PATHS.products}?tag=Vegansk`);
    expect(await isSamePage(page)).toBe(false);

    await settle(page);
    const retried = page.waitForEvent('load');
    await pressRetry(page);
    await retried;
    expect(new URL(page.url()).search).toBe('?tag=Vegansk');
  });
});

test('what a visitor does before the page’s script has loaded is carried out once: sharing, printing, a wish, an order, the preferences, a link to a web shop, a goal', async ({
  freshPage,
}) => {
  /** Opens a page whose main script is late. The returned function lets it come, and waits until it has started. */
  const openEarly = async (path: string) => {
    const { promise: isDue, resolve } = Promise.withResolvers<void>();
    const prepare = (blank: Page) =>
      blank.route(chunk('main'), async (route) => {
        await isDue;
        await route.continue();
      });
    const page = await freshPage(path, { width: DESKTOP, prepare, until: 'commit' });
    const start = async (): Promise<void> => {
      resolve();
      await waitForStart(page);
    };
    return { page, start };
  };

  const list = await openEarly(PATHS.products);
  const shares = await collectShares(list.page);
  await list.page.evaluate(() => {
    window.print = () => {
      document.body.dataset.prints = `${document.body.dataset.prints ?? ''}once`;
      dispatchEvent(new Event('beforeprint'));
    };
  });
  await list.page.getByLabel(catalogue.order.label, { exact: true }).selectOption('pris');
  for (const button of [
    list.page.getByRole('button', { name: share.list }),
    list.page.locator('[data-wish]').first(),
    list.page.locator('[data-print]'),
  ])
    await button.dblclick();
  await list.start();
  await list.page.waitForURL((url) => url.search.includes('pris'));
  await list.page.locator('body[data-prints="once"]').waitFor();
  await list.page.locator('.stepper').first().getByText(wishList.shownCount(1), { exact: true }).waitFor();
  await expect.poll(shares).toHaveLength(1);
  await settle(list.page);
  expect(await shares()).toHaveLength(1);

  const material = await openEarly(PATHS.material);
  await material.page.locator('.own-shop [type="url"]').fill('fel');
  await material.page.getByRole('button', { name: MANAGE_CONSENT }).click();
  await material.start();
  await material.page.locator('.own-shop').getByText(ownShop.messages.invalid).waitFor();
  await material.page.getByRole('dialog', { name: consentSwedish.dialog.title }).waitFor();

  const home = await openEarly(PATHS.home);
  await home.page.getByRole('button', { name: goal.modes.goal }).click();
  await home.start();
  await home.page.getByLabel(goal.label).fill('mycket');
  // A goal that cannot be read is announced without a sum.
  const answer = goal.answer('mycket', PARTICIPANTS.default, null)?.text;
  await expect.poll(() => home.page.locator('body > [role=status]').textContent()).toBe(answer);
  expect(await home.page.getByLabel(goal.label).getAttribute('aria-invalid')).toBe('true');
});

test('consent that is withdrawn in another tab reloads the page, unless a form is filled in', async ({ freshPage }) => {
  const page = await freshPage(PATHS.withdrawal, { consent: ['analytics'] });
  await settle(page);
  await markDocument(page);
  const answerElsewhere = async (...accepted: readonly ConsentCategory[]): Promise<void> => {
    await page.context().addCookies([consentCookie(inject('siteUrl'), ['necessary', ...accepted])]);
    await page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));
  };
  const name = page.locator('main [name=namn]');
  await name.fill('Åsa');
  await answerElsewhere();
  await settle(page);
  expect([await isSamePage(page), await name.inputValue()]).toEqual([true, 'Åsa']);

  await name.fill('');
  await answerElsewhere('analytics');
  await settle(page);
  const loaded = page.waitForEvent('load');
  await answerElsewhere();
  await loaded;
});

test('elements that arrive while the menu is open cannot be reached', async ({ freshPage }) => {
  const page = await freshPage(PATHS.about, { width: PHONE });
  await page.locator('.menu-open').click();
  await page.evaluate(() => document.body.append(document.createElement('output')));
  await page.locator('body > output[inert]').waitFor({ state: 'attached' });
});

test('a notification does not cover what was pressed, and disappears when it has been read, or stays if it is about an error', async ({
  freshPage,
}) => {
  const page = await freshPage(PRODUCT, {
    prepare: async (blank) => {
      await blank.clock.install();
      await storeWishes(blank, Array.from({ length: MAX_WISHES }, (_, index) => `${index}=1`).join('&'));
    },
    until: 'load',
  });
  await settle(page);
  await page.clock.runFor(500);
  const button = page.getByRole('button', { name: share.product });
  await button.scrollIntoViewIfNeeded();
  // Safari shares only shortly after a press, so the code is requested before the click.
  const code = page.waitForRequest(chunk('share-link'));
  await button.dispatchEvent('pointerdown', { bubbles: true });
  await code;
  await button.click();
  const copied = page.locator('.note').getByText(share.copied);
  await page.clock.runFor(500);
  await copied.waitFor();
  await button.click({ trial: true });
  await page.clock.runFor(4_100);
  await copied.waitFor({ state: 'hidden' });

  await page.locator('.deal [data-wish]').click();
  await page.clock.runFor(500);
  const full = page.locator('.note').getByText(wishList.full);
  await full.waitFor();
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: notification.dismiss }).click();
  await full.waitFor({ state: 'hidden' });
});
