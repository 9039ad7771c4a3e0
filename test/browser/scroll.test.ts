import type { Page } from 'playwright-core';
import { layout } from '../../src/content/layout.ts';
import { PATHS } from '../../src/content/paths.ts';
import { describe, expect, inject, test, WIDTHS } from './support/test.ts';

const { header } = layout(inject('site'));
const TOP = 900;
const TOLERANCE = 2;

const scrollDown = async (page: Page): Promise<void> => {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), TOP);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(TOP);
};

const expectRestored = (page: Page) =>
  expect
    .poll(() => page.evaluate((top) => Math.abs(scrollY - top), TOP), { timeout: 5_000 })
    .toBeLessThanOrEqual(TOLERANCE);

describe.each(WIDTHS)('the scroll position at %i px', (width) => {
  test('is restored by the back and forward buttons', async ({ openPage }) => {
    const page = await openPage(PATHS.products, { width });
    await scrollDown(page);
    await page.goto(PATHS.about);
    await scrollDown(page);
    await page.goBack();
    await expectRestored(page);
    await page.goForward();
    await expectRestored(page);
  });

  test('is restored after a reload', async ({ openPage }) => {
    const page = await openPage(PATHS.products, { width });
    await scrollDown(page);
    await page.reload();
    await expectRestored(page);
  });

  test('is the top of a page that a link opens', async ({ openPage }) => {
    const page = await openPage(PATHS.products, { width });
    await scrollDown(page);
    await page.getByRole('contentinfo').getByRole('link', { name: header.logo.label }).click();
    await page.waitForURL(`**${PATHS.home}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the scroll position is restored when the content streams in late', async ({ openPage, streamingSite }) => {
  const page = await openPage(PATHS.products, { origin: streamingSite.url });
  await scrollDown(page);
  await page.goto(PATHS.about);
  await streamingSite.provider.behave({ delayMs: 800 });
  await page.goBack();
  await expectRestored(page);
});
