import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { errors } from '../../src/content/errors.ts';
import { goal } from '../../src/content/goal.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import { sharedShop } from '../../src/content/shared-shop.ts';
import { PARTICIPANTS } from '../../src/domain/calculator.ts';
import type { ConsentCategory } from '../../src/domain/consent.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { settle } from './support/page-facts.ts';
import { PRODUCT } from './support/routes.ts';
import { collectShares, SHARED_SHOP, SHOP } from './support/shared-shop.ts';
import { DESKTOP, describe, expect, inject, PHONE, test } from './support/test.ts';

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

describe('a web shop', () => {
  test('stays when another link is invalid', async ({ freshPage }) => {
    const page = await freshPage(`${PATHS.about}${SHARED_SHOP}`);
    const order = page.getByRole('link', { name: sharedShop.order('Nora') });
    await order.waitFor();
    await page.goto(`${PATHS.faq}#shop=${encodeURIComponent('https://evil.example/')}`);
    await page.getByRole('status').getByText(sharedShop.refused).waitFor();
    expect(await order.getAttribute('href')).toBe(SHOP);
  });

  test('belongs to the page alone when the storage is full', async ({ freshPage }) => {
    const prepare = (blank: Page) =>
      blank.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    const page = await freshPage(`${PRODUCT}${SHARED_SHOP}`, { prepare });
    const shares = await collectShares(page);
    await page.locator('html[data-shop]').waitFor();
    await page.getByRole('button', { name: share.product }).click();
    await expect.poll(shares).toEqual([expect.objectContaining({ url: expect.stringContaining('shop=') })]);
  });
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
    const path = `${PATHS.about}#shop=${encodeURIComponent('https://evil.example/')}`;
    const page = await freshPage(path, { prepare: (blank) => blank.clock.install(), until: 'load' });
    await page.clock.runFor(500);
    const note = page.locator('.note').getByText(sharedShop.refused);
    await note.waitFor();
    await page.clock.runFor(60_000);
    await page.getByRole('button', { name: errors.dismiss }).click();
    await note.waitFor({ state: 'hidden' });
  });
});
