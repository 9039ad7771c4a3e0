import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { goal } from '../../src/content/goal.ts';
import { notification } from '../../src/content/notification.ts';
import { ownShop } from '../../src/content/own-shop.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { PARTICIPANTS } from '../../src/domain/calculator.ts';
import type { ConsentCategory } from '../../src/domain/consent.ts';
import { MAX_WISHES } from '../../src/domain/wish-list.ts';
import { chunk } from './support/chunks.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { settle, waitForStart } from './support/page-facts.ts';
import { PRODUCT } from './support/routes.ts';
import { collectShares } from './support/sharing.ts';
import { storeWishes } from './support/stored-wishes.ts';
import { DESKTOP, describe, expect, type Fixtures, inject, PHONE, test } from './support/test.ts';

describe('a second press', () => {
  test('on share is ignored while the dialog is open', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT);
    const shares = await collectShares(page);
    const button = page.getByRole('button', { name: share.product });
    await button.click();
    await expect.poll(shares).toHaveLength(1);
    await button.click();
    await settle(page);
    expect(await shares()).toHaveLength(1);
  });

  test('on print is ignored, and the page is printed once its images have loaded', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products, { width: DESKTOP });
    await page.evaluate(() => {
      window.print = () => {
        const images = [...document.querySelectorAll<HTMLImageElement>('.product-grid img')];
        const isComplete = images.every(({ complete }) => complete);
        document.body.dataset.prints = `${document.body.dataset.prints ?? ''}${isComplete ? 'whole' : 'partly'}`;
      };
    });
    await page.getByRole('button', { name: catalogue.print }).focus();
    await settle(page);
    await page.getByRole('button', { name: catalogue.print }).evaluate((button) => {
      for (let press = 0; press < 4; press += 1) if (button instanceof HTMLElement) button.click();
    });
    await page.locator('body[data-prints]').waitFor();
    await settle(page);
    expect(await page.locator('body').getAttribute('data-prints')).toBe('whole');
  });
});

describe('what a visitor does before the page’s script has loaded', () => {
  /** Opens a page whose main script is late. The returned function lets it come, and waits until it has started. */
  const openEarly = async (freshPage: Fixtures['freshPage'], path: string) => {
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

  test('is carried out once: sharing, printing, a wish, a sort order', async ({ freshPage }) => {
    const { page, start } = await openEarly(freshPage, PATHS.products);
    const shares = await collectShares(page);
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.prints = `${document.body.dataset.prints ?? ''}once`;
        dispatchEvent(new Event('beforeprint'));
      };
    });
    await page.getByLabel(catalogue.order.label, { exact: true }).selectOption('pris');
    const wish = page.locator('[data-wish]').first();
    for (const button of [page.getByRole('button', { name: share.list }), wish, page.locator('[data-print]')])
      await button.dblclick();
    await start();
    await page.waitForURL((url) => url.search.includes('pris'));
    await page.locator('body[data-prints="once"]').waitFor();
    await page.locator('.stepper').first().getByText(wishList.shownCount(1), { exact: true }).waitFor();
    await expect.poll(shares).toHaveLength(1);
    await settle(page);
    expect(await shares()).toHaveLength(1);
  });

  test('is carried out: the preferences, a link to a web shop', async ({ freshPage }) => {
    const { page, start } = await openEarly(freshPage, PATHS.material);
    const field = page.locator('.own-shop [type="url"]');
    await field.fill('fel');
    await page.getByRole('button', { name: MANAGE_CONSENT }).click();
    await start();
    await page.locator('.own-shop').getByText(ownShop.messages.invalid).waitFor();
    await page.getByRole('dialog', { name: consentSwedish.dialog.title }).waitFor();
  });

  test('is carried out when the calculator works: the switch to a goal', async ({ freshPage }) => {
    const { page, start } = await openEarly(freshPage, PATHS.home);
    await page.getByRole('button', { name: goal.modes.goal }).click();
    await start();
    await page.getByLabel(goal.label).waitFor();
  });
});

// Safari shares only shortly after a press.
test.for(['pointerdown', 'focusin'])(
  'the code for sharing is requested at %s, before the click',
  async (type, { freshPage }) => {
    const page = await freshPage(PRODUCT);
    const request = page.waitForRequest(/share-link-/);
    await page.getByRole('button', { name: share.product }).dispatchEvent(type, { bubbles: true });
    await request;
  },
);

test('a list that is shared at once has the search that was just typed', async ({ freshPage }) => {
  const page = await freshPage(PATHS.products, { width: DESKTOP });
  await settle(page);
  const shares = await collectShares(page);
  await page.getByLabel(catalogue.search.label).focus();
  await settle(page);
  await page.getByLabel(catalogue.search.label).fill('kaffe');
  await page.getByRole('button', { name: share.list }).click();
  await expect.poll(shares).toEqual([expect.objectContaining({ url: expect.stringContaining('sok=kaffe') })]);
});

test('a goal is shared with the sum that is shown', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.home}#${ANCHORS.calculator}`, { width: PHONE });
  await expect.poll(() => page.getByRole('slider').first().isEnabled()).toBe(true);
  const shares = await collectShares(page);
  await page.getByRole('button', { name: goal.modes.goal }).click();
  await page.getByLabel(goal.label).fill('10000');
  const each = goal.answer('10000', PARTICIPANTS.default, null)?.productsEach;
  await page.getByRole('button', { name: share.result }).click();
  await expect.poll(shares).toEqual([expect.objectContaining({ url: expect.stringContaining(`produkter=${each}`) })]);
  expect(await page.getByText(calculator.title).isVisible()).toBe(true);
});

test('an unreadable goal is marked as invalid, and announced without a sum', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.home}#${ANCHORS.calculator}`, { width: PHONE });
  await expect.poll(() => page.getByRole('slider').first().isEnabled()).toBe(true);
  await page.getByRole('button', { name: goal.modes.goal }).click();
  await page.getByLabel(goal.label).fill('mycket');
  expect(await page.getByLabel(goal.label).getAttribute('aria-invalid')).toBe('true');
  const status = page.locator('body > [role=status]');
  await expect.poll(() => status.textContent()).toBe(goal.answer('mycket', PARTICIPANTS.default, null)?.text);
});

test('elements that arrive while the menu is open cannot be reached', async ({ freshPage }) => {
  const page = await freshPage(PATHS.about, { width: PHONE });
  await page.locator('.menu-open').click();
  await page.evaluate(() => document.body.append(document.createElement('output')));
  await page.locator('body > output[inert]').waitFor({ state: 'attached' });
});

describe('consent that was decided in another tab', () => {
  const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));
  const answer = (page: Page, accepted: readonly ConsentCategory[]) =>
    page.context().addCookies([consentCookie(inject('siteUrl'), ['necessary', ...accepted])]);

  test('does not reload a form that is being filled in', async ({ freshPage }) => {
    const page = await freshPage(PATHS.withdrawal, { consent: ['analytics'] });
    await settle(page);
    await page.locator('main [name=namn]').fill('Åsa');
    await answer(page, []);
    await comeBack(page);
    await settle(page);
    expect(await page.locator('main [name=namn]').inputValue()).toBe('Åsa');
  });

  test('reloads any other page when it was withdrawn', async ({ freshPage }) => {
    const page = await freshPage(PATHS.withdrawal, { consent: ['analytics'] });
    await settle(page);
    await answer(page, []);
    const loaded = page.waitForEvent('load');
    await comeBack(page);
    await loaded;
  });

  test('removes the banner when it was given, and reloads nothing', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { consent: null });
    const accept = page.getByRole('button', { name: consentSwedish.acceptAll });
    await accept.waitFor();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await answer(page, ['analytics']);
    await comeBack(page);
    await accept.waitFor({ state: 'hidden' });
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
  });
});

describe('a notification', () => {
  test('does not cover what was pressed, and disappears when it has been read', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT, { prepare: (blank) => blank.clock.install(), until: 'load' });
    await settle(page);
    const button = page.getByRole('button', { name: share.product });
    await button.scrollIntoViewIfNeeded();
    await button.click();
    const note = page.locator('.note').getByText(share.copied);
    await page.clock.runFor(500);
    await note.waitFor();
    await button.click({ trial: true });
    await page.clock.runFor(4_100);
    await note.waitFor({ state: 'hidden' });
  });

  test('of an error stays until it is dismissed', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT, {
      prepare: async (blank) => {
        await blank.clock.install();
        await storeWishes(blank, Array.from({ length: MAX_WISHES }, (_, index) => `${index}=1`).join('&'));
      },
      until: 'load',
    });
    await page.clock.runFor(500);
    await page.locator('.deal [data-wish]').click();
    await page.clock.runFor(500);
    const note = page.locator('.note').getByText(wishList.full);
    await note.waitFor();
    await page.clock.runFor(60_000);
    await page.getByRole('button', { name: notification.dismiss }).click();
    await note.waitFor({ state: 'hidden' });
  });
});
