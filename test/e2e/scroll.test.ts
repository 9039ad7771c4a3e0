import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { settle } from './support/page-facts.ts';
import { PAGES } from './support/routes.ts';
import { DAILY_WIDTHS, describe, expect, IS_NIGHTLY, PHONE, test } from './support/test.ts';

const TOP = 900;
const TOLERANCE = 2;

/** The last heading or section of a page that has an id, as a link's hash. */
const lastAnchor = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll('main :is(h2, h3, section, li)[id]')]
      .filter((element) => element.checkVisibility())
      .at(-1);
    return last ? `#${last.id}` : null;
  });

const scrollDown = async (page: Page): Promise<void> => {
  // Again until the page is high enough: a list may still stream in.
  const scroll = () =>
    page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      return scrollY;
    }, TOP);
  await expect.poll(scroll).toBe(TOP);
};

const expectRestored = (page: Page) =>
  expect
    .poll(() => page.evaluate((top) => Math.abs(scrollY - top), TOP), { timeout: 5_000 })
    .toBeLessThanOrEqual(TOLERANCE);

describe.each(DAILY_WIDTHS)('the scroll position at %i px', (width) => {
  test('is restored by the back and forward buttons', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products, { width });
    await scrollDown(page);
    await page.goto(PATHS.about);
    await scrollDown(page);
    await page.goBack();
    await expectRestored(page);
    await page.goForward();
    await expectRestored(page);
  });

  test('is restored on a page that was opened at an anchor', async ({ freshPage }) => {
    const page = await freshPage(`${PATHS.groupTerms}#faktura`, { width });
    await scrollDown(page);
    await page.goto(PATHS.about);
    for (const times of [1, 2]) {
      await page.goBack();
      await settle(page);
      await expectRestored(page);
      if (times === 1) await page.goForward();
    }
  });

  test('is the top of a page that a link opens', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products, { width });
    await scrollDown(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tjänsten' }).click();
    await page.waitForURL(`**${PATHS.steps}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

/** Long pages with and without a table of contents; each night all of them. */
const LINKED_PAGES = IS_NIGHTLY ? PAGES : [PATHS.home, PATHS.faq, PATHS.privacy];

test.for(LINKED_PAGES)('a link to the last section of %s ends below the header', async (path, { sharedPage }) => {
  const page = await sharedPage(path, { width: PHONE });
  const anchor = await lastAnchor(page);
  if (anchor === null) return;
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, anchor);
  const isInPlace = () =>
    page.evaluate((selector) => {
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? Number.NaN;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return top >= header && top < innerHeight && (isAtEnd || top < header + 100);
    }, anchor);
  await expect.poll(isInPlace).toBe(true);
});

test('the scroll position is restored when the content streams in late', async ({ freshPage, streamingSite }) => {
  const page = await freshPage(PATHS.products, { origin: streamingSite.url });
  await scrollDown(page);
  await page.goto(PATHS.about);
  await streamingSite.provider.behave({ delayMs: 800 });
  await page.goBack();
  await expectRestored(page);
});
