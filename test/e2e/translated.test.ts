import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { carousel } from '../../src/content/carousel.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish as consent } from '../../src/content/consent-sv.ts';
import { toPlainText } from '../../src/content/document.ts';
import { sharedResult } from '../../src/content/earnings.ts';
import { faqSearch } from '../../src/content/faq-search.ts';
import { goal } from '../../src/content/goal.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { PARTICIPANTS, PRODUCTS_EACH } from '../../src/domain/calculator.ts';
import { CONSENT_COOKIE_NAME } from '../../src/domain/consent.ts';
import { faqPath, PATHS, productPath } from '../../src/domain/paths.ts';
import { estimateProfit, type ProfitEstimate } from '../../src/domain/profit.ts';
import type { ReceiptFacts } from '../../src/islands/Island.tsx';
import { PRODUCT } from '../support/routes.ts';
import { serveChunk } from './support/chunks.ts';
import { settle, waitForStart } from './support/page-facts.ts';
import { describe, expect, type Fixtures, type PageOptions, test } from './support/test.ts';
import { readTranslated, translate, translateFromStart, translateNow } from './support/translation.ts';

type Visit = {
  /** Whether it is translated before its script runs, as by a browser that always translates, or when it has run. */
  readonly isEarly: boolean;
  readonly options?: PageOptions;
  /** A page that is translated late stays as it is until this is called. */
  readonly isReady: (page: Page) => Promise<unknown>;
};

const arrive = async (page: Page, { isEarly, isReady }: Visit): Promise<Page> => {
  await isReady(page);
  if (!isEarly) await translateNow(page);
  return page;
};

const openTranslated = async (open: Fixtures['freshPage'], path: string, visit: Visit): Promise<Page> => {
  const options = visit.isEarly ? { ...visit.options, prepare: translateFromStart } : visit.options;
  return arrive(await open(path, options), visit);
};

const shown = (page: Page, selector: string) => expect.poll(() => readTranslated(page.locator(selector)));
/** The text that screen readers are told. */
const announced = (page: Page) => shown(page, 'body > .visually-hidden[role="status"]');
const translatedButton = (page: Page, name: string) => page.getByRole('button', { name: translate(name), exact: true });

const island = (page: Page) => page.locator('[data-island="calculator"]');
const isHydrated = async (page: Page): Promise<void> => {
  await island(page).scrollIntoViewIfNeeded();
  await page.locator('[data-island="calculator"][data-state="ready"]').waitFor();
};
/** The shipping fee and today's average price, as the Worker sent them to the calculator. */
const receiptFacts = async (page: Page): Promise<ReceiptFacts> =>
  JSON.parse((await island(page).getAttribute('data-props')) ?? '').receipt;
const field = (page: Page, name: string) => island(page).locator(`input[name="${name}"]`);
const modeButton = (page: Page, name: string) => translatedButton(page, name);

/** The text of the receipt below its large figure, and the text that is shared with it. */
const expectReceipt = async (page: Page, estimate: ProfitEstimate): Promise<void> => {
  const { averageKronor, shippingFeeKronor } = await receiptFacts(page);
  const rows = page.locator('.receipt-rows > div');
  const expected = calculator.result.rows(estimate, shippingFeeKronor).map(({ label, value }) => `${label}${value}`);
  await expect.poll(async () => Promise.all((await rows.all()).map((row) => readTranslated(row)))).toEqual(expected);
  const shared = island(page).locator('[data-text]');
  expect(await shared.getAttribute('data-text')).toBe(sharedResult(estimate, averageKronor));
};

test('a translated calculator shows what it calculates from the numbers, and how many products a goal takes', async ({
  freshPage,
}) => {
  const page = await openTranslated(freshPage, PATHS.home, { isEarly: true, isReady: isHydrated });
  const { averageKronor } = await receiptFacts(page);
  expect(averageKronor).toBeGreaterThan(0);
  const { headline, announcement, note, noteEnd } = calculator.result;
  const expectHeadline = async (estimate: ProfitEstimate): Promise<void> => {
    const { title, figure, unit, aside } = headline(estimate, averageKronor);
    await shown(page, '.receipt-sum').toBe(`${figure} ${unit}`);
    await shown(page, '.receipt-aside').toBe(aside ?? '');
    await shown(page, '.receipt-title').toBe(title);
  };
  const first = estimateProfit(12, PRODUCTS_EACH.default);
  await field(page, 'deltagare').fill('12');
  await expectHeadline(first);
  await expectReceipt(page, first);
  await field(page, 'produkter').fill('9');
  await page.getByRole('slider', { name: calculator.productsEach.sliderLabel }).press('ArrowRight');
  const second = estimateProfit(12, 10);
  await expectHeadline(second);
  await expectReceipt(page, second);
  await announced(page).toBe(announcement(second));
  await field(page, 'deltagare').fill('99');
  await field(page, 'deltagare').blur();
  await shown(page, '.field-message:not(:empty)').toBe(calculator.participants.adjustment('above'));
  await expectHeadline(estimateProfit(PARTICIPANTS.max, 10));
  await field(page, 'deltagare').fill('7');
  await shown(page, '.receipt-note').toBe(note(averageKronor) + toPlainText(noteEnd));
  const answerOf = (sum: string, participants: number) => {
    const answer = goal.answer(sum, participants, averageKronor);
    const each = answer?.productsEach;
    if (!answer || !each) throw new Error('The goal of this test has an answer.');
    return { answer, estimate: estimateProfit(participants, each) };
  };
  const expectAnswer = async ({ answer, estimate }: ReturnType<typeof answerOf>): Promise<void> => {
    const { title, figure, unit, aside } = goal.headline(estimate, answer);
    await shown(page, '.receipt-sum').toBe(`${figure} ${unit}`);
    await shown(page, '.receipt-aside').toBe(aside ?? '');
    await shown(page, '.receipt-title').toBe(title);
    await expectReceipt(page, estimate);
  };
  await field(page, 'deltagare').fill(`${PARTICIPANTS.default}`);
  await modeButton(page, goal.modes.goal).click();
  await shown(page, '.goal-note').toBe(goal.hint);
  const sum = page.locator('.goal input');
  await sum.fill('20000');
  const reached = answerOf('20000', PARTICIPANTS.default);
  await expectAnswer(reached);
  await announced(page).toContain(reached.answer.text);
  await field(page, 'deltagare').fill('30');
  await expectAnswer(answerOf('20000', 30));
  await sum.fill('9000000');
  const missed = answerOf('9000000', 30);
  await shown(page, '.goal-note').toBe(missed.answer.text);
  await expectHeadline(missed.estimate);
  await sum.fill('30000');
  await expectAnswer(answerOf('30000', 30));
  await modeButton(page, goal.modes.estimate).click();
  const { estimate } = answerOf('30000', 30);
  await expectHeadline(estimate);
  expect(await field(page, 'produkter').inputValue()).toBe(`${estimate.productsEach}`);
});

test('text and focus in a translated calculator stay when it is hydrated after the visitor has typed', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.home, {
    prepare: async (blank) => {
      await translateFromStart(blank);
      await blank.route(
        '**/build/assets/main-*.js',
        async (route) => {
          await field(blank, 'deltagare').fill('12');
          await field(blank, 'produkter').fill('9');
          await route.continue();
        },
        { times: 1 },
      );
    },
    until: 'commit',
  });
  await isHydrated(page);
  await shown(page, '.receipt-sum').toBe(`${calculator.result.headline(estimateProfit(12, 9), null).figure} kr`);
  expect(await field(page, 'deltagare').inputValue()).toBe('12');
  expect(await field(page, 'produkter').evaluate((input) => input === document.activeElement)).toBe(true);
});

/** Puts something into the calculator that React does not expect there. */
const disturb = (sign: 'class' | 'font' | 'none', name: string) => (page: Page) =>
  page.addInitScript(
    ([kind, className]) =>
      document.addEventListener('readystatechange', () => {
        const title = document.querySelector('.receipt-title');
        if (document.readyState !== 'interactive' || !title) return;
        const font = document.createElement('font');
        font.append('Your profit');
        title.replaceChildren(kind === 'font' ? font : 'Your profit');
        if (kind === 'class') document.documentElement.classList.add(className);
      }),
    [sign, name] as const,
  );

/** An island that throws while it renders. */
const FAILING = `export const HydratedCalculator = () => { throw new Error("a test's island"); };`;

describe('the report of an island that differs from the markup', () => {
  test('is not sent when a translator has been there', async ({ monitoredPage, reports }) => {
    for (const prepare of [
      disturb('class', 'translated-ltr'),
      disturb('class', 'translated-rtl'),
      disturb('font', ''),
    ]) {
      const page = await monitoredPage(PATHS.home, { prepare });
      await isHydrated(page);
      await settle(page);
      expect(await reports.errors()).toEqual([]);
    }
  });

  test('is sent when no translator has been there', async ({ monitoredPage, reports }) => {
    const page = await monitoredPage(PATHS.home, { prepare: disturb('none', '') });
    await isHydrated(page);
    await expect.poll(reports.errors).toEqual([expect.stringMatching(/^island calculator: /)]);
  });

  test('is sent when an island fails on a translated page', async ({ monitoredPage, reports }) => {
    const page = await monitoredPage(PATHS.home, {
      prepare: async (blank) => {
        await translateFromStart(blank);
        await serveChunk(blank, 'HydratedCalculator', FAILING);
      },
    });
    await island(page).scrollIntoViewIfNeeded();
    await expect.poll(reports.errors).toEqual(["island calculator: a test's island"]);
  });
});

const GINGERBREAD = { id: 'pepparkakor-i-kakburk', name: 'Pepparkakor i kakburk', price: 145_00 };
const CRISPBREAD = { id: 'froknacke', name: 'Fröknäcke', price: 89_00 };

const bar = (page: Page) => page.getByRole('complementary', { name: wishList.title });
const panel = (page: Page) => page.getByRole('dialog', { name: wishList.title });
const wishButton = (page: Page, id: string) => page.locator(`[data-wish="${id}"]`);
const isLoaded = async (page: Page) => {
  await waitForStart(page);
  await settle(page);
};

test('products keep their names and prices on the wish list, from translated pages', async ({ freshPage }) => {
  const visit = { isEarly: true, isReady: isLoaded };
  const page = await openTranslated(freshPage, productPath(CRISPBREAD.id), visit);
  await wishButton(page, CRISPBREAD.id).click();
  await announced(page).toBe(wishList.changed(CRISPBREAD.name, 1));
  await page.getByRole('button', { name: wishList.more(CRISPBREAD.name) }).waitFor();

  await page.goto(PATHS.products);
  await arrive(page, visit);
  await wishButton(page, GINGERBREAD.id).click();
  await page.getByRole('button', { name: wishList.more(GINGERBREAD.name) }).click();
  await announced(page).toBe(wishList.changed(GINGERBREAD.name, 2));
  const wished = [
    { ...CRISPBREAD, count: 1 },
    { ...GINGERBREAD, count: 2 },
  ];
  const sum = `${wishList.sum(wished)} ${wishList.share(wished)}`;
  await shown(page, '.wish-bar p').toBe(`${wishList.count(wished)} ${sum}`);

  await bar(page).getByRole('button').click();
  await shown(page, '.wish-sum').toBe(`${wishList.sumLabel} ${sum}`);
  await panel(page)
    .getByRole('button', { name: wishList.fewer(GINGERBREAD.name) })
    .click();
  const fewer = wished.map((wish) => ({ ...wish, count: 1 }));
  await shown(page, '.wish-panel ul').toBe('Fröknäcke−1+89\u00a0krPepparkakor i kakburk−1+145\u00a0kr');
  await shown(page, '.wish-sum').toBe(`${wishList.sumLabel} ${wishList.sum(fewer)} ${wishList.share(fewer)}`);
  await panel(page).getByRole('button').last().click();
  expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe(wishList.message(fewer));
});

test('a carousel that is translated when its script has run moves and announces its position', async ({
  freshPage,
}) => {
  const next = (page: Page) => page.getByRole('button', { name: carousel.next });
  const page = await openTranslated(freshPage, PRODUCT, {
    isEarly: false,
    options: { reducedMotion: true },
    isReady: (opened) => expect.poll(() => next(opened).isEnabled()).toBe(true),
  });
  const alts = await page
    .locator('.slide img')
    .evaluateAll((images) => images.map((it) => it.getAttribute('alt') ?? ''));
  for (const position of [2, 3, 4, 1]) {
    await next(page).click();
    await shown(page, '.carousel-position').toBe(carousel.position(position, alts.length));
    expect(await page.locator('.slide[data-shown]').getAttribute('id')).toBe(`bild-${position}`);
    await shown(page, '.stage > [role="status"]').toBe(
      carousel.announcement(position, alts.length, alts[position - 1] ?? ''),
    );
  }
});

test('the visitor decides about cookies on a page that is translated when its script has run', async ({
  freshPage,
}) => {
  const page = await openTranslated(freshPage, PATHS.about, {
    isEarly: false,
    options: { consent: null },
    isReady: (opened) => opened.locator('#cc-main .cm').waitFor(),
  });
  const accepted = async (): Promise<unknown> => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE_NAME);
    return cookie && JSON.parse(decodeURIComponent(cookie.value)).categories;
  };
  await translatedButton(page, consent.rejectAll).click();
  await page.locator('#cc-main .cm').waitFor({ state: 'hidden' });
  expect(await accepted()).toEqual(['necessary']);
  await translatedButton(page, MANAGE_CONSENT).click();
  const dialog = page.getByRole('dialog', { name: translate(consent.dialog.title) });
  // The library focuses the dialog a moment after it shows it. Until then, a key press reaches whatever has the
  // focus.
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const analytics = dialog.getByRole('checkbox', { name: consent.categories.analytics.name });
  await analytics.press('Space');
  expect(await analytics.isChecked()).toBe(true);
  await translatedButton(page, consent.dialog.save).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await accepted()).toEqual(['necessary', 'analytics']);
});

/** The paths of the products in the list, in order. */
const goods = (page: Page) =>
  page
    .locator('.product-grid:not([hidden]) .card h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
/** The ids of answers, or the targets of links. */
const found = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((it) => it.id || it.getAttribute('href')));
const waitForAddress = (page: Page, href: string) =>
  page.waitForURL(({ pathname, search }) => `${pathname}${search}` === href);

test('a translated list shows the products of each tag and search, and keeps the wish list through a search', async ({
  freshPage,
}) => {
  const page = await openTranslated(freshPage, PATHS.products, { isEarly: true, isReady: isLoaded });
  const loaded = await freshPage(PATHS.products, { javaScript: false });
  const expectSameGoods = async (href: string): Promise<void> => {
    await waitForAddress(page, href);
    await loaded.goto(href);
    const expected = await goods(loaded);
    expect(expected.length).toBeGreaterThan(0);
    await expect.poll(() => goods(page), { message: href }).toEqual(expected);
  };
  const tags = await page
    .locator('.chip')
    .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('href') ?? '').toReversed());
  expect(tags.length).toBeGreaterThan(5);
  for (const href of tags) {
    await page.locator(`.chip[href="${href}"]`).click();
    await expectSameGoods(href);
  }
  await page.goto(PATHS.products);
  await isLoaded(page);
  const search = page.getByLabel(translate(catalogue.search.label));
  const stepper = page.locator('.card', { has: wishButton(page, GINGERBREAD.id) }).locator('.stepper');
  await wishButton(page, GINGERBREAD.id).click();
  await search.pressSequentially('pepparkakor');
  await expectSameGoods(`${PATHS.products}?sok=pepparkakor`);
  await stepper.getByRole('button', { name: wishList.more(GINGERBREAD.name) }).click();
  await search.fill('');
  await waitForAddress(page, PATHS.products);
  await expect.poll(() => page.locator('.card .stepper').count()).toBe(1);
  await expect.poll(() => readTranslated(stepper.locator('span'))).toBe(wishList.shownCount(2));
  const wished = [{ ...GINGERBREAD, count: 2 }];
  await shown(page, '.wish-bar p').toContain(`${wishList.count(wished)} ${wishList.sum(wished)}`);
});

test('a search for help on a translated page finds what the URL of the search shows', async ({ freshPage }) => {
  const page = await openTranslated(freshPage, PATHS.faq, { isEarly: true, isReady: isLoaded });
  const loaded = await freshPage(PATHS.faq, { javaScript: false });
  for (const { query, results } of [
    { query: 'faktura', results: '.faq-hits .faq-item > [id]' },
    { query: 'cookie', results: '.found-sections:not([hidden]) a' },
  ]) {
    const href = faqPath(query);
    await loaded.goto(href);
    const expected = await found(loaded, results);
    expect(expected.length).toBeGreaterThan(0);
    await page.getByLabel(translate(faqSearch.label)).fill(query);
    await waitForAddress(page, href);
    await expect.poll(() => found(page, results), { message: query }).toEqual(expected);
  }
});
