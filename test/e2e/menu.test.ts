import type { Page } from 'playwright-core';
import { layout } from '../../src/content/layout.ts';
import { PATHS } from '../../src/content/paths.ts';
import { focusStop } from './support/focus.ts';
import { DESKTOP, describe, expect, inject, PHONE, test } from './support/test.ts';

const { header, menu } = layout(inject('operator'));
const START_BUTTON_FROM_PX = 380;

const openButton = (page: Page) => page.getByRole('button', { name: menu.open });
const closeButton = (page: Page) => page.getByRole('button', { name: menu.close });

const openMenu = async (page: Page): Promise<void> => {
  await openButton(page).click();
  await closeButton(page).waitFor();
};

describe.each([true, false])('the menu on a phone, script: %s,', (javaScript) => {
  const phone = { width: PHONE, javaScript, reducedMotion: true } as const;

  test.for([
    { way: 'its button', close: (page: Page) => closeButton(page).click() },
    { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
    { way: 'a click outside', close: (page: Page) => page.mouse.click(10, 400) },
  ])('opens with its button, and $way closes it', async ({ close }, { sharedPage }) => {
    const page = await sharedPage(PATHS.about, phone);
    expect(await closeButton(page).isVisible()).toBe(false);
    await openMenu(page);
    await close(page);
    await closeButton(page).waitFor({ state: 'hidden' });
  });

  test('prevents the page behind it from scrolling', async ({ sharedPage }) => {
    const page = await sharedPage(PATHS.about, phone);
    await openMenu(page);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await closeButton(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the menu with script makes everything but itself and its button inert while it is open', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.about, { width: PHONE, reducedMotion: true });
  const usable = () =>
    page
      .locator('a, button, main, footer')
      .evaluateAll(
        (elements) =>
          elements.filter((element) => !element.closest('[inert], dialog') && element.checkVisibility()).length,
      );
  const before = await usable();
  expect(before).toBeGreaterThan(20);
  await openMenu(page);
  await expect.poll(usable).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(usable).toBe(before);
});

test('the menu with script returns the focus to its button', async ({ freshPage }) => {
  const page = await freshPage(PATHS.about, { width: PHONE, reducedMotion: true });
  await openMenu(page);
  await closeButton(page).click();
  await closeButton(page).waitFor({ state: 'hidden' });
  expect((await focusStop(page))?.name).toBe(menu.open);
});

describe('the start button of the header', () => {
  test.for([
    { width: START_BUTTON_FROM_PX - 1, isShown: false },
    { width: START_BUTTON_FROM_PX, isShown: true },
  ])('has visibility $isShown at $width px', async ({ width, isShown }, { sharedPage }) => {
    const page = await sharedPage(PATHS.about, { width });
    const button = page.getByRole('banner').getByRole('link', { name: header.start.label });
    expect(await button.isVisible()).toBe(isShown);
  });
});

test('a wide screen shows the links in a row instead of the menu', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.about, { width: DESKTOP });
  expect(await openButton(page).isVisible()).toBe(false);
  for (const { label } of header.nav) {
    expect(await page.getByRole('banner').getByRole('link', { name: label, exact: true }).isVisible()).toBe(true);
  }
});
