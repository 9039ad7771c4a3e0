import { inject } from 'vitest';
import type { Engine } from '../../scripts/browser.ts';
import { calculator as calculatorCopy } from '../../src/content/calculator.ts';
import { errors } from '../../src/content/errors.ts';
import { ownShop } from '../../src/content/own-shop.ts';
import { ANCHORS, PATHS, productPath } from '../../src/content/paths.ts';
import { PARTICIPANTS } from '../../src/domain/calculator.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/form-fields.ts';
import { PRODUCT } from '../e2e/support/routes.ts';
import { SHOP } from '../e2e/support/sharing.ts';
import type { Page } from './support/page.ts';
import { DESKTOP, describe, expect, test, type VisitorOptions } from './support/test.ts';
import { addProduct, seeBar } from './support/wish-bar.ts';

const textOf = async (page: Page, selector: string): Promise<string> => (await page.look(selector))?.text ?? '';

/** Performs an action and waits until a text has changed. */
const changes = async (page: Page, selector: string, act: () => Promise<unknown>): Promise<void> => {
  const before = await textOf(page, selector);
  await act();
  await expect.poll(() => textOf(page, selector), { message: selector }).not.toBe(before);
};

/** Types into a search field. The script puts the query into the URL without loading another page. */
const searchAsOneTypes = (field: string) => async (page: Page) => {
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.pressOn(field);
  await page.press('End');
  await page.type('a');
  const query = () =>
    page.evaluate((selector) => {
      const input = document.querySelector<HTMLInputElement>(selector);
      const searched = new URL(location.href).searchParams.get('sok');
      return Reflect.get(window, 'isSamePage') === true && input?.value !== '' && searched === input?.value;
    }, field);
  await expect.poll(query).toBe(true);
};

/** Counts the calls of a function that opens a dialog, or that an automated browser does not let a page call. */
const countCalls = (page: Page, of: 'print' | 'share') =>
  page.evaluate((name) => {
    Reflect.set(window, 'calls', 0);
    const count = (): void => {
      Reflect.set(window, 'calls', Number(Reflect.get(window, 'calls')) + 1);
    };
    const owner = name === 'print' ? window : navigator;
    Object.defineProperty(owner, name, { value: async () => count(), configurable: true });
    Object.defineProperty(navigator, 'canShare', { value: (): boolean => true, configurable: true });
  }, of);
/** The brochure is printed once its images have loaded. */
const isCalled = (page: Page) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'calls')), { timeout: 20_000 }).toBe(1);

/** Waits for a lazy chunk, by the name of its source file. */
const hasLoaded = (page: Page, chunk: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) => performance.getEntriesByType('resource').some((file) => file.name.includes(`/${name}-`)),
        chunk,
      ),
    )
    .toBe(true);

type Widget = {
  readonly name: string;
  /** Path and anchor. */
  readonly path: string;
  readonly options?: VisitorOptions;
  /** What the visitor has done before. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Uses the widget, and waits for an effect that needs script. Can be repeated. */
  readonly use: (page: Page) => Promise<unknown>;
};

const participants = `#${CALCULATOR_FIELDS.participants}`;

const WIDGETS: readonly Widget[] = [
  {
    name: 'the carousel',
    path: PRODUCT,
    use: (page) =>
      changes(page, '.stage > [role="status"]', async () => {
        await page.see('.stage[data-endless]');
        await page.pressOn('.carousel-next');
      }),
  },
  {
    name: 'the calculator',
    path: `${PATHS.home}#${ANCHORS.calculator}`,
    use: async (page) => {
      const slider = `[aria-label="${calculatorCopy.participants.sliderLabel}"]`;
      await page.see('[data-island="calculator"][data-state="ready"]');
      const before = Number((await page.look(participants))?.value);
      expect(before).toBeGreaterThanOrEqual(PARTICIPANTS.default);
      await changes(page, '.receipt-sum', async () => {
        await page.focus(slider);
        await page.press('ArrowRight');
      });
      await page.see(participants, { value: `${before + 1}` });
    },
  },
  { name: 'the search of the list', path: PATHS.products, use: searchAsOneTypes('#varor-sok') },
  { name: 'the search of the questions', path: PATHS.faq, use: searchAsOneTypes('#sokord') },
  {
    name: 'the print button of the brochure',
    path: PATHS.products,
    options: { width: DESKTOP },
    use: async (page) => {
      await countCalls(page, 'print');
      await page.pressOn('.print-button');
      await isCalled(page);
    },
  },
  {
    name: 'a share button',
    path: PRODUCT,
    use: async (page) => {
      await countCalls(page, 'share');
      await page.pressOn('.pictures [data-share]');
      await isCalled(page);
    },
  },
  {
    name: 'the menu',
    path: PATHS.about,
    use: async (page) => {
      await page.pressOn('.menu-open');
      await page.see('.menu > button', { isVisible: true, isFocused: true });
      await hasLoaded(page, 'trap-menu-focus');
      for (let step = 0; step < 12; step++) await page.press('Tab');
      expect((await page.lookAll(':is(main, .header, .footer) :focus')).length).toBe(0);
      await page.press('Escape');
      await page.seeNone('.menu > button');
    },
  },
  {
    name: 'the wish list',
    path: PRODUCT,
    use: async (page) => {
      const isListed = await page.evaluate(() => localStorage.getItem('lapp') !== null);
      if (isListed) await page.see('.product .stepper');
      await changes(page, '.wish-bar p', () =>
        page.pressOn(isListed ? '.product .stepper button:last-of-type' : '.product .wish'),
      );
      await page.see('.product .stepper');
    },
  },
  {
    name: 'a seller’s own web shop',
    path: PATHS.material,
    use: async (page) => {
      const field = '.own-shop [type="url"]';
      const isKept = await page.evaluate(() => sessionStorage.getItem('webbshop') !== null);
      if (isKept) await page.see(field, { value: SHOP });
      await page.pressOn(field);
      await page.press('End');
      if (isKept) {
        await page.type('x');
        await page.press('Backspace');
      } else await page.type(SHOP);
      await page.see('.own-shop-message', { text: ownShop.messages.allowed });
    },
  },
  {
    name: 'the way back to a filtered list',
    path: PRODUCT,
    before: async (page) => {
      await page.open(`${PATHS.products}?tag=Jul`);
      await page.leaveFor(PRODUCT);
      await page.arriveAt(PRODUCT);
    },
    use: (page) =>
      expect
        .poll(() => page.evaluate(() => document.querySelector<HTMLAnchorElement>('.back a')?.search))
        .toBe('?tag=Jul'),
  },
  {
    name: 'the table of contents',
    path: PATHS.groupTerms,
    options: { width: DESKTOP },
    use: async (page) => {
      for (const index of [0, 7]) {
        const name = await page.evaluate((at) => {
          const link = [...document.querySelectorAll<HTMLAnchorElement>('.page-index a')][at];
          document.getElementById(link?.hash.slice(1) ?? '')?.scrollIntoView({ behavior: 'instant' });
          return link?.textContent?.replace(/\s+/g, ' ').trim();
        }, index);
        await expect.poll(() => textOf(page, '.page-index [aria-current]')).toBe(name);
      }
    },
  },
  {
    name: 'the question about cookies',
    path: PATHS.about,
    options: { hasDecided: false },
    use: async (page) => {
      await page.pressOn('#cc-main [data-role="show"]');
      await page.see('#cc-main [data-role="save"]');
      await page.see('#cc-main :is([role="dialog"], [role="dialog"] *):focus', { isFocused: true });
      await page.press('Escape');
      await page.seeNone('#cc-main [data-role="save"]');
      await page.see('#cc-main [data-role="show"]');
    },
  },
];

type Way = {
  readonly name: string;
  /** Whether the page comes from the back/forward cache. */
  readonly isKept: boolean;
  readonly comeBack: (page: Page) => Promise<void>;
};

const leaveAndReturn = async (page: Page): Promise<void> => {
  const where = await page.evaluate(() => location.pathname + location.search);
  await page.leaveFor(PATHS.blog);
  await page.arriveAt(PATHS.blog);
  await page.back();
  await page.arriveAt(where);
};

/** Whether the page is the one that was left, with its script's memory. */
const isKeptPage = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'isKept') === true);

const RELOAD: Way = { name: 'a reload', isKept: false, comeBack: (page) => page.reload() };

const BACK_TO_NEW: Way = {
  name: 'Back to a page that the browser has not kept',
  isKept: false,
  comeBack: async (page) => {
    await page.evaluate(() => {
      Reflect.set(window, 'isKept', true);
      // Firefox does not keep a page that listens for this event.
      addEventListener('unload', () => undefined);
    });
    await leaveAndReturn(page);
    expect(await isKeptPage(page)).toBe(false);
  },
};

const BACK_TO_KEPT: Way = {
  name: 'Back to a page that the browser has kept',
  isKept: true,
  comeBack: async (page) => {
    // Firefox does not keep a page while it loads an image.
    for (let attempt = 0; attempt < 3 && !(await isKeptPage(page)); attempt++) {
      await page.evaluate(() => Reflect.set(window, 'isKept', true));
      await leaveAndReturn(page);
    }
    expect(await isKeptPage(page)).toBe(true);
  },
};

/** docs/browsers.md names the ways that an engine's driver does not support. */
const WAYS: Readonly<Record<Engine, readonly Way[]>> = {
  chromium: [RELOAD, BACK_TO_NEW],
  firefox: [RELOAD, BACK_TO_NEW, BACK_TO_KEPT],
  webkit: [RELOAD, BACK_TO_KEPT],
};

describe.for(WAYS[inject('engine')])('after $name', ({ isKept, comeBack }) => {
  // In Firefox, the list asks not to be kept, see client/behaviours/print/start-brochure.ts.
  const tried = WIDGETS.filter(({ path }) => !isKept || inject('engine') !== 'firefox' || path !== PATHS.products);

  test.for(tried)('$name works as before', async ({ path, options, before, use }, { visit }) => {
    const page = await visit(path, options);
    await before?.(page);
    await use(page);
    await comeBack(page);
    await use(page);
  });

  // From the HTTPS site of `npm start`, WebKit has learned never to request localhost over HTTP.
  const hasOtherSites = inject('engine') !== 'webkit';

  // No engine keeps an error page, which is `no-store`.
  test.runIf(hasOtherSites && !isKept)(
    'a retry loads a list that failed',
    async ({ visit, startFaultySite, expectProblems }) => {
      expectProblems(/ 502$|status of 502/);
      const site = await startFaultySite();
      await site.provider.behave({ fault: 'wrong-shape' });
      const page = await visit(PATHS.products, { origin: site.url });
      await page.see('h1', { text: errors.productList.title });
      await comeBack(page);
      await page.see('[data-retry]');
      await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
      await site.provider.behave({});
      await page.pressOn('[data-retry]');
      // The site remembers the failure for ten seconds.
      await expect
        .poll(async () => (await page.look('.product-grid .card'))?.isVisible, { timeout: 20_000 })
        .toBe(true);
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    },
  );

  test.runIf(hasOtherSites && !isKept)('a list that arrives late is announced', async ({ visit, startFaultySite }) => {
    const site = await startFaultySite({ STREAM_AFTER_MS: '100' });
    await site.provider.behave({ delayMs: 1_000 });
    const page = await visit(PATHS.products, { origin: site.url });
    const isAnnounced = () => page.see('[role="status"]', { text: '25 varor visas.' });
    await isAnnounced();
    await comeBack(page);
    await isAnnounced();
  });
});

/** Changes the seller's own web shop on the material page, and waits until the tab keeps it, or has forgotten it. */
const changeOwnShop = async (page: Page, shop: string): Promise<void> => {
  const field = '.own-shop [type="url"]';
  await page.pressOn(field);
  await page.evaluate(
    ([selector = '', value = '']) => {
      const input = document.querySelector<HTMLInputElement>(selector);
      if (input) input.value = value;
      input?.dispatchEvent(new Event('input'));
      input?.dispatchEvent(new Event('change'));
    },
    [field, shop],
  );
  const isKept = () => page.evaluate(() => sessionStorage.getItem('webbshop') !== null);
  await expect.poll(isKept).toBe(shop !== '');
};

test('the brochure has the seller’s own web shop as last changed, on the way back to the list', async ({ visit }) => {
  const page = await visit(PATHS.products);
  const isOnCover = () =>
    page.evaluate(() => document.querySelector('.brochure-cover')?.hasAttribute('data-shop') ?? null);
  expect(await isOnCover()).toBe(false);
  for (const shop of [SHOP, '']) {
    await page.leaveFor(PATHS.material);
    await page.arriveAt(PATHS.material);
    await changeOwnShop(page, shop);
    await page.back();
    await page.arriveAt(PATHS.products);
    await expect.poll(isOnCover).toBe(shop !== '');
  }
});

const COFFEE = productPath('morgonrunda-bryggkaffe');

const follow = async (page: Page, path: string): Promise<void> => {
  await page.leaveFor(path);
  await page.arriveAt(path.split('#')[0] ?? path);
};

const KEEPS_PAGES = WAYS[inject('engine')].includes(BACK_TO_KEPT);

/** Does something on another page and comes back. If the engine's driver allows it, the page is as it was left. */
const doElsewhere = async <Result>(page: Page, path: string, act: () => Promise<Result>): Promise<Result> => {
  const where = await page.evaluate(() => location.pathname);
  for (let attempt = 0; attempt < 4; attempt++) {
    await page.evaluate(() => Reflect.set(window, 'isKept', true));
    await follow(page, path);
    const result = await act();
    await page.back();
    await page.arriveAt(where);
    // Firefox does not keep a page while it loads an image.
    if (!KEEPS_PAGES || (await isKeptPage(page))) return result;
  }
  throw new Error(`The browser does not keep ${where}.`);
};

// Firefox restores the session storage along with the page, so the page has the shop again.
test.skipIf(inject('engine') === 'firefox')(
  'the field of a web shop is empty after Back when the shop was removed on the page opened later',
  async ({ visit }) => {
    const page = await visit(PATHS.material);
    await changeOwnShop(page, SHOP);
    await doElsewhere(page, `${PATHS.material}?deltagare=12`, () => changeOwnShop(page, ''));
    await page.see('.own-shop [type="url"]', { value: '' });
  },
);

// Chromium's driver does not keep pages.
test.runIf(KEEPS_PAGES)('a carousel plays on after Back when the pointer has moved elsewhere', async ({ visit }) => {
  const page = await visit(PRODUCT, { width: DESKTOP });
  await page.see('.stage[data-endless]');
  await page.pressOn('.carousel-next');
  await doElsewhere(page, PATHS.blog, () => page.click({ x: DESKTOP - 20, y: 640 }));
  const left = await textOf(page, '.carousel-position');
  await expect.poll(() => textOf(page, '.carousel-position')).not.toBe(left);
});

describe('the wish list of the browser', () => {
  test('has the products from every page, even after Back and a reload', async ({ visit }) => {
    const page = await visit(COFFEE);
    await addProduct(page);
    await seeBar(page, await doElsewhere(page, PRODUCT, () => addProduct(page)));
    const bar = await addProduct(page);
    await page.reload();
    await seeBar(page, bar);
    await follow(page, PATHS.about);
    await seeBar(page, bar);
  });

  test('is shown after Back by a page from before the list, which passes it on to the next page', async ({ visit }) => {
    const page = await visit(PATHS.about);
    const bar = await doElsewhere(page, PRODUCT, () => addProduct(page));
    await seeBar(page, bar);
    await follow(page, COFFEE);
    await seeBar(page, bar);
  });

  test('is empty after Back and a reload when it was emptied on a later page', async ({ visit }) => {
    const page = await visit(PRODUCT);
    await addProduct(page);
    await follow(page, PATHS.about);
    await page.see('.wish-bar');
    await doElsewhere(page, PRODUCT, async () => {
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
});
