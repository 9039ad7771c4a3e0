import type { Page } from 'playwright-core';
import { type GalleryState, statePath } from '../../../scripts/dev/gallery/state.ts';
import { STATES as GALLERY_STATES } from '../../../scripts/dev/gallery/states.ts';
import { carousel } from '../../../src/content/carousel.ts';
import { catalogue } from '../../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../../src/content/consent.ts';
import { consentSwedish } from '../../../src/content/consent-sv.ts';
import { goal } from '../../../src/content/goal.ts';
import { ownShop } from '../../../src/content/own-shop.ts';
import { share } from '../../../src/content/share.ts';
import { wishList } from '../../../src/content/wish-list.ts';
import { ANCHORS, PATHS } from '../../../src/domain/paths.ts';
import { CALCULATOR_FIELDS } from '../../../src/shared/form-fields.ts';
import { IMPORTED_PRODUCT, PRODUCT } from '../../support/routes.ts';
import { NARROW, type Place } from '../rules/rule.ts';
import { DESKTOP, PHONE, type VisitorOptions, WIDTHS } from './visitors.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const wish = (page: Page) => page.locator('[data-wish]:visible').first().click();
const submit = (page: Page) => page.locator('main form [type=submit]').click();
const wishBar = (page: Page) => page.getByRole('complementary', { name: wishList.title });

/** What a visitor or the gallery brings about on a page, and what its rules need to know. */
export type State = Omit<Place, 'width'> & {
  readonly name: string;
  /** The site that shows the page. The site with the sandbox's own catalogue by default. */
  readonly site?: 'imported' | 'gallery';
  /** A narrow phone by default. */
  readonly widths?: readonly number[];
  readonly options?: VisitorOptions;
  /** The problems that the browser reports. */
  readonly problems?: readonly RegExp[];
  readonly arrange?: (page: Page) => Promise<unknown>;
};

const NARROW_AND_WIDE = [NARROW, DESKTOP];

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

const inLowWindows = LOW_WINDOWS.flatMap((size): readonly State[] => {
  const place = { path: PATHS.about, options: { consent: null, ...size } };
  const upright = { width: size.height, height: size.width };
  const where = `${size.width} x ${size.height}`;
  return [
    { name: `the consent banner in a window of ${where}`, ...place, arrange: seeBanner },
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

/** Whether a state shows a whole page, whose layout differs on a computer. */
const isWhole = ({ group }: GalleryState): boolean => group === 'pages' || group === 'layout' || group === 'product';

/** The states of the gallery: markup for data that the site of the tests does not have. */
const inGallery = GALLERY_STATES.map((state): State => {
  const { group, name, problems = [] } = state;
  return {
    name: `${group}/${name}`,
    site: 'gallery',
    path: statePath(state),
    problems,
    isBare: name === 'last-resort',
    widths: isWhole(state) ? WIDTHS : [PHONE],
    // What surrounds `main` is the same in every other state.
    picture: { name: `${group}/${name}`, of: group === 'layout' ? 'html' : 'main' },
  };
});

/** A visitor with everything that can lie over a page: banner, wish list, notification, tools and skip link. */
const layered = [
  {
    options: { width: NARROW, height: 740 },
    overlaps: ['header over content', 'bar over content', 'banner over content'],
  },
  {
    options: { width: DESKTOP, height: 800 },
    overlaps: ['header over content', 'bar over content', 'banner over content', 'skipLink over header'],
  },
  // In a low window, only the button of the wish list stays at an edge. See client/styles/preferences.css.
  { options: { width: 640, height: 400 }, overlaps: ['bar over content'] },
].flatMap(({ options, overlaps }) =>
  [
    { path: PATHS.products, shared: share.list },
    { path: PRODUCT, shared: share.product },
  ].map(
    ({ path, shared }): State => ({
      name: `everything that can lie over ${path} in a window of ${options.width} x ${options.height}`,
      path,
      options: { ...options, consent: null },
      overlaps,
      arrange: async (page) => {
        await seeBanner(page);
        await wish(page);
        await page.locator('.wish-bar span').first().waitFor({ state: 'attached' });
        // The banner stands on the bar, whose height is known one frame later.
        await page.locator('html[style*="--wish-bar"]').waitFor();
        const more = page.getByText(catalogue.more, { exact: true });
        if (await more.isVisible()) await more.click();
        await button(page, shared).click();
        await page.locator('.note').getByText(share.copied).waitFor();
        await page.locator('.skip').focus();
      },
    }),
  ),
);

/** The states that a visitor brings about on a page, each with the steps to do so. */
const arranged: readonly State[] = [
  {
    name: 'the open menu',
    path: PATHS.about,
    trapsFocus: true,
    picture: { name: 'menu', of: '.menu' },
    overlaps: ['menu over header'],
    marks: [{ of: '.menu .icon-button', inset: 12 }],
    arrange: async (page) => {
      await page.locator('.menu-open').click();
      await page.locator('.menu a').first().click({ trial: true });
    },
  },
  {
    name: 'the consent banner',
    path: PATHS.about,
    widths: NARROW_AND_WIDE,
    options: { consent: null },
    picture: { name: 'consent-banner', of: '.cm' },
    arrange: seeBanner,
  },
  ...inLowWindows,
  ...layered,
  {
    name: 'the consent preferences with an open category',
    path: PRODUCT,
    widths: NARROW_AND_WIDE,
    trapsFocus: true,
    picture: { name: 'consent-preferences', of: '.pm' },
    overlaps: ['preferences over content'],
    marks: [
      { of: '.pm__close-btn svg' },
      { of: '.pm__section-arrow svg' },
      { of: '.section__toggle:not(:checked)' },
      { of: '.section__toggle:checked' },
    ],
    arrange: async (page) => {
      await button(page, MANAGE_CONSENT).click();
      await page.getByRole('button', { name: consentSwedish.categories.analytics.name }).click();
      await page.getByText(consentSwedish.categories.analytics.text).waitFor();
    },
  },
  {
    name: 'the consent preferences in a window of 640 x 400',
    path: PATHS.about,
    options: { width: 640, height: 400 },
    trapsFocus: true,
    overlaps: ['preferences over header'],
    arrange: async (page) => {
      await button(page, MANAGE_CONSENT).click();
      await page.locator('.pm__close-btn').click({ trial: true });
    },
  },
  {
    name: 'a goal with an adjusted number',
    path: `${PATHS.home}?${CALCULATOR_FIELDS.participants}=900#${ANCHORS.calculator}`,
    widths: NARROW_AND_WIDE,
    picture: { name: 'goal', of: '.calculator' },
    marks: [{ of: '.slider' }],
    arrange: async (page) => {
      await page.locator('[data-island="calculator"][data-state="ready"]').waitFor();
      await button(page, goal.modes.goal).click();
      await page.getByLabel(goal.label).fill('20 000');
      await page.locator('.goal-note').waitFor();
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
    marks: [
      { of: '.faq-more:not([open]) > summary', inset: 6, keep: 'circle' },
      { of: '.faq-item[open] > summary', inset: 6, keep: 'circle' },
    ],
    arrange: async (page) => {
      await page.locator('.faq-section > .faq-item summary').first().click();
    },
  },
  {
    name: 'the list',
    path: PATHS.products,
    marks: [{ of: '.menu-open svg' }, { of: '.search-field', inset: 6 }],
  },
  {
    name: 'a table of contents',
    path: PATHS.privacy,
    marks: [{ of: '.page-index summary', inset: 8, keep: 'mark' }],
  },
  {
    name: 'a running carousel',
    path: PRODUCT,
    options: { reducedMotion: false },
    hasMotion: true,
    marks: [{ of: '.carousel-toggle svg' }],
    arrange: (page) => page.locator('.carousel-toggle').waitFor(),
  },
  {
    name: 'a paused carousel and a product on the wish list',
    path: PRODUCT,
    options: { reducedMotion: false },
    hasMotion: true,
    marks: [
      { of: 'a.arrow svg' },
      { of: '.neighbours svg' },
      { of: '.product-head .share svg' },
      { of: '.carousel-previous svg' },
      { of: '.carousel-next svg' },
      { of: '.carousel-toggle svg' },
      { of: '.deal .stepper button >> nth=0', inset: 10 },
      { of: '.deal .stepper button >> nth=1', inset: 10 },
    ],
    arrange: async (page) => {
      await page.locator('.carousel-toggle').click();
      await page.locator('.carousel-toggle[data-paused]').waitFor();
      await page.locator('.deal [data-wish]').click();
      await page.locator('.deal .stepper').waitFor();
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
    name: 'a product on the wish list',
    path: PRODUCT,
    widths: [NARROW, PHONE],
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
    widths: NARROW_AND_WIDE,
    trapsFocus: true,
    picture: { name: 'wish-list', of: '.sheet' },
    overlaps: ['sheet over content'],
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
    site: 'imported',
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

/** Every state, in the gallery or brought about on a page. */
export const STATES: readonly State[] = [...inGallery, ...arranged];
