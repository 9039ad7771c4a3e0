import { inject } from 'vitest';
import { ownShop } from '../../src/content/own-shop.ts';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { SHOP } from '../e2e/support/sharing.ts';
import { readViews } from '../e2e/support/views.ts';
import { PRODUCT } from '../support/routes.ts';
import type { Page } from './support/page.ts';
import { doElsewhere, follow, restore, restoreAfter } from './support/restore.ts';
import { DESKTOP, expect, HEIGHT, PHONE, test } from './support/test.ts';
import { addProduct, seeBar } from './support/wish-bar.ts';

const COFFEE = productPath('morgonrunda-bryggkaffe');

const LIST_SEARCH = '#varor-sok';
const FAQ_SEARCH = '#sokord';

/** Waits until the page has this query, and the view that the server sends for it. */
const seeViewOf = async (page: Page, query: string): Promise<void> => {
  await expect.poll(() => page.evaluate(() => location.search)).toBe(query);
  const isViewOfUrl = async (): Promise<boolean> => {
    const { shown, loaded } = await page.evaluate(readViews);
    return JSON.stringify(shown) === JSON.stringify(loaded);
  };
  await expect.poll(isViewOfUrl).toBe(true);
};

/** Waits until links are handled in place, and marks the document, so that a navigation to another document is noticed. */
const mark = async (page: Page): Promise<void> => {
  await page.see('html[data-started]');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
};
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);

const forward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()));

test('the list has the view of its URL, in place, after Back and Forward, from a product and after a reload', async ({
  visit,
}) => {
  const page = await visit(PATHS.products, { width: DESKTOP });
  await mark(page);
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
  await seeViewOf(page, '?ordning=namn');
  // The card has moved.
  await page.see(more, { isFocused: true });

  await page.pressOn('.chip[href*="tag=Jul"]');
  await seeViewOf(page, '?tag=Jul&ordning=namn');
  await page.pressOn(LIST_SEARCH);
  await page.type('ragsokkkor');
  const searched = '?tag=Jul&ordning=namn&sok=ragsokkkor';
  await seeViewOf(page, searched);
  await page.back();
  await seeViewOf(page, '?ordning=namn');
  await forward(page);
  await seeViewOf(page, searched);
  expect(await isSamePage(page)).toBe(true);

  await doElsewhere(page, PRODUCT, () =>
    expect.poll(() => page.evaluate(() => document.querySelector<HTMLAnchorElement>('.back a')?.search)).toBe(searched),
  );
  await seeViewOf(page, searched);
  await page.see(LIST_SEARCH, { value: 'ragsokkkor' });
  await page.reload();
  await seeViewOf(page, searched);
  await page.see(LIST_SEARCH, { value: 'ragsokkkor' });
});

test('each history entry of the list has its scroll position, from another page and after a reload as well', async ({
  visit,
}) => {
  const page = await visit(PATHS.products, { width: PHONE });
  await mark(page);
  const scroll = async (top: number): Promise<void> => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await expect.poll(() => page.scrolledTo()).toBe(top);
  };
  const press = async (tag: string): Promise<void> => {
    await page.evaluate((name) => document.querySelector<HTMLElement>(`.chip[href*="tag=${name}"]`)?.click(), tag);
    await seeViewOf(page, `?tag=${tag}`);
  };
  await scroll(1_200);
  await press('Vegansk');
  await scroll(300);
  await press('Jul');
  for (const [query, top] of [
    ['?tag=Vegansk', 300],
    ['', 1_200],
  ] as const) {
    await page.back();
    await seeViewOf(page, query);
    await expect.poll(() => page.scrolledTo()).toBe(top);
  }
  expect(await isSamePage(page)).toBe(true);

  await scroll(900);
  await doElsewhere(page, PATHS.about, async () => expect(await page.scrolledTo()).toBe(0));
  await expect.poll(() => page.scrolledTo()).toBe(900);
  await page.reload();
  await expect.poll(() => page.scrolledTo()).toBe(900);
});

test('a question that a link leads to is open, and the questions are searched in place, even after Back and a reload', async ({
  visit,
}) => {
  const listed = await visit(PATHS.faq);
  const id = await listed.evaluate(() => [...document.querySelectorAll('.faq-item .answer')].at(-1)?.id ?? '');
  const page = await visit(`${PATHS.faq}#${id}`);
  await page.see(`#${id}`);
  await expect.poll(async () => Math.abs((await page.look(`#${id}`))?.y ?? HEIGHT)).toBeLessThan(HEIGHT);

  /** Types at the end of the field. */
  const search = async (text: string, query: string): Promise<void> => {
    await mark(page);
    await page.pressOn(FAQ_SEARCH);
    await page.press('End');
    await page.type(text);
    await seeViewOf(page, `?sok=${query}`);
    await page.see(FAQ_SEARCH, { isFocused: true, value: query });
    expect(await isSamePage(page)).toBe(true);
  };
  await page.open(PATHS.faq);
  await search('fakktur', 'fakktur');
  await restore(page);
  await search('rr', 'fakkturrr');
  await page.reload();
  await search('a', 'fakkturrra');
  await page.pressOn('.search-all a');
  await seeViewOf(page, '');
  expect(await isSamePage(page)).toBe(true);
});

test('a composed message is there on the way back, without a question', async ({ visit }) => {
  const page = await visit(PATHS.withdrawal);
  await page.evaluate(() => {
    for (const [name, value] of Object.entries({ namn: 'Åsa', order: '1234', epost: 'asa@kund.example' })) {
      const input = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
      if (input) input.value = value;
    }
    setTimeout(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
  });
  const composed = async () => (await page.look('.composed-text'))?.text;
  await expect.poll(composed).toContain('Namn: Åsa');
  await page.leaveFor(PATHS.about);
  await expect.poll(composed).toBeUndefined();
  await page.back();
  await expect.poll(composed).toContain('Namn: Åsa');
});

test('a seller’s own web shop is in its field and on the brochure as it was last changed', async ({ visit }) => {
  const field = '.own-shop [type="url"]';
  const page = await visit(PATHS.products, { width: DESKTOP });
  const isOnCover = () =>
    page.evaluate(() => document.querySelector('.brochure-cover')?.hasAttribute('data-shop') ?? null);
  const changeShop = async (shop: string): Promise<void> => {
    const isKept = () => page.evaluate(() => sessionStorage.getItem('webbshop') !== null);
    await page.focus(field);
    // The code of the field comes with the focus.
    if (await isKept()) await page.see(field, { value: SHOP });
    await page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.select());
    await page.press('Backspace');
    await page.type(shop);
    await page.press('Tab');
    await expect.poll(isKept).toBe(shop !== '');
  };
  expect(await isOnCover()).toBe(false);
  for (const shop of [SHOP, '']) {
    await doElsewhere(page, PATHS.material, () => changeShop(shop));
    await expect.poll(isOnCover).toBe(shop !== '');
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.isPrinted = '';
      };
    });
    await page.pressOn('.print-button');
    // The brochure is printed once its images have loaded.
    await expect.poll(() => page.lookAll('body[data-is-printed]'), { timeout: 20_000 }).toHaveLength(1);
  }

  await follow(page, PATHS.material);
  await changeShop(SHOP);
  const seeKept = async (): Promise<void> => {
    await page.see(field, { value: SHOP });
    await page.focus(field);
    await page.press('End');
    await page.type('x');
    await page.press('Backspace');
    await page.see('.own-shop-message', { text: ownShop.messages.allowed });
  };
  await seeKept();
  await page.reload();
  await seeKept();
  await restore(page);
  await seeKept();
  // Firefox restores the session storage along with the page, so the page has the shop again.
  if (inject('engine') !== 'firefox') {
    await restoreAfter(page, `${PATHS.material}?deltagare=12`, () => changeShop(''));
    await page.see(field, { value: '' });
  }
});

test('the wish list has the products from every page, even after Back and a reload', async ({ visit }) => {
  const page = await visit(PATHS.about);
  const first = await restoreAfter(page, PRODUCT, () => addProduct(page));
  // The page is from before the list.
  await seeBar(page, first);
  await follow(page, COFFEE);
  await seeBar(page, first);
  await addProduct(page);
  await seeBar(page, await restoreAfter(page, PRODUCT, () => addProduct(page)));
  const all = await addProduct(page);
  await page.reload();
  await seeBar(page, all);
  await follow(page, PATHS.about);
  await seeBar(page, all);
});

test('the wish list is empty after Back and a reload when it was emptied on a later page', async ({ visit }) => {
  const page = await visit(PRODUCT);
  await addProduct(page);
  await follow(page, PATHS.about);
  await page.see('.wish-bar');
  await restoreAfter(page, PRODUCT, async () => {
    // A repeated attempt adds a product again, because the previous attempt has emptied the list.
    await page.reach('.product .wish, .product .stepper');
    if (!(await page.look('.product .stepper'))?.isVisible) await addProduct(page);
    await page.pressOn('.product .stepper button:first-of-type');
    await page.seeNone('.wish-bar');
  });
  await page.seeNone('.wish-bar');
  await page.reload();
  await follow(page, PRODUCT);
  await page.see('.product .wish');
  await page.seeNone('.wish-bar');
});
