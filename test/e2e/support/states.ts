import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { carousel } from '../../../src/content/carousel.ts';
import { catalogue } from '../../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../../src/content/consent.ts';
import { consentSwedish } from '../../../src/content/consent-sv.ts';
import { goal } from '../../../src/content/goal.ts';
import { ownShop } from '../../../src/content/own-shop.ts';
import { ANCHORS, PATHS } from '../../../src/content/paths.ts';
import { share } from '../../../src/content/share.ts';
import { wishList } from '../../../src/content/wish-list.ts';
import { IMPORTED_PRODUCT, PRODUCT } from './routes.ts';
import type { VisitorOptions } from './visitors.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const wish = (page: Page) => page.locator('[data-wish]:visible').first().click();
const submit = (page: Page) => page.locator('main form [type=submit]').click();
const wishBar = (page: Page) => page.getByRole('complementary', { name: wishList.title });

type WidgetState = {
  readonly name: string;
  readonly path: string;
  readonly options?: VisitorOptions;
  /** The problems that the browser reports. */
  readonly problems?: readonly RegExp[];
  /** Whether the state has the markup of another state in a window of another size. */
  readonly isAnotherWindow?: boolean;
  /** Whether a dialog or menu traps the focus. */
  readonly trapsFocus?: boolean;
  readonly arrange: (page: Page) => Promise<unknown>;
};

const seeBanner = (page: Page) => button(page, consentSwedish.acceptAll).click({ trial: true });
const answerBanner = async (page: Page) => {
  await button(page, consentSwedish.rejectAll).click();
  await page.locator('#cc-main').getByRole('button').first().waitFor({ state: 'hidden' });
};

/** A laptop at 200 % zoom, a phone in landscape orientation, and a computer at 400 % zoom. */
const LOW_WINDOWS = [
  { width: 640, height: 400 },
  { width: 740, height: 360 },
  { width: 320, height: 200 },
] as const;

const inLowWindows = LOW_WINDOWS.flatMap((size): readonly WidgetState[] => {
  const place = { path: PATHS.about, options: { consent: null, ...size }, isAnotherWindow: true };
  const upright = { width: size.height, height: size.width };
  const where = `${size.width} x ${size.height}`;
  return [
    { name: `the consent banner in a window of ${where}`, ...place, arrange: seeBanner },
    { name: `the answered consent banner in a window of ${where}`, ...place, arrange: answerBanner },
    {
      name: `the consent banner, answered before the window is turned to ${where}`,
      ...place,
      options: { consent: null, ...upright },
      arrange: async (page) => {
        await answerBanner(page);
        await page.setViewportSize(size);
      },
    },
  ];
});

/** States that a visitor can bring about on a page, each with the steps to do so. All other states are in the gallery. */
export const STATES: readonly WidgetState[] = [
  {
    name: 'the open menu',
    path: PATHS.about,
    trapsFocus: true,
    arrange: async (page) => {
      await page.locator('.menu-open').click();
      await page.locator('.menu a').first().click({ trial: true });
    },
  },
  {
    name: 'the consent banner',
    path: PATHS.about,
    options: { consent: null },
    arrange: seeBanner,
  },
  ...inLowWindows,
  {
    name: 'the consent preferences with an open category',
    path: PATHS.about,
    trapsFocus: true,
    arrange: async (page) => {
      await button(page, MANAGE_CONSENT).click();
      await page.getByRole('button', { name: consentSwedish.categories.analytics.name }).click();
      await page.getByText(consentSwedish.categories.analytics.text).waitFor();
    },
  },
  {
    name: 'a goal that cannot be read',
    path: `${PATHS.home}#${ANCHORS.calculator}`,
    arrange: async (page) => {
      await page.locator('[data-island="calculator"][data-state="ready"]').waitFor();
      await button(page, goal.modes.goal).click();
      await page.getByLabel(goal.label).fill('mycket');
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
    name: 'a typed search without hits',
    path: PATHS.products,
    arrange: async (page) => {
      await page.getByRole('searchbox').fill('zzzz');
      await page.getByRole('heading', { name: catalogue.noMatches.title }).waitFor();
    },
  },
  {
    name: 'a wrong link to a web shop',
    path: PATHS.material,
    arrange: async (page) => {
      await page.getByLabel(ownShop.label).fill('webbshop');
      await page.getByLabel(ownShop.label).press('Enter');
      await page.getByText(ownShop.messages.invalid).waitFor();
    },
  },
  {
    name: 'the open tools of the list',
    path: PATHS.products,
    arrange: (page) => page.getByText(catalogue.more, { exact: true }).click(),
  },
  {
    name: 'the wish list below the consent banner',
    path: PRODUCT,
    options: { consent: null },
    arrange: async (page) => {
      await wish(page);
      await wishBar(page).waitFor();
      await button(page, consentSwedish.acceptAll).click({ trial: true });
    },
  },
  {
    name: 'a product on the wish list',
    path: PRODUCT,
    arrange: async (page) => {
      await wish(page);
      // A low window does not show the sum.
      await wishBar(page).getByText('till gruppen').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'a card on the wish list',
    path: PATHS.products,
    arrange: async (page) => {
      await wish(page);
      await wishBar(page).waitFor();
    },
  },
  {
    name: 'the open wish list',
    path: PRODUCT,
    trapsFocus: true,
    arrange: async (page) => {
      await wish(page);
      await button(page, wishList.show).click();
      await page.getByRole('dialog').getByRole('button', { name: wishList.send }).waitFor();
    },
  },
  {
    name: 'a link that is copied',
    path: PRODUCT,
    arrange: async (page) => {
      await button(page, share.product).click();
      await page.locator('.note').getByText(share.copied).waitFor();
    },
  },
  {
    name: 'a withdrawal in which something is missing',
    path: PATHS.withdrawal,
    problems: [/ 422$/, /status of 422/],
    arrange: async (page) => {
      await submit(page);
      await page.locator('.field-problem').first().waitFor();
    },
  },
  {
    name: 'a composed withdrawal',
    path: PATHS.withdrawal,
    arrange: async (page) => {
      for (const [name, value] of Object.entries({ namn: 'Åsa', order: '1234', epost: 'asa@kund.example' }))
        await page.locator(`main [name=${name}]`).fill(value);
      await submit(page);
      await page.locator('.composed').waitFor();
    },
  },
  {
    name: 'an imported product, its second image',
    path: IMPORTED_PRODUCT,
    options: { origin: inject('importedUrl') },
    arrange: async (page) => {
      await button(page, carousel.next).click();
      await page.locator('[data-part="position"]', { hasText: /^2/ }).waitFor();
    },
  },
  {
    name: 'the material for a plan',
    path: PATHS.material,
    arrange: async (page) => {
      await page.locator('main form input').first().fill('12');
      await submit(page);
      await page.waitForURL(/deltagare=12/);
    },
  },
];
