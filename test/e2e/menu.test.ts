import type { Page } from 'playwright-core';
import { layout } from '../../src/content/layout.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { focusStop } from './support/focus.ts';
import { DESKTOP, expect, inject, PHONE, test } from './support/test.ts';

const { header, menu } = layout(inject('operator'));
const START_BUTTON_FROM_PX = 380;

const openButton = (page: Page) => page.getByRole('button', { name: menu.open });
const closeButton = (page: Page) => page.getByRole('button', { name: menu.close });

const openMenu = async (page: Page): Promise<void> => {
  await openButton(page).click();
  await closeButton(page).waitFor();
};

/** The ways to close the menu. The last is a press outside it. */
const WAYS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => closeButton(page).click(),
  (page) => page.keyboard.press('Escape'),
  (page) => page.mouse.click(10, 400),
];

test.for([true, false])(
  'the menu of a phone opens with its button, keeps the page behind it in place, and closes in each way, script: %s',
  async (javaScript, { freshPage }) => {
    const page = await freshPage(PATHS.about, { width: PHONE, javaScript, reducedMotion: true });
    for (const close of WAYS) {
      expect(await closeButton(page).isVisible()).toBe(false);
      await openMenu(page);
      await page.mouse.move(20, 400);
      await page.mouse.wheel(0, 600);
      await close(page);
      await closeButton(page).waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  },
);

test('the menu makes everything but itself and its button inert, and gives the focus back however it is closed', async ({
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
  for (const close of WAYS) {
    await openMenu(page);
    await expect.poll(usable).toBe(1);
    await close(page);
    await expect.poll(usable).toBe(before);
    await expect.poll(async () => (await focusStop(page))?.name).toBe(menu.open);
  }
});

test('a wider header has the start button from 380 px, and the links in a row instead of the menu on a computer', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.about, { width: DESKTOP });
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  for (const { label } of header.nav) expect(await link(label).isVisible()).toBe(true);
  expect(await openButton(page).isVisible()).toBe(false);
  for (const [width, isShown] of [
    [START_BUTTON_FROM_PX - 1, false],
    [START_BUTTON_FROM_PX, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    expect(await link(header.start.label).isVisible()).toBe(isShown);
  }
});
