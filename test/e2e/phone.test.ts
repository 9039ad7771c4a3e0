import type { CDPSession, Page } from 'playwright-core';
import { carousel } from '../../src/content/carousel.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import { slideId } from '../../src/shared/element-ids.ts';
import { boxOf } from './support/boxes.ts';
import { PAGES, PRODUCT } from './support/routes.ts';
import { describe, expect, type Fixtures, PHONE, test } from './support/test.ts';

/** The number of images of PRODUCT. */
const TOTAL = 4;
/** Safari zooms in when a field with smaller text gets the focus. */
const SMALLEST_FIELD_TEXT_PX = 16;
/** The parts of the screen that are unsuitable for content on a phone with round corners, in landscape orientation. */
const INSETS = { left: 50, right: 50, bottom: 21 };
const LYING = { width: 700, height: 340 };

type Point = { readonly x: number; readonly y: number };

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints });

/** Moves a finger over the screen in steps, as a hand does. */
const swipe = async (page: Page, from: Point, to: Point, steps = 8): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await touch(session, 'touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await touch(session, 'touchEnd', []);
  await session.detach();
};

const at = (page: Page, position: number) => page.getByText(carousel.position(position, TOTAL), { exact: true });

/** Swipes over the whole stage, to the left (-1) or to the right (1), once its images stand still. */
const swipeStage = async (page: Page, direction: 1 | -1): Promise<void> => {
  const stage = await boxOf(page, '.stage');
  const offset = async () => Math.round((await boxOf(page, '.slide[data-shown]')).left - stage.left);
  await expect.poll(offset).toBe(0);
  const [left, right] = [
    { x: stage.left + 70, y: stage.top + 100 },
    { x: stage.right - 70, y: stage.top + 100 },
  ];
  await (direction === 1 ? swipe(page, left, right) : swipe(page, right, left));
};

/** Opens a page on a phone in landscape orientation. */
const openLying = (freshPage: Fixtures['freshPage'], path: string) =>
  freshPage(path, {
    ...LYING,
    consent: null,
    prepare: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, ...INSETS } });
    },
  });

describe('by touch', () => {
  test('a swipe turns to the next image, even from the last to the first and back', async ({ freshPage }) => {
    const page = await freshPage(`${PRODUCT}#${slideId(TOTAL)}`, { width: PHONE });
    await at(page, TOTAL).waitFor();
    await page.getByRole('button', { name: carousel.pause }).tap();
    await swipeStage(page, -1);
    await at(page, 1).waitFor();
    await swipeStage(page, -1);
    await at(page, 2).waitFor();
    await swipeStage(page, 1);
    await at(page, 1).waitFor();
    await swipeStage(page, 1);
    await at(page, TOTAL).waitFor();
  });

  test('a swipe over a zoomed-in image moves across the image, and not to the next one', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT, { width: PHONE });
    await page.getByRole('button', { name: carousel.pause }).tap();
    const session = await page.context().newCDPSession(page);
    const { left, top } = await boxOf(page, '.stage');
    await session.send('Input.synthesizePinchGesture', { x: left + 180, y: top + 135, scaleFactor: 2 });
    const shownLeft = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.5);
    const before = await shownLeft();
    await swipe(page, { x: 250, y: top + 135 }, { x: 150, y: top + 135 });
    await expect.poll(shownLeft).toBeGreaterThan(before);
    expect(await at(page, 1).count()).toBe(1);
    // Chromium pans a zoomed-in page whatever this value is.
    expect(await page.locator('.stage').evaluate((stage) => getComputedStyle(stage).touchAction)).toBe('auto');
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await page.locator('.stage:not([data-zoomed])').waitFor();
    await swipeStage(page, -1);
    await at(page, 2).waitFor();
  });
});

describe('on a phone', () => {
  test.for(PAGES)('no field of %s makes Safari zoom', async (path, { sharedPage }) => {
    const page = await sharedPage(path, { width: PHONE });
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(SMALLEST_FIELD_TEXT_PX, ...sizes)).toBe(SMALLEST_FIELD_TEXT_PX);
  });

  test('the form for withdrawal starts in the first view', async ({ freshPage }) => {
    const page = await freshPage(PATHS.withdrawal, { width: 360, height: 740 });
    expect((await boxOf(page, '.withdrawal-message input[name="epost"]')).bottom).toBeLessThanOrEqual(740);
  });

  test('in landscape orientation nothing is hidden by its camera or its round corners', async ({ freshPage }) => {
    const page = await openLying(freshPage, PATHS.home);
    for (const selector of ['.header .logo', '.hero h1', '.footer-links']) {
      const { left, right } = await boxOf(page, selector);
      expect(left, selector).toBeGreaterThanOrEqual(INSETS.left);
      expect(right, selector).toBeLessThanOrEqual(LYING.width - INSETS.right);
    }
    const banner = page.getByRole('region', { name: consentSwedish.banner.title });
    await banner.getByRole('button', { name: consentSwedish.rejectAll }).waitFor();
    const { x = 0, width = LYING.width } = (await banner.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(INSETS.left);
    expect(x + width).toBeLessThanOrEqual(LYING.width - INSETS.right);
  });
});
