import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { carousel } from '../../../src/content/carousel.ts';
import { catalogue, shopLink } from '../../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../../src/content/consent.ts';
import { consentSwedish } from '../../../src/content/consent-sv.ts';
import { goal } from '../../../src/content/goal.ts';
import { layout } from '../../../src/content/layout.ts';
import { ANCHORS, PATHS } from '../../../src/content/paths.ts';
import { share } from '../../../src/content/share.ts';
import { sharedShop } from '../../../src/content/shared-shop.ts';
import { wishList } from '../../../src/content/wish-list.ts';
import { PRODUCT } from './routes.ts';
import { SHARED_SHOP } from './shared-shop.ts';
import type { PageOptions } from './test.ts';

const { menu } = layout(inject('operator'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export type WidgetState = {
  readonly name: string;
  readonly path: string;
  readonly options?: PageOptions;
  readonly arrange: (page: Page) => Promise<unknown>;
};

/** States that a visitor can put a page into, each with the steps that do it. */
export const WIDGET_STATES: readonly WidgetState[] = [
  {
    name: 'the open menu',
    path: PATHS.products,
    arrange: async (page) => {
      await button(page, menu.open).click();
      await button(page, menu.close).waitFor();
    },
  },
  {
    name: 'the consent banner',
    path: PATHS.about,
    options: { consent: null },
    arrange: (page) => button(page, consentSwedish.acceptAll).click({ trial: true }),
  },
  {
    name: 'the consent preferences with an open category',
    path: PATHS.about,
    arrange: async (page) => {
      await button(page, MANAGE_CONSENT).click();
      await page.getByRole('button', { name: consentSwedish.categories.analytics.name }).click();
      await page.getByText(consentSwedish.categories.analytics.text).waitFor();
    },
  },
  {
    name: 'an open question',
    path: PATHS.faq,
    arrange: async (page) => {
      await page.locator('.faq-section > summary').first().click();
      await page.locator('.faq-item summary').first().click();
    },
  },
  {
    name: 'the calculator with a target profit',
    path: `${PATHS.home}#${ANCHORS.calculator}`,
    arrange: async (page) => {
      await expect.poll(() => page.getByRole('slider').first().isEnabled()).toBe(true);
      await page.getByRole('button', { name: goal.modes.goal }).click();
      await page.getByLabel(goal.label).fill('20000');
      await page.locator('.receipt-aside').waitFor();
    },
  },
  {
    name: 'the calculator with a correction',
    path: `${PATHS.home}#${ANCHORS.calculator}`,
    arrange: async (page) => {
      await expect.poll(() => page.getByRole('slider').first().isEnabled()).toBe(true);
      await page.locator('.calculator-field input').first().fill('900');
      await page.locator('.calculator-field input').first().blur();
      await page.locator('.correction p').waitFor();
    },
  },
  {
    name: 'a typed search',
    path: PATHS.products,
    arrange: async (page) => {
      await page.getByRole('searchbox').fill('choklad');
      await page.waitForURL(/sok=choklad/);
    },
  },
  {
    name: 'a wrong link to a web shop',
    path: PATHS.products,
    arrange: async (page) => {
      const more = page.getByText(catalogue.more, { exact: true });
      if (await more.isVisible()) await more.click();
      await page.getByText(shopLink.summary, { exact: true }).click();
      await page.getByLabel(shopLink.label).fill('webbshop');
      await page.getByLabel(shopLink.label).press('Enter');
      await page.getByText(shopLink.messages.invalid).waitFor();
    },
  },
  {
    name: 'a shared web shop above the consent banner',
    path: `${PATHS.about}${SHARED_SHOP}`,
    options: { consent: null },
    arrange: async (page) => {
      await page.getByRole('complementary', { name: sharedShop.label }).waitFor();
      await button(page, consentSwedish.acceptAll).click({ trial: true });
    },
  },
  {
    name: 'a product that can be ordered in a shared web shop',
    path: `${PRODUCT}${SHARED_SHOP}`,
    arrange: (page) =>
      page
        .locator('.product')
        .getByRole('link', { name: sharedShop.order('Nora') })
        .waitFor(),
  },
  {
    name: 'a product on the wish list',
    path: `${PRODUCT}${SHARED_SHOP}`,
    arrange: async (page) => {
      await page.locator('.product [data-wish]').click();
      await page.getByRole('complementary', { name: wishList.title }).getByText('Noras grupp').waitFor();
    },
  },
  {
    name: 'the open wish list',
    path: `${PATHS.products}${SHARED_SHOP}`,
    arrange: async (page) => {
      await page.locator('[data-wish]').first().click();
      await button(page, wishList.show).click();
      await page.getByRole('dialog').getByRole('link', { name: wishList.send }).waitFor();
    },
  },
  {
    name: 'a running carousel',
    path: PRODUCT,
    options: { reducedMotion: false },
    arrange: (page) => expect.poll(() => button(page, carousel.pause).isEnabled()).toBe(true),
  },
  {
    name: 'a paused carousel',
    path: PRODUCT,
    options: { reducedMotion: false },
    arrange: async (page) => {
      await button(page, carousel.pause).click();
      await button(page, carousel.play).waitFor();
    },
  },
  {
    name: 'the note after copying a link',
    path: PRODUCT,
    arrange: async (page) => {
      await button(page, share.product).click();
      await page
        .getByRole('status')
        .getByText(/Länken/)
        .waitFor();
    },
  },
];
