import type { Page } from 'playwright-core';
import { carousel } from '../../src/content/carousel.ts';
import { catalogue, shopLink } from '../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import { sharedShop } from '../../src/content/shared-shop.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { findViolations } from './support/axe.ts';
import { tabThrough } from './support/focus.ts';
import { animations, controlsWithoutEdge } from './support/page-facts.ts';
import { PRODUCT } from './support/routes.ts';
import { SHARED_SHOP } from './support/shared-shop.ts';
import { expect, type PageOptions, PHONE, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type WidgetState = {
  readonly name: string;
  readonly path: string;
  readonly options?: PageOptions;
  readonly arrange: (page: Page) => Promise<unknown>;
};

/** States that a visitor can put a page into, each with the steps that do it. The others stand in the gallery. */
const STATES: readonly WidgetState[] = [
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
    name: 'a paused carousel',
    path: PRODUCT,
    options: { reducedMotion: false },
    arrange: async (page) => {
      await button(page, carousel.pause).click();
      await button(page, carousel.play).waitFor();
    },
  },
];

test.for(STATES)(
  '$name has no accessibility violations and respects reduced motion',
  async ({ path, options, arrange }, { freshPage }) => {
    const page = await freshPage(path, { width: PHONE, reducedMotion: true, ...options });
    await arrange(page);
    expect(await findViolations(page)).toEqual([]);
    if (options?.reducedMotion !== false) expect(await animations(page)).toEqual([]);
  },
);

const FORCED = { forcedColors: true, reducedMotion: true } as const;

test('in forced colours the consent banner shows the edges of its controls', async ({ freshPage }) => {
  const page = await freshPage(PATHS.about, { ...FORCED, consent: null });
  await page.getByRole('button', { name: consentSwedish.acceptAll }).waitFor();
  expect(await controlsWithoutEdge(page)).toEqual([]);
});

test('in forced colours the selected tag looks different from the others', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.products}?tag=Vegansk`, FORCED);
  const background = (name: string) =>
    page
      .locator('.chip', { hasText: name })
      .evaluate((chip) => [getComputedStyle(chip).backgroundColor, getComputedStyle(chip).color]);
  expect(await background('Vegansk')).not.toEqual(await background(catalogue.tags.all));
});

test.for([PATHS.home, PATHS.products])(
  'in forced colours every focused element on %s has an outline',
  async (path, { freshPage }) => {
    const page = await freshPage(path, FORCED);
    expect((await tabThrough(page)).filter(({ hasOutline }) => !hasOutline)).toEqual([]);
  },
);
