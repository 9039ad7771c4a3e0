import type { Page } from 'playwright-core';
import { layout } from '../../src/content/layout.ts';
import { PATHS } from '../../src/content/paths.ts';
import { focusStop } from './support/focus.ts';
import { DESKTOP, describe, expect, inject, PHONE, test } from './support/test.ts';

const { header, menu } = layout(inject('site'));
const LARGEST_PX = 350;
const START_BUTTON_FROM_PX = 380;
const [products] = header.nav.filter(({ href }) => href === PATHS.products);
if (!products) throw new Error('The menu needs the link to the products.');

const openButton = (page: Page) => page.getByRole('button', { name: menu.open });
const closeButton = (page: Page) => page.getByRole('button', { name: menu.close });
const panel = (page: Page) => page.locator('.menu');

/** The focus in the page outside the menu; in the menu or the browser's own frame it may be. */
const focusBehind = (page: Page) => page.locator('body :focus:not(.menu *)');

/** Where the panel stands once it has come to rest. */
const restingBox = async (page: Page) => {
  await panel(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return panel(page).boundingBox();
};

const openMenu = async (page: Page): Promise<void> => {
  await openButton(page).click();
  await closeButton(page).waitFor();
};

describe.each([true, false])('the menu on a phone, script: %s,', (javaScript) => {
  const phone = { width: PHONE, javaScript, reducedMotion: true } as const;

  test('opens and closes by its buttons', async ({ openPage }) => {
    const page = await openPage(PATHS.about, phone);
    expect(await closeButton(page).isVisible()).toBe(false);
    await openMenu(page);
    await closeButton(page).click();
    await closeButton(page).waitFor({ state: 'hidden' });
  });

  test('opens from the keyboard and closes with Escape', async ({ openPage }) => {
    const page = await openPage(PATHS.about, phone);
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await closeButton(page).waitFor();
    await page.keyboard.press('Escape');
    await closeButton(page).waitFor({ state: 'hidden' });
    expect((await focusStop(page))?.name).toBe(menu.open);
  });

  test('closes when the page beside it is pressed', async ({ openPage }) => {
    const page = await openPage(PATHS.about, phone);
    await openMenu(page);
    await page.mouse.click(10, 400);
    await closeButton(page).waitFor({ state: 'hidden' });
  });

  test('leads to the pages', async ({ openPage }) => {
    const page = await openPage(PATHS.about, phone);
    await openMenu(page);
    await panel(page).getByRole('link', { name: products.label, exact: true }).click();
    await page.waitForURL(`**${PATHS.products}`);
    expect(await closeButton(page).isVisible()).toBe(false);
  });

  test('holds the page behind it still', async ({ openPage }) => {
    const page = await openPage(PATHS.about, phone);
    await openMenu(page);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await closeButton(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.for([
    { width: PHONE, expected: PHONE * 0.8 },
    { width: 600, expected: LARGEST_PX },
  ])('takes $expected px of $width', async ({ width, expected }, { openPage }) => {
    const page = await openPage(PATHS.about, { ...phone, width });
    await openMenu(page);
    const box = await restingBox(page);
    expect(box?.width).toBeCloseTo(expected, 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0);
  });
});

describe('the menu with script', () => {
  test('keeps the focus within itself', async ({ openPage }) => {
    const page = await openPage(PATHS.about, { width: PHONE, reducedMotion: true });
    await openMenu(page);
    const links = await panel(page).getByRole('link').count();
    for (let step = 0; step < links + 5; step++) {
      await page.keyboard.press('Tab');
      expect(await focusBehind(page).count(), `after ${step + 1} steps`).toBe(0);
    }
  });

  test('keeps the focus within itself backwards too', async ({ openPage }) => {
    const page = await openPage(PATHS.about, { width: PHONE, reducedMotion: true });
    await openMenu(page);
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Shift+Tab');
      expect(await focusBehind(page).count(), `after ${step + 1} steps`).toBe(0);
    }
  });

  test('gives the focus back to its button', async ({ openPage }) => {
    const page = await openPage(PATHS.about, { width: PHONE, reducedMotion: true });
    await openMenu(page);
    await closeButton(page).click();
    await closeButton(page).waitFor({ state: 'hidden' });
    expect((await focusStop(page))?.name).toBe(menu.open);
  });
});

describe('the header’s start button', () => {
  test.for([
    { width: START_BUTTON_FROM_PX - 1, isShown: false },
    { width: START_BUTTON_FROM_PX, isShown: true },
  ])('at $width px is shown: $isShown', async ({ width, isShown }, { openPage }) => {
    const page = await openPage(PATHS.about, { width });
    const button = page.getByRole('banner').getByRole('link', { name: header.start.label });
    expect(await button.isVisible()).toBe(isShown);
  });
});

test('a computer shows the links in a row instead of the menu', async ({ openPage }) => {
  const page = await openPage(PATHS.about, { width: DESKTOP });
  expect(await openButton(page).isVisible()).toBe(false);
  for (const { label } of header.nav) {
    expect(await page.getByRole('banner').getByRole('link', { name: label, exact: true }).isVisible()).toBe(true);
  }
});
