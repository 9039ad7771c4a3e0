import type { Locator, Page } from 'playwright-core';
import { askSeller } from '../../src/content/ask-seller.ts';
import { errors } from '../../src/content/errors.ts';
import { PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import { sharedShop } from '../../src/content/shared-shop.ts';
import { wishList as copy } from '../../src/content/wish-list.ts';
import { MAX_COUNT, MAX_WISHES } from '../../src/domain/wish-list.ts';
import { toShopParams } from '../../src/shared/shop-address.ts';
import { boxesOf } from './support/boxes.ts';
import { settle, targetsBelow, waitForStart } from './support/page-facts.ts';
import { PRODUCT } from './support/routes.ts';
import { collectCopies, collectMails, collectShares, SHARED_SHOP, SHOP } from './support/shared-shop.ts';
import { describe, expect, PHONE, test } from './support/test.ts';

const NAME = 'Pepparkakor i kakburk';
const NBSP = '\u00a0';
const HOUR_MS = 60 * 60_000;

const bar = (page: Page) => page.getByRole('complementary', { name: copy.title });
const panel = (page: Page) => page.getByRole('dialog', { name: copy.title });
const addButton = (page: Page) => page.getByRole('button', { name: `${copy.add} ${NAME}` });
const openPanel = async (page: Page) => {
  await bar(page).getByRole('button', { name: copy.show }).click();
  await panel(page).getByRole('textbox').waitFor();
};
const message = (page: Page) => panel(page).getByRole('textbox').inputValue();
/** The texts of the buttons and links in the colour of a page's main action. */
const primaryActions = (place: Locator): Promise<readonly string[]> =>
  place.locator('.button:visible, .wish:visible').evaluateAll((buttons) => {
    const [probe] = [document.body.appendChild(document.createElement('i'))];
    probe.style.background = 'var(--pine)';
    const pine = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return buttons
      .filter((button) => getComputedStyle(button).backgroundColor === pine)
      .map((button) => button.textContent?.trim() ?? '');
  });
/** Puts wishes into the storage before the page's scripts run. */
const keep = (params: string) => ({
  prepare: (page: Page) => page.addInitScript((stored) => sessionStorage.setItem('lapp', stored), params),
});

test('products that are added in the list are shown on other pages, and end up in the message to the seller', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.products, { width: PHONE });
  await addButton(page).click();
  await page.getByRole('button', { name: copy.more(NAME) }).click();
  await bar(page).getByText(`2${NBSP}varor 290${NBSP}kr 145${NBSP}kr till gruppen`).waitFor();
  await page.goto(PATHS.about);
  await bar(page).getByText(`290${NBSP}kr`).waitFor();
  await page.goBack();
  await page
    .getByRole('group', { name: copy.countOf(NAME) })
    .getByText('2')
    .waitFor();
  await openPanel(page);
  expect(await message(page)).toBe(`Hej! Jag vill gärna köpa: 2 st ${NAME}, 290 kr.\nHälsningar`);
  const href = await panel(page).getByRole('link', { name: copy.send }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('body')).toBe((await message(page)).replace('\n', '\r\n'));
  await panel(page).getByRole('button', { name: share.copy }).click();
  await panel(page).getByText(copy.copied).waitFor();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
});

test('with a shared web shop the list is for the seller, and leads to the shop', async ({ freshPage }) => {
  const page = await freshPage(`${PRODUCT}${SHARED_SHOP}`);
  await addButton(page).click();
  await bar(page).getByText('till Noras grupp').waitFor();
  await openPanel(page);
  expect(await message(page)).toMatch(/^Hej Nora! Jag vill gärna köpa: 1 /);
  expect(await panel(page).getByRole('link', { name: 'Öppna Noras webbshop' }).getAttribute('href')).toBe(SHOP);
  const links = await panel(page).getByRole('link').allTextContents();
  expect(links).toEqual(['Öppna Noras webbshop', copy.send]);
  expect(await primaryActions(panel(page))).toEqual(['Öppna Noras webbshop']);
});

test('the list works by keyboard, and each change is announced once', async ({ freshPage }) => {
  const page = await freshPage(PRODUCT);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: copy.more(NAME) });
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('status').getByText(copy.changed(NAME, 1), { exact: true }).waitFor();
  await bar(page).getByRole('button', { name: copy.show }).press('Enter');
  await panel(page).getByRole('textbox').waitFor();
  await page.keyboard.press('Escape');
  await more.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => addButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: askSeller.label }).waitFor();
});

test.for([320, 360, 1280])(
  'at %i px no row of the list changes its height when a product is added',
  async (width, { freshPage }) => {
    const page = await freshPage(PATHS.products, { width });
    const heights = async () => (await boxesOf(page, '.product-grid .card')).map(({ height }) => height);
    const before = await heights();
    await addButton(page).click();
    await page.getByRole('group', { name: copy.countOf(NAME) }).waitFor();
    expect(await heights()).toEqual(before);
  },
);

test('on the page of another product the one main action is to add the product, and afterwards to show the list', async ({
  freshPage,
}) => {
  const page = await freshPage(PRODUCT, { width: PHONE, ...keep('morgonrunda-bryggkaffe=1') });
  await bar(page).getByText(`129${NBSP}kr`).waitFor();
  const all = page.locator('body');
  expect(await primaryActions(all)).toEqual([`${copy.add} ${NAME}`]);
  expect(await page.getByText(copy.show, { exact: true }).count()).toBe(1);
  await addButton(page).click();
  await bar(page).getByText(`274${NBSP}kr`).waitFor();
  expect(await primaryActions(all)).toEqual([copy.show]);
  expect(await page.getByText(copy.show, { exact: true }).count()).toBe(1);
});

test('with a shared web shop the one main action is to add another product, and afterwards to show the list', async ({
  freshPage,
}) => {
  const page = await freshPage(`${PRODUCT}${SHARED_SHOP}`, { width: PHONE, ...keep('morgonrunda-bryggkaffe=1') });
  await bar(page).getByText('till Noras grupp').waitFor();
  expect(await primaryActions(page.locator('body'))).toEqual([`${copy.add} ${NAME}`]);
  await addButton(page).click();
  await page.getByRole('group', { name: copy.countOf(NAME) }).waitFor();
  expect(await primaryActions(page.locator('body'))).toEqual([copy.show]);
});

test.for([
  { width: 740, height: 360 },
  { width: 640, height: 400 },
])('in a window of $width x $height the button of the list is in view', async (size, { freshPage }) => {
  const page = await freshPage(PRODUCT, size);
  await addButton(page).click();
  const button = bar(page).getByRole('button', { name: copy.show });
  await button.waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  expect(await button.boundingBox()).toSatisfy((box) => box !== null && box.y > 0 && box.y + box.height <= size.height);
});

test("the visitor's edited message stays when a count changes", async ({ freshPage }) => {
  const page = await freshPage(PRODUCT);
  await addButton(page).click();
  await openPanel(page);
  const field = panel(page).getByRole('textbox');
  const more = panel(page).getByRole('button', { name: copy.more(NAME) });
  await field.fill(`${await message(page)} Karin, $& 3 tr`);
  await more.click();
  await expect.poll(() => message(page)).toContain(`2 st ${NAME}, 290 kr.\nHälsningar Karin, $& 3 tr`);
  await page.keyboard.press('Escape');
  await openPanel(page);
  expect(await message(page)).toContain('Karin');
  await field.fill('Två burkar, tack. Karin');
  await more.click();
  await panel(page).getByText(copy.message.rewritten).waitFor();
  expect(await message(page)).toBe('Två burkar, tack. Karin');
});

test('the message goes to the share dialog, and a message that is too long for e-mail is offered for copying', async ({
  freshPage,
}) => {
  const page = await freshPage(PRODUCT);
  await addButton(page).click();
  await openPanel(page);
  await panel(page).getByRole('textbox').fill('å'.repeat(400));
  const send = panel(page).getByRole('link', { name: copy.send });
  await send.click();
  await panel(page).getByText(copy.tooLong).waitFor();
  const shares = await collectShares(page);
  await send.click();
  await send.click();
  await expect.poll(shares).toEqual([{ text: 'å'.repeat(400) }]);
});

test('prices are current, and a product that is gone can be removed', async ({ freshPage }) => {
  const page = await freshPage(
    PATHS.about,
    keep('pepparkakor-i-kakburk=2&finns-inte=1&<script>alert(1)</script>=1&x=y'),
  );
  await bar(page).getByText(`290${NBSP}kr`).waitFor();
  await openPanel(page);
  await panel(page).getByText(copy.gone(2)).waitFor();
  expect(await message(page)).not.toContain('finns-inte');
  // The page's own style sheet has no styles for steppers.
  expect(await targetsBelow(page, 44)).toEqual([]);
  await panel(page).getByRole('button', { name: copy.remove }).click();
  await panel(page).getByText(copy.gone(2)).waitFor({ state: 'detached' });
  const fewer = panel(page).getByRole('button', { name: copy.fewer(NAME) });
  await fewer.click();
  await fewer.press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  await page.getByRole('status').getByText(copy.empty).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('when the prices cannot be loaded, the list says so and tries again', async ({ freshPage, expectProblems }) => {
  expectProblems(/404/);
  const page = await freshPage(PATHS.about, {
    prepare: async (blank) => {
      await keep('pepparkakor-i-kakburk=1').prepare(blank);
      await blank.route('**/api/products', (route) => route.fulfill({ status: 404, body: '' }), { times: 2 });
    },
  });
  await bar(page).getByText(`1${NBSP}vara`, { exact: true }).waitFor();
  await bar(page).getByRole('button').click();
  await panel(page).getByText(errors.productList.message).waitFor();
  await panel(page).getByRole('button', { name: errors.panel.retry }).click();
  await panel(page).getByRole('textbox').waitFor();
});

test('without storage the list belongs to the page alone', async ({ freshPage }) => {
  const prepare = (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('blocked');
        },
      }),
    );
  const page = await freshPage(PRODUCT, { prepare });
  await addButton(page).click();
  await page.getByRole('button', { name: copy.more(NAME) }).click();
  await bar(page).getByText(`2${NBSP}varor 290${NBSP}kr`).waitFor();
});

test('a full list refuses another product, and more of a product than its maximum, and says so', async ({
  freshPage,
}) => {
  const full = Array.from({ length: MAX_WISHES - 1 }, (_, index) => `vara-${index}=1`).join('&');
  const page = await freshPage(PRODUCT, keep(`${full}&mer=${MAX_COUNT}`));
  await addButton(page).click();
  await page.getByRole('status').getByText(copy.full).waitFor();
  await page.evaluate((stored) => sessionStorage.setItem('lapp', stored), `pepparkakor-i-kakburk=${MAX_COUNT - 1}`);
  await page.evaluate(() => dispatchEvent(new Event('wishes-changed')));
  const more = page.getByRole('button', { name: copy.more(NAME) });
  await more.click();
  await more.click();
  await page.getByText(copy.shownCount(MAX_COUNT)).waitFor();
  await page.getByRole('status').getByText(copy.changed(NAME, MAX_COUNT)).waitFor();
});

test('where the message opens an e-mail program, copying is offered, and the clipboard is not changed', async ({
  freshPage,
}) => {
  const page = await freshPage(PRODUCT);
  const mails = await collectMails(page);
  const copies = await collectCopies(page);
  await addButton(page).click();
  await openPanel(page);
  const text = await message(page);
  await panel(page).getByRole('link', { name: copy.send }).click();
  await panel(page).getByText(share.noMail).waitFor();
  await expect.poll(() => mails().map((mail) => mail.get('body'))).toEqual([text.replace('\n', '\r\n')]);
  expect(await copies()).toEqual([]);
  await panel(page).getByRole('button', { name: share.copy }).click();
  await expect.poll(copies).toEqual([text]);
});

test('the page does not scroll under the open list', async ({ freshPage }) => {
  const page = await freshPage(PATHS.products);
  await addButton(page).click();
  await openPanel(page);
  const before = await page.evaluate(() => scrollY);
  for (const { x, y } of [
    { x: 20, y: 20 },
    { x: 640, y: 400 },
  ]) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 3_000);
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

describe('in two tabs', () => {
  const COUNT_OF_BOTH = `2${NBSP}varor 290${NBSP}kr`;

  /** A tab that the browser has duplicated: its storage starts as a copy. */
  const duplicate = async (page: Page, path: string): Promise<Page> => {
    const opened = page.waitForEvent('popup');
    await page.evaluate((url) => void open(url), path);
    const copied = await opened;
    await waitForStart(copied);
    return copied;
  };

  test('there are two lists', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT);
    await addButton(page).click();
    await bar(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await waitForStart(other);
    expect(await bar(other).count()).toBe(0);
    await addButton(other).click();
    await page.reload();
    await bar(page).getByText(`1${NBSP}vara`).waitFor();
  });

  test.for([
    ['without a web shop', PRODUCT],
    ['even where a link opens the same seller’s web shop again', `${PRODUCT}${SHARED_SHOP}`],
  ] as const)('of which one is a duplicate of the other, the list is the same, %s', async ([, path], { freshPage }) => {
    const page = await freshPage(path);
    await addButton(page).click();
    await bar(page).waitFor();
    const copied = await duplicate(page, path);
    await copied.getByRole('button', { name: copy.more(NAME) }).click();
    for (const tab of [copied, page]) await bar(tab).getByText(COUNT_OF_BOTH).waitFor();
  });

  const OLLES_SHOP = `#${toShopParams({ href: 'https://olle.medlem.saljrundan.example/', name: 'Olle' })}`;

  test('a duplicate of an empty tab shows the list that the other tab starts', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT);
    const copied = await duplicate(page, PATHS.about);
    await addButton(page).click();
    await bar(copied).getByText(`1${NBSP}vara`).waitFor();
  });

  test.for([
    ['', 0],
    [', even when a page is left before the code for its web shop has loaded', 1],
  ] as const)(
    'that are duplicates, two sellers’ web shops have two lists%s',
    async ([, heldRequests], { freshPage }) => {
      const page = await freshPage(PRODUCT);
      await addButton(page).click();
      await bar(page).waitFor();
      const copied = await duplicate(page, `${PRODUCT}${SHARED_SHOP}`);
      await bar(copied).getByText('till Noras grupp').waitFor();
      const code = '**/build/assets/open-shop-*.js';
      const isAsked = page.waitForRequest(code);
      if (heldRequests > 0) await page.route(code, () => new Promise(() => undefined), { times: heldRequests });
      await page.goto(`${PRODUCT}${OLLES_SHOP}`);
      await isAsked;
      await page.reload();
      await bar(page).getByText('till Olles grupp').waitFor();
      await copied.getByRole('button', { name: copy.more(NAME) }).click();
      await bar(copied).getByText(COUNT_OF_BOTH).waitFor();
      await page.reload();
      await bar(page).getByText(`1${NBSP}vara 145${NBSP}kr 72,50${NBSP}kr till Olles grupp`).waitFor();
    },
  );

  test.for([
    ['', 0],
    [', even after the clock has been set back', 600_000],
  ] as const)(
    'that are duplicates, a web shop that is removed in one is removed in both%s',
    async ([, clockBackMs], { freshPage }) => {
      const shopBar = (tab: Page) => tab.getByRole('complementary', { name: sharedShop.label });
      const page = await freshPage(`${PATHS.about}${SHARED_SHOP}`);
      await shopBar(page).waitFor();
      await page.evaluate((ms) => {
        const shop = sessionStorage.getItem('webbshop') ?? '';
        sessionStorage.setItem(
          'webbshop',
          shop.replace(/\d+$/, (keptAt) => `${Number(keptAt) + ms}`),
        );
      }, clockBackMs);
      const copied = await duplicate(page, PATHS.about);
      await shopBar(copied).getByRole('button').click();
      for (const tab of [copied, page]) await shopBar(tab).waitFor({ state: 'detached' });
    },
  );

  test('a duplicate that opens another seller’s web shop continues with its own list', async ({ freshPage }) => {
    const page = await freshPage(`${PRODUCT}${SHARED_SHOP}`);
    await addButton(page).click();
    await bar(page).getByText('till Noras grupp').waitFor();
    const copied = await duplicate(page, `${PRODUCT}${OLLES_SHOP}`);
    await bar(copied).getByText('till Olles grupp').waitFor();
    await copied.getByRole('button', { name: copy.more(NAME) }).click();
    await bar(copied).getByText(COUNT_OF_BOTH).waitFor();
    await page.reload();
    await bar(page).getByText(`1${NBSP}vara 145${NBSP}kr 72,50${NBSP}kr till Noras grupp`).waitFor();
  });
});

describe('what is stored outside the tab', () => {
  const records = (page: Page) => page.evaluate(() => Object.entries(localStorage));

  test('consists of products and counts without names, and the next visitor removes it after an hour', async ({
    freshPage,
  }) => {
    const page = await freshPage(`${PRODUCT}${SHARED_SHOP}`);
    await addButton(page).click();
    await bar(page).waitFor();
    const [stored, ...others] = await records(page);
    expect(others).toEqual([]);
    const [key = '', record = ''] = stored ?? [];
    expect(key).toMatch(/^lapp [a-z\d]+$/);
    expect(record).toMatch(/^\d{13} \d{13} 0 pepparkakor-i-kakburk=1$/);
    const [changedAt, ...rest] = record.split(' ');
    const expired = [Number(changedAt) - HOUR_MS, ...rest].join(' ');
    await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, expired]);
    const next = await page.context().newPage();
    await next.goto(new URL(PATHS.about, page.url()).href);
    await expect.poll(() => records(next)).toEqual([]);
    // The tab that is still open has its list.
    await page.reload();
    await bar(page).getByText('till Noras grupp').waitFor();
  });

  test.for([
    ['malformed', 'x'],
    ['of another version', '{"12":2}'],
    ['edited', `${Date.now()} 0 0 &&=&pepparkakor-i-kakburk=-1`],
  ])('counts as empty when it is %s, and takes new wishes', async ([, record = ''], { freshPage }) => {
    const page = await freshPage(PRODUCT, {
      prepare: (blank) =>
        blank.addInitScript((value) => {
          if (sessionStorage.getItem('flik') !== null) return;
          sessionStorage.setItem('flik', 'abc');
          localStorage.setItem('lapp abc', value);
        }, record),
    });
    expect(await bar(page).count()).toBe(0);
    await addButton(page).click();
    await bar(page).getByText(`1${NBSP}vara`).waitFor();
    await page.reload();
    await bar(page).getByText(`1${NBSP}vara`).waitFor();
  });

  test('is newer than the data of a tab with full storage, and takes precedence', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT);
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (this === sessionStorage && key === 'lapp') throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await addButton(page).click();
    await bar(page).getByText(`1${NBSP}vara`).waitFor();
    // As a later page does, from which the visitor comes back.
    await page.evaluate(() => {
      const [[key, record] = ['', '']] = Object.entries<string>(localStorage);
      localStorage.setItem(key, record.replace(/=1$/, '=2'));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await bar(page).getByText(`2${NBSP}varor`).waitFor();
  });

  test('does not block a web shop that was opened after the clock had been set back', async ({ freshPage }) => {
    const page = await freshPage(`${PRODUCT}${SHARED_SHOP}`);
    await addButton(page).click();
    await bar(page).getByText('till Noras grupp').waitFor();
    // Removed ten minutes later, after the clock has been corrected.
    await page.evaluate(() => {
      const [[key, record] = ['', '']] = Object.entries<string>(localStorage);
      localStorage.setItem(key, record.replace(/ 0 /, ` ${Date.now() + 600_000} `));
    });
    await page.goto(PATHS.about);
    await bar(page).getByText('till gruppen').waitFor();
    await page.goto(`${PRODUCT}${SHARED_SHOP}`);
    await bar(page).getByText('till Noras grupp').waitFor();
    await page.goto(PATHS.about);
    await bar(page).getByText('till Noras grupp').waitFor();
  });

  test.for(['is blocked', 'is full'])('the list stays with the tab where storage %s', async (state, { freshPage }) => {
    const page = await freshPage(PRODUCT, {
      prepare: (blank) =>
        blank.addInitScript((isBlocked) => {
          const { setItem } = Storage.prototype;
          Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
            if (this !== sessionStorage) throw new DOMException('full', 'QuotaExceededError');
            setItem.call(this, key, value);
          };
          if (!isBlocked) return;
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }, state === 'is blocked'),
    });
    await addButton(page).click();
    await bar(page).waitFor();
    await page.goto(PATHS.about);
    await bar(page).getByText(`1${NBSP}vara`).waitFor();
  });
});
