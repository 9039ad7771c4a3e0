import type { Page } from 'playwright-core';
import { PATHS } from '../../src/domain/paths.ts';
import { PRODUCT } from '../support/routes.ts';
import { chunk } from './support/chunks.ts';
import { settle } from './support/page-facts.ts';
import { expect, PHONE, test } from './support/test.ts';
import { answerViews, expectViewOfUrl, isSamePage, pressTag, startViews, waitForQuery } from './support/views.ts';

const TOP = 900;

const expectAt = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => scrollY), { timeout: 5_000 }).toBe(top);

const scrollDown = async (page: Page, to = TOP): Promise<void> => {
  // Repeats until the page is high enough, because a list may still stream in.
  const scroll = () =>
    page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      // The page gets the scroll event in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return scrollY;
    }, to);
  await expect.poll(scroll).toBe(to);
};

test('each history entry of the list has its scroll position, after a reload, without a response and from a product as well', async ({
  freshPage,
  expectProblems,
}) => {
  expectProblems(/^failed request: /, /^console error: /);
  const page = await freshPage(PATHS.products, { width: PHONE, reducedMotion: true });
  await startViews(page);
  const back = async (query: string, top: number): Promise<void> => {
    await page.evaluate(() => history.back());
    await waitForQuery(page, query);
    await expectViewOfUrl(page);
    await expectAt(page, top);
  };
  const press = async (tag: string): Promise<void> => {
    await pressTag(page, tag);
    await waitForQuery(page, `?tag=${tag}`);
  };
  await scrollDown(page, 3_000);
  await press('Vegansk');
  await scrollDown(page, 300);
  await press('Jul');
  await scrollDown(page, 150);
  await back('?tag=Vegansk', 300);
  await back('', 3_000);
  await page.evaluate(() => history.go(2));
  await waitForQuery(page, '?tag=Jul');
  await expectAt(page, 150);
  expect(await isSamePage(page)).toBe(true);

  await page.reload();
  await expectAt(page, 150);
  await back('?tag=Vegansk', 300);
  const card = page.locator('.product-grid .card h2 a').last();
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(300);
  await card.click();
  await page.locator('.back a[href$="?tag=Vegansk"]').click();
  await waitForQuery(page, '?tag=Vegansk');
  await expectAt(page, top);

  await answerViews(page, (route) => route.abort('internetdisconnected'));
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => history.back());
  await loaded;
  // The view of the tag is not as high.
  await expectAt(page, 3_000);
});

test('a page has its scroll position after Back, at an anchor and when its content and the code come late, but not once the visitor has scrolled away', async ({
  freshPage,
  streamingSite,
}) => {
  const terms = await freshPage(`${PATHS.groupTerms}#faktura`, { width: PHONE });
  await scrollDown(terms);
  await terms.goto(PATHS.about);
  await terms.goBack();
  await settle(terms);
  await expectAt(terms, TOP);

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
  await expectAt(page, TOP);

  const to = TOP + 2_000;
  const list = await freshPage(PATHS.products, { width: PHONE });
  await scrollDown(list);
  await list.goto(PATHS.about);
  await list.route(chunk('restore-position'), async (route) => {
    await list.waitForFunction((top) => {
      // Until then, the browser itself scrolls to the position at which the page was left.
      if (document.readyState !== 'complete') return false;
      scrollTo({ top, behavior: 'instant' });
      return scrollY === top;
    }, to);
    await route.continue();
  });
  const isRun = list.waitForResponse(chunk('restore-position'));
  await list.goBack();
  await isRun;
  await settle(list);
  await expectAt(list, to);
});

// Long pages with and without a table of contents.
test.for([PATHS.home, PATHS.faq, PATHS.privacy])(
  'a link to the last section of %s ends below the header',
  async (path, { sharedPage }) => {
    const page = await sharedPage(path, { width: PHONE });
    const anchor = await page.evaluate(() => {
      const last = [...document.querySelectorAll('main :is(h2, h3, section, li)[id]')]
        .filter((element) => element.checkVisibility())
        .at(-1);
      const link = document.createElement('a');
      link.href = `#${last?.id}`;
      document.body.append(link);
      link.click();
      return link.hash;
    });
    const isInPlace = () =>
      page.evaluate((selector) => {
        const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
        const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? Number.NaN;
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        return top >= header && top < innerHeight && (isAtEnd || top < header + 100);
      }, anchor);
    await expect.poll(isInPlace).toBe(true);
  },
);

test('the way back to the list works in a tab whose history does not contain the list', async ({ freshPage }) => {
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
  await waitForQuery(product, '?tag=Jul');
  await product.close();
});
