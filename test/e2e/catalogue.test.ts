import type { Locator, Page } from 'playwright-core';
import { catalogue as copy } from '../../src/content/catalogue.ts';
import { PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import type { Order } from '../../src/domain/catalogue-filter.ts';
import { boxesOf, boxOf } from './support/boxes.ts';
import { settle, sidewaysOverflow, waitForStart } from './support/page-facts.ts';
import { DAILY_WIDTHS, DESKTOP, describe, expect, inject, PHONE, test } from './support/test.ts';

const names = (page: Page): Promise<readonly string[]> => page.locator('.product-grid .card h2').allTextContents();
const chip = (page: Page, name: string) => page.locator('.chip', { hasText: name });
const search = (page: Page) => page.getByLabel(copy.search.label);
const order = (page: Page) => page.getByLabel(copy.order.label, { exact: true });
const more = (page: Page) => page.locator('summary', { hasText: copy.more });
/** Selects an order as a visitor does: the focus comes first, and starts the list's script. */
const selectOrder = async (page: Page, value: Order): Promise<void> => {
  const isNarrow = await more(page).isVisible();
  if (isNarrow) await more(page).click();
  await order(page).focus();
  await order(page).selectOption(value);
  if (isNarrow) await more(page).click();
};
const announced = (page: Page) => page.getByRole('status');

/** The URL changes shortly after the last keystroke. */
const waitForQuery = (page: Page, query: string) => page.waitForURL((url) => url.search === query);

test.for(DAILY_WIDTHS)(
  'at %i px a tag, a search and an order apply in place and in the URL, and Back first undoes a link, then leaves the list',
  async (width, { freshPage }) => {
    const page = await freshPage(PATHS.about, { width });
    await page.goto(PATHS.products);
    await waitForStart(page);
    const all = await names(page);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await selectOrder(page, 'namn');
    await waitForQuery(page, '?ordning=namn');
    expect(await names(page)).toEqual(all.toSorted(new Intl.Collator('sv').compare));
    await chip(page, 'Vegansk').click();
    await waitForQuery(page, '?tag=Vegansk&ordning=namn');
    const vegan = await names(page);
    expect(vegan.length).toBeLessThan(all.length);
    await announced(page).getByText('Märkningen ”Vegansk”').waitFor({ state: 'attached' });
    await search(page).pressSequentially('choklad');
    await waitForQuery(page, '?tag=Vegansk&ordning=namn&sok=choklad');
    expect((await names(page)).length).toBeLessThan(vegan.length);
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
    // The tag has its own entry, in which the search was typed. The order was chosen in the entry of the list.
    await page.goBack();
    await waitForQuery(page, '?ordning=namn');
    await expect.poll(() => names(page)).toEqual(all.toSorted(new Intl.Collator('sv').compare));
    expect(await search(page).inputValue()).toBe('');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(PATHS.about);
  },
);

describe('the link from a product back to the list', () => {
  /** The link, once its code has added the list's query. */
  const back = (page: Page, query: string) => page.locator(`.back a[href$="${query}"]`);

  test('keeps the filters and the scroll position of a visitor who came from the list', async ({ freshPage }) => {
    const page = await freshPage(`${PATHS.products}?ordning=namn`, { width: PHONE });
    const card = page.locator('.product-grid .card h2 a').nth(9);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await card.click();
    await back(page, '?ordning=namn').click();
    await waitForQuery(page, '?ordning=namn');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('keeps the filters after a step to the next product', async ({ freshPage }) => {
    const page = await freshPage(`${PATHS.products}?tag=Jul`);
    await page.locator('.product-grid .card h2 a').first().click();
    await back(page, '?tag=Jul').waitFor();
    const first = page.url();
    await page.locator('.neighbours [rel="next"]').click();
    await page.waitForURL((url) => url.href !== first);
    await back(page, '?tag=Jul').click();
    await waitForQuery(page, '?tag=Jul');
  });
});

describe('the first screen of the list', () => {
  test('has only the title and the intro above the search', async ({ sharedPage }) => {
    const page = await sharedPage(PATHS.products, { width: PHONE });
    expect(await page.locator('.page-head').textContent()).toMatch(
      /^Vårt sortiment\s*Kunderna upptäcker något nytt varje runda\.$/,
    );
  });

  test('on a computer has a low page head, and the first products above its middle', async ({ sharedPage }) => {
    const page = await sharedPage(PATHS.products, { width: DESKTOP });
    expect((await boxOf(page, '.page-head')).height).toBeLessThanOrEqual(180);
    expect((await boxOf(page, '.product-grid .card')).top).toBeLessThanOrEqual(420);
  });

  test('on a phone has a low page head, and the names and prices of the first two products', async ({ sharedPage }) => {
    const page = await sharedPage(PATHS.products, { width: PHONE });
    expect((await boxOf(page, '.page-head')).height).toBeLessThanOrEqual(140);
    expect((await boxOf(page, '.product-grid .card')).top).toBeLessThanOrEqual(400);
    const texts = await boxesOf(page, '.card:nth-child(-n + 2) :is(h2, strong)');
    expect(texts).toHaveLength(4);
    expect(Math.max(...texts.map(({ bottom }) => bottom))).toBeLessThanOrEqual(740);
  });
});

test.for([
  { width: PHONE, columns: 2 },
  { width: 768, columns: 3 },
  { width: DESKTOP, columns: 4 },
  { width: 1920, columns: 4 },
])('at $width px the list has $columns columns', async ({ width, columns }, { freshPage }) => {
  const page = await freshPage(PATHS.products, { width });
  const lefts = (await boxesOf(page, '.product-grid .card')).map(({ left }) => left);
  expect(new Set(lefts).size).toBe(columns);
});

test('after a tag is chosen, the first product is in view and the number of products is announced', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.products, { width: PHONE, height: 480, reducedMotion: true });
  // Before the script has started, a tag is a link.
  await settle(page);
  await chip(page, 'Jul').click();
  await waitForQuery(page, '?tag=Jul');
  const found = copy.count((await names(page)).length);
  await announced(page).getByText(found).waitFor({ state: 'attached' });
  expect(await page.locator('.catalogue-count').textContent()).toBe(found);
  const first = await boxOf(page, '.product-grid .card');
  expect(first.top).toBeGreaterThanOrEqual(0);
  // A window scrolls by whole pixels.
  expect(first.bottom).toBeLessThan(481);
});

describe('the tags', () => {
  /** Adds many more tags. */
  const addTags = (page: Page): Promise<void> =>
    page.locator('.chips').evaluate((list) => {
      for (let index = 1; index <= 45; index += 1) {
        const item = list.lastElementChild?.cloneNode(true);
        if (item) list.append(item);
      }
    });

  test.for([PHONE, 768, DESKTOP, 1920])(
    'are one scrolling row at %i px, however many there are',
    async (width, { freshPage }) => {
      const page = await freshPage(PATHS.products, { width, reducedMotion: true });
      await addTags(page);
      expect(new Set((await boxesOf(page, '.chip')).map(({ top }) => top)).size).toBe(1);
      expect(await sidewaysOverflow(page)).toBe(0);
      const list = page.locator('.chips');
      expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
      await page.locator('.chip').last().focus();
      const [last] = (await boxesOf(page, '.chip')).slice(-1);
      const row = await boxOf(page, '.chips');
      const faded = await list.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingRight));
      expect(last?.right).toBeLessThanOrEqual(row.right - faded + 1);
    },
  );

  /** Whether a chip is in the row, and clear of its fading edge. */
  const isInRow = (element: Locator): Promise<boolean> =>
    element.evaluate((one) => {
      const row = one.closest('.chips');
      if (!row) return false;
      const [shown, whole] = [one.getBoundingClientRect(), row.getBoundingClientRect()];
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      return (
        shown.left >= whole.left + Number.parseFloat(paddingLeft) - 1 &&
        shown.right <= whole.right - Number.parseFloat(paddingRight) + 1
      );
    });

  describe.each([PHONE, DESKTOP])('of many products at %i px', (width) => {
    const options = {
      width,
      origin: inject('importedUrl'),
      // One of the images does not exist.
      prepare: (page: Page) => page.route(/\/images\//, (route) => route.fulfill({ body: '' })),
    };
    const chosen = (page: Page) => page.locator('.chip[aria-current]');

    test('scroll to the chosen tag, even after a reload and after Back', async ({ freshPage }) => {
      const page = await freshPage(`${PATHS.products}?tag=Vuxen`, options);
      await expect.poll(() => isInRow(chosen(page))).toBe(true);
      await page.reload();
      await expect.poll(() => isInRow(chosen(page))).toBe(true);
      await settle(page);
      await page.locator('.chip').first().click();
      await expect.poll(() => page.locator('.chip').first().getAttribute('aria-current')).toBe('true');
      await page.goBack();
      await expect.poll(() => chosen(page).textContent()).toBe('Vuxen');
      await expect.poll(() => isInRow(chosen(page))).toBe(true);
    });

    test('show the chosen tag without script', async ({ freshPage }) => {
      const { prepare: _, ...rest } = options;
      const page = await freshPage(`${PATHS.products}?tag=Vuxen`, { ...rest, javaScript: false, until: 'load' });
      expect(await isInRow(chosen(page))).toBe(true);
    });

    test('scroll to each tag that gets the focus from the keyboard', async ({ freshPage }) => {
      const page = await freshPage(PATHS.products, options);
      await settle(page);
      const chips = page.locator('.chip');
      await chips.first().focus();
      for (let index = 1; index < 20; index += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => isInRow(chips.nth(index)), { message: `chip ${index}` }).toBe(true);
      }
    });
  });

  test('have no scrollbar on a computer while all of them are in view', async ({ sharedPage }) => {
    const page = await sharedPage(PATHS.products, { width: DESKTOP });
    const overflow = await page.locator('.chips').evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(overflow).toBe(0);
  });
});

describe('the rarely used controls on a phone', () => {
  test('are behind one button and open over the products without moving them', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products, { width: PHONE });
    const before = await boxesOf(page, '.card');
    expect(before.length).toBeGreaterThan(20);
    expect(await order(page).isVisible()).toBe(false);
    await more(page).click();
    await page.getByRole('button', { name: share.list }).waitFor();
    await page.getByRole('button', { name: copy.print }).waitFor();
    expect(await boxesOf(page, '.card')).toEqual(before);
    await settle(page);
    await page.keyboard.press('Escape');
    await order(page).waitFor({ state: 'hidden' });
    expect(await more(page).evaluate((summary) => summary === document.activeElement)).toBe(true);
  });

  test('are in front of the products and behind the header', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products, { width: PHONE, reducedMotion: true });
    await more(page).click();
    const panel = page.locator('.catalogue-actions');
    /** The front element at each point of a grid over the visible part of the panel. */
    const inFront = () =>
      panel.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const found = new Set<string>();
        for (let x = left + 20; x < right - 20; x += 10)
          for (let y = top + 20; y < Math.min(bottom - 20, innerHeight); y += 10) {
            const front = document.elementFromPoint(x, y);
            if (front && y >= 0) found.add(front.closest('.catalogue-actions, .card, .header')?.className ?? '');
          }
        return [...found];
      });
    expect(await inFront()).toEqual(['catalogue-actions']);
    await panel.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' }));
    expect(await inFront()).toEqual(['header', 'catalogue-actions']);
  });
});

test('a search without a hit says so and links back to all products, with the focus on the link', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.products);
  const all = await names(page);
  await search(page).pressSequentially('zzz');
  await page.getByRole('heading', { name: copy.noMatches.title }).waitFor();
  await announced(page).getByText(copy.noMatches.text).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: copy.noMatches.link }).click();
  await expect.poll(() => names(page)).toEqual(all);
  expect(await search(page).inputValue()).toBe('');
  expect(await chip(page, copy.tags.all).evaluate((link) => link === document.activeElement)).toBe(true);
});
