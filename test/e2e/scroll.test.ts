import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { chunk } from './support/chunks.ts';
import { settle } from './support/page-facts.ts';
import { PAGES } from './support/routes.ts';
import { DAILY_WIDTHS, describe, expect, IS_NIGHTLY, PHONE, test } from './support/test.ts';

const TOP = 900;

/** The last heading or section of a page that has an id, as a link's hash. */
const lastAnchor = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll('main :is(h2, h3, section, li)[id]')]
      .filter((element) => element.checkVisibility())
      .at(-1);
    return last ? `#${last.id}` : null;
  });

const scrollDown = async (page: Page): Promise<void> => {
  // Repeats until the page is high enough, because a list may still stream in.
  const scroll = () =>
    page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      return scrollY;
    }, TOP);
  await expect.poll(scroll).toBe(TOP);
};

const expectRestored = (page: Page) => expect.poll(() => page.evaluate(() => scrollY), { timeout: 5_000 }).toBe(TOP);

test.for(DAILY_WIDTHS)(
  'the scroll position at %i px is restored on a page that was opened at an anchor',
  async (width, { freshPage }) => {
    const page = await freshPage(`${PATHS.groupTerms}#faktura`, { width });
    await scrollDown(page);
    await page.goto(PATHS.about);
    for (const times of [1, 2]) {
      await page.goBack();
      await settle(page);
      await expectRestored(page);
      if (times === 1) await page.goForward();
    }
  },
);

/** Long pages with and without a table of contents. The nightly run has all of them. */
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

test('the scroll position is restored when the content streams in late, and the code that restores it even later', async ({
  freshPage,
  streamingSite,
}) => {
  // Longer than a list is fresh on this site, so each visit waits for a new list.
  await streamingSite.provider.behave({ delayMs: 1_200 });
  const page = await freshPage(PATHS.products, { origin: streamingSite.url });
  await scrollDown(page);
  await page.goto(PATHS.about);
  await page.route(chunk('restore-position'), async (route) => {
    // The browser itself scrolls to the end of the short page, and stays there when the page grows.
    await page.waitForFunction((top) => scrollY > 0 && document.body.scrollHeight > 3 * top, TOP);
    await route.continue();
  });
  await page.goBack();
  await expectRestored(page);
});

test('a page that the visitor has scrolled several screens away stays there', async ({ freshPage }) => {
  const to = TOP + 3_000;
  const page = await freshPage(PATHS.products, { width: PHONE });
  await scrollDown(page);
  await page.goto(PATHS.about);
  await page.route(chunk('restore-position'), async (route) => {
    await page.waitForFunction((top) => {
      // Until then, the browser itself scrolls to the position at which the page was left.
      if (document.readyState !== 'complete') return false;
      scrollTo({ top, behavior: 'instant' });
      return scrollY === top;
    }, to);
    await route.continue();
  });
  const isRun = page.waitForResponse(chunk('restore-position'));
  await page.goBack();
  await isRun;
  await settle(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(to);
});

const PRODUCT = `${PATHS.products}/raggsockor`;

describe('the way back', () => {
  test('to the list is available in a tab whose history does not contain the list', async ({ freshPage }) => {
    const list = await freshPage(`${PATHS.products}?tag=Jul`);
    // As after Ctrl + click on a card. The history is longer than one entry here because of the forward entry.
    const product = await list.context().newPage();
    await product.goto(PRODUCT, { referer: list.url() });
    // The code has added the list's query to the link.
    const back = product.locator('.back a[href$="?tag=Jul"]');
    await back.waitFor();
    await product.locator('.header a').first().click();
    await product.waitForURL('**/');
    await product.goBack();
    await back.click();
    await product.waitForURL((url) => url.pathname === PATHS.products && url.search === '?tag=Jul');
    await product.close();
  });

  test('to a composed message does not ask to resubmit the form', async ({ freshPage }) => {
    const page = await freshPage(PATHS.withdrawal);
    for (const [name, value] of Object.entries({ namn: 'Åsa', order: '1234', epost: 'asa@kund.example' })) {
      await page.locator(`main [name=${name}]`).fill(value);
    }
    await page.locator('main form [type=submit]').click();
    await page.locator('.composed').waitFor();
    await page.locator('footer a').first().click();
    await page.waitForURL((url) => url.pathname !== PATHS.withdrawal);
    await page.goBack();
    expect(await page.locator('.composed-text').textContent()).toContain('Namn: Åsa');
  });
});
