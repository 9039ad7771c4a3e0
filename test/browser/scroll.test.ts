import type { Page } from 'playwright-core';
import { layout } from '../../src/content/layout.ts';
import { PATHS } from '../../src/content/paths.ts';
import { tellProvider } from './support/faults.ts';
import { afterEach, describe, expect, inject, test, WIDTHS } from './support/test.ts';

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

afterEach(() => tellProvider());

describe.each(WIDTHS)('at %i px the place on a page', (width) => {
  test('is there again on the way back and forward', async ({ openPage }) => {
    const page = await openPage(PATHS.products, { width });
    await scrollDown(page);
    await page.goto(PATHS.about);
    await scrollDown(page);
    await page.goBack();
    await expectRestored(page);
    await page.goForward();
    await expectRestored(page);
  });

  test('is there again after a reload', async ({ openPage }) => {
    const page = await openPage(PATHS.products, { width });
    await scrollDown(page);
    await page.reload();
    await expectRestored(page);
  });

  test('is the top of a page that is opened anew', async ({ openPage }) => {
    const page = await openPage(PATHS.products, { width });
    await scrollDown(page);
    await page.getByRole('contentinfo').getByRole('link', { name: header.logo.label }).click();
    await page.waitForURL(`**${PATHS.home}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the place on a page is there again when its content streams in late', async ({ openPage }) => {
  const origin = inject('troubledSiteUrl');
  const page = await openPage(PATHS.products, { origin });
  await scrollDown(page);
  await page.goto(PATHS.about);
  await tellProvider({ delayMs: 800 });
  await page.goBack();
  await expectRestored(page);
});
