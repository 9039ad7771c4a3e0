import { PATHS } from '../../src/content/paths.ts';
import { readViews } from '../e2e/support/views.ts';
import type { Page } from './support/page.ts';
import { DESKTOP, describe, expect, PHONE, test } from './support/test.ts';

const FIELDS = { list: '#varor-sok', faq: '#sokord' } as const;

const query = (page: Page) => page.evaluate(() => location.search);
const hasQuery = (page: Page, expected: string) => expect.poll(() => query(page)).toBe(expected);

const pressOnTag = (page: Page, tag: string) => page.pressOn(`.chip[href*="tag=${tag}"]`);

const isViewOfUrl = (page: Page) =>
  expect
    .poll(async () => {
      const { shown, loaded } = await page.evaluate(readViews);
      return JSON.stringify(shown) === JSON.stringify(loaded);
    })
    .toBe(true);

/** Waits until links are handled in place, and marks the document, so that a navigation to another document is noticed. */
const mark = async (page: Page): Promise<void> => {
  const hasTools = () =>
    page.evaluate(
      () => document.querySelector('.catalogue') === null || document.documentElement.matches('[data-started]'),
    );
  await expect.poll(hasTools).toBe(true);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
};
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);

describe('a view that was swapped in', () => {
  test('of the list equals the one that its URL loads, even after Back and Forward', async ({ visit }) => {
    const page = await visit(PATHS.products, { width: DESKTOP });
    await mark(page);
    await pressOnTag(page, 'Jul');
    await hasQuery(page, '?tag=Jul');
    await isViewOfUrl(page);
    await page.pressOn(FIELDS.list);
    await page.type('ragsokkkor');
    await hasQuery(page, '?tag=Jul&sok=ragsokkkor');
    await isViewOfUrl(page);
    await page.back();
    await hasQuery(page, '');
    await isViewOfUrl(page);
    await page.evaluate(() => void setTimeout(() => history.forward()));
    await hasQuery(page, '?tag=Jul&sok=ragsokkkor');
    await isViewOfUrl(page);
    expect(await isSamePage(page)).toBe(true);
  });

  test('of the FAQ page equals the one that its URL loads, and the field keeps the focus', async ({ visit }) => {
    const page = await visit(PATHS.faq);
    await mark(page);
    await page.pressOn(FIELDS.faq);
    await page.type('fakkturrra');
    await hasQuery(page, '?sok=fakkturrra');
    await isViewOfUrl(page);
    await page.see(FIELDS.faq, { isFocused: true, value: 'fakkturrra' });
    await page.pressOn('.search-all a');
    await hasQuery(page, '');
    await isViewOfUrl(page);
    expect(await isSamePage(page)).toBe(true);
  });
});

test('each history entry of the list has its scroll position', async ({ visit }) => {
  const page = await visit(PATHS.products, { width: PHONE });
  await mark(page);
  const scroll = async (top: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await expect.poll(() => page.scrolledTo()).toBe(top);
  };
  const press = (tag: string) =>
    page.evaluate((name) => document.querySelector<HTMLElement>(`.chip[href*="tag=${name}"]`)?.click(), tag);
  await scroll(1_200);
  await press('Vegansk');
  await hasQuery(page, '?tag=Vegansk');
  await scroll(300);
  await press('Jul');
  await hasQuery(page, '?tag=Jul');
  for (const [expected, top] of [
    ['?tag=Vegansk', 300],
    ['', 1_200],
  ] as const) {
    await page.back();
    await hasQuery(page, expected);
    await expect.poll(() => page.scrolledTo()).toBe(top);
  }
  expect(await isSamePage(page)).toBe(true);
});

test('a card keeps its element, its stepper and the focus when the order changes', async ({ visit }) => {
  const page = await visit(PATHS.products, { width: DESKTOP });
  const card = '.card:nth-child(4)';
  await page.pressOn(`${card} .wish`);
  await page.see(`${card} .stepper`);
  const id = await page.evaluate((selector) => document.querySelector(selector)?.id, card);
  const more = `#${id} .stepper button:last-of-type`;
  await page.focus(more);
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('.catalogue select');
    if (select) select.value = 'namn';
    select?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await hasQuery(page, '?ordning=namn');
  await isViewOfUrl(page);
  await page.see(more, { isFocused: true });
});
