import { extractText, getDocumentProxy } from 'unpdf';
import { inject } from 'vitest';
import { calculator as calculatorCopy } from '../../src/content/calculator.ts';
import { carousel as carouselCopy } from '../../src/content/carousel.ts';
import { formatKronor } from '../../src/content/format.ts';
import { materialPath } from '../../src/content/material.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { PARTICIPANTS, PRODUCTS_EACH } from '../../src/domain/calculator.ts';
import { CONSENT_COOKIE_NAME } from '../../src/domain/consent.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { slideId } from '../../src/shared/element-ids.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/form-fields.ts';
import { ALL, PAGES, PRODUCT } from '../e2e/support/routes.ts';
import type { Page } from './support/page.ts';
import { BLANK_PATH } from './support/tab.ts';
import { describe, expect, HEIGHT, storeCookie, test, WIDTHS } from './support/test.ts';

/** Loads every image, including those below the first screen. */
const pictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.map(({ currentSrc, src, naturalWidth }) => ({ url: currentSrc || src, isShown: naturalWidth > 0 }));
  });

describe('every page', () => {
  /** Whether the heading has the width that the site's font gives it, not the width of the fallback font. */
  const hasItsFont = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const heading = document.querySelector('h1');
      const context = document.createElement('canvas').getContext('2d');
      if (!heading || !context) return false;
      const { fontFamily, fontWeight } = getComputedStyle(heading);
      const widthIn = (families: string): number => {
        context.font = `${fontWeight} 40px ${families}`;
        return context.measureText(heading.textContent ?? '').width;
      };
      const [own = ''] = fontFamily.split(',');
      return own.includes('Outfit') && widthIn(`${own}, monospace`) !== widthIn('monospace');
    });

  const sidewaysOverflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test.for(PAGES)('%s has its font and images and fits the screen, at both widths', async (path, { visit }) => {
    for (const width of WIDTHS) {
      const page = await visit(path, { width });
      expect(await hasItsFont(page), `font at ${width} px`).toBe(true);
      const shown = await pictures(page);
      expect(shown.filter(({ isShown }) => !isShown)).toEqual([]);
      expect(await sidewaysOverflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
});

describe('the style in the page', () => {
  // As in coming-back.test.ts.
  const hasOtherSites = inject('engine') !== 'webkit';
  const GROUND = 'rgb(255, 250, 240)';
  const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test.for(ALL)('applies at %s', async (path, { visit, expectProblems }) => {
    // The error pages cause these problems.
    expectProblems(/ 404$|status of 404/);
    expect(await groundOf(await visit(path))).toBe(GROUND);
  });

  test.runIf(hasOtherSites)(
    'applies to a late list and a failed one',
    async ({ visit, startFaultySite, expectProblems }) => {
      expectProblems(/ 502$|status of 502/);
      const [slow, broken] = [await startFaultySite({ STREAM_AFTER_MS: '100' }), await startFaultySite()];
      await slow.provider.behave({ delayMs: 400 });
      const late = await visit(PATHS.products, { origin: slow.url });
      await late.see('.product-grid');
      expect(await groundOf(late)).toBe(GROUND);
      await broken.provider.behave({ fault: 'wrong-shape' });
      const failed = await visit(PATHS.products, { origin: broken.url });
      await failed.see('.state-page');
      expect(await groundOf(failed)).toBe(GROUND);
    },
  );
});

describe('the menu', () => {
  const OPEN = '.menu-open';
  const CLOSE = '.menu > button';
  const BESIDE = { x: 20, y: 500 };

  const openMenu = async (visit: (path: string) => Promise<Page>): Promise<Page> => {
    const page = await visit(PATHS.about);
    await page.pressOn(OPEN);
    await page.see(CLOSE, { isVisible: true, isFocused: true });
    // The menu slides in.
    await page.reach(CLOSE);
    return page;
  };

  test('keeps the focus and locks the page, until Escape closes it', async ({ visit }) => {
    const page = await openMenu(visit);
    const links = (await page.lookAll('.menu a')).length;
    for (let step = 0; step < links + 3; step++) {
      await page.press('Tab');
      expect((await page.lookAll(':is(main, .header, .footer) :focus')).length, `after ${step + 1} steps`).toBe(0);
    }
    await page.press('End');
    await page.press('Escape');
    await page.seeNone(CLOSE);
    await page.see(OPEN, { isFocused: true });
    expect(await page.scrolledTo()).toBe(0);
    await page.press('End');
    await expect.poll(() => page.scrolledTo()).toBeGreaterThan(0);
  });

  test('closes after a press outside it, links to the pages, and is closed on the way back', async ({ visit }) => {
    const page = await openMenu(visit);
    await page.click(BESIDE);
    await page.seeNone(CLOSE);
    await page.see(OPEN, { isFocused: true });
    await page.pressOn(OPEN);
    await page.pressOn(`.menu a[href="${PATHS.products}"]`);
    await page.arriveAt(PATHS.products);
    await page.back();
    await page.arriveAt(PATHS.about);
    await page.seeNone(CLOSE);
  });
});

describe('the calculator', () => {
  const people = `#${CALCULATOR_FIELDS.participants}`;
  const products = `#${CALCULATOR_FIELDS.productsEach}`;
  const peopleSlider = `[aria-label="${calculatorCopy.participants.sliderLabel}"]`;
  const productsSlider = `[aria-label="${calculatorCopy.productsEach.sliderLabel}"]`;
  const seeProfit = (page: Page, participants: number, productsEach: number) => {
    const kronor = formatKronor(estimateProfit(participants, productsEach).profitKronor);
    return page.see('.receipt-sum', { text: kronor.replace(/\s+/g, ' ') });
  };

  test('follows its sliders, by pointer and by keyboard', async ({ visit }) => {
    const page = await visit(`${PATHS.home}#${ANCHORS.calculator}`);
    // The slider is enabled once the island is hydrated.
    const { x, y, width, height } = await page.reach(peopleSlider);
    const middle = y + height / 2;
    const from = x + (width * PARTICIPANTS.default) / PARTICIPANTS.max;
    await page.drag({ x: Math.round(from), y: middle }, { x: Math.round(x + width - 2), y: middle });
    await page.see(people, { value: `${PARTICIPANTS.max}` });
    await page.focus(productsSlider);
    await page.press('ArrowRight');
    await page.see(products, { value: `${PRODUCTS_EACH.default + 1}` });
    await seeProfit(page, PARTICIPANTS.max, PRODUCTS_EACH.default + 1);
  });
});

test('consent to a selection is stored, and the visitor is not asked again', async ({ visit }) => {
  const save = '#cc-main [data-role="save"]';
  const analytics = '#cc-main input[value="analytics"]';
  const page = await visit(PATHS.about, { hasDecided: false });
  await page.pressOn('#cc-main [data-role="show"]');
  // The library moves the focus there 100 ms after it shows the preferences.
  await page.see('#cc-main :is([role="dialog"], [role="dialog"] *):focus', { isFocused: true });
  await page.focus(analytics);
  await page.type(' ');
  await page.see(analytics, { isChecked: true });
  await page.pressOn(save);
  await page.seeNone('#cc-main button');

  await page.open(PATHS.faq);
  // The library would have shown its banner before the preferences, which are in the same file.
  await page.pressOn('.footer button');
  await page.see(save);
  await page.seeNone('#cc-main [data-role="show"]');
  await page.see(analytics, { isChecked: true });
  const top = await page.scrolledTo();
  for (const key of ['End', 'Escape'] as const) await page.press(key);
  await page.see('.footer button', { isFocused: true });
  expect(await page.scrolledTo()).toBe(top);
});

test("the answer about cookies stays with its host, and an earlier version's answer is carried over", async ({
  visit,
}) => {
  const HOST = 'www.example.localhost';
  const { port } = new URL(inject('httpsUrl'));
  const answers = (page: Page) =>
    page.evaluate(
      (start) =>
        document.cookie.split('; ').flatMap((cookie) => (cookie.startsWith(start) ? [cookie.slice(start.length)] : [])),
      `${CONSENT_COOKIE_NAME}=`,
    );
  const answersOnSubdomain = async (page: Page) => {
    await page.goto(`https://shop.${HOST}:${port}${BLANK_PATH}`);
    return answers(page);
  };
  const MARK = encodeURIComponent('"host":true,');

  const page = await visit(PATHS.about, { hasDecided: false, origin: `https://${HOST}:${port}` });
  await page.pressOn('#cc-main [data-role="necessary"]');
  await page.seeNone('#cc-main button');
  const [answer = ''] = await answers(page);
  expect(answer).toContain(MARK);
  expect(await answersOnSubdomain(page)).toEqual([]);

  await page.open(BLANK_PATH);
  await page.evaluate(storeCookie, CONSENT_COOKIE_NAME, '', '; max-age=0');
  await page.evaluate(storeCookie, CONSENT_COOKIE_NAME, answer.replace(MARK, ''), `; domain=${HOST}`);
  expect(await answersOnSubdomain(page)).toHaveLength(1);
  await page.open(PATHS.about);
  await expect.poll(() => answers(page)).toEqual([expect.stringContaining(MARK)]);
  expect(await answersOnSubdomain(page)).toEqual([]);
});

test('the carousel goes round without end: by itself, by its arrows and by a swipe', async ({ visit }) => {
  /** The number of images of PRODUCT. */
  const total = 4;
  /** Waits until an image fills the stage. */
  const seeSlide = async (page: Page, number: number): Promise<void> => {
    await page.see('.carousel-position', { text: carouselCopy.position(number, total) });
    const offset = async () =>
      ((await page.look('.slide[data-shown]'))?.x ?? Number.NaN) - ((await page.look('.stage'))?.x ?? Number.NaN);
    await expect.poll(async () => Math.round(await offset())).toBe(0);
  };

  const page = await visit(`${PRODUCT}#${slideId(total)}`);
  await page.see('.carousel-next', { isDisabled: false });
  await page.see('.carousel-position', { text: carouselCopy.position(1, total) });
  await page.pressOn('.carousel-previous');
  await seeSlide(page, total);
  await page.pressOn('.carousel-next');
  await seeSlide(page, 1);
  const { x, y, width, height } = await page.reach('.stage');
  const left = { x: Math.round(x + width * 0.2), y: Math.round(y + height / 2) };
  await page.drag({ ...left, x: Math.round(x + width * 0.8) }, left);
  await seeSlide(page, 2);
});

test('a link to a question of the FAQ opens it and scrolls there', async ({ visit }) => {
  const listed = await visit(PATHS.faq);
  const id = await listed.evaluate(() => [...document.querySelectorAll('.faq-item .answer')].at(-1)?.id ?? '');
  const page = await visit(`${PATHS.faq}#${id}`);
  await page.see(`#${id}`);
  await expect.poll(async () => Math.abs((await page.look(`#${id}`))?.y ?? HEIGHT)).toBeLessThan(HEIGHT);
});

test('the filtered catalogue is the same on the way back and after a reload', async ({ visit }) => {
  const search = 'input[name="sok"]';
  const names = async (page: Page) => (await page.lookAll('.product-grid .card h2')).map(({ text }) => text);
  const page = await visit(PATHS.products);
  const all = await names(page);
  const [name = ''] = all;
  await page.pressOn(search);
  await page.type(name);
  const url = `${PATHS.products}?${new URLSearchParams({ sok: name })}`;
  await page.arriveAt(url);
  const seeTheSame = async (): Promise<void> => {
    await expect.poll(() => names(page)).toContain(name);
    expect((await names(page)).length).toBeLessThan(all.length);
    await page.see(search, { value: name });
  };
  await seeTheSame();
  await page.pressOn('.product-grid .card h2 a');
  await page.arriveAt(PRODUCT);
  await page.back();
  await page.arriveAt(url);
  await seeTheSame();
  await page.reload();
  await seeTheSame();
});

test('the open wish list has one button in view, and is printed alone', async ({ visit }) => {
  const page = await visit(PRODUCT);
  const more = '.product .stepper button:last-of-type';
  await page.pressOn('.product .wish');
  await page.see(more, { isFocused: true });
  await page.pressOn(more);
  await page.pressOn('.wish-bar button');
  await page.see('.wish-panel .wish-send button', { isUncovered: true });
  const { text } = await extractText(new Uint8Array(await page.print()), { mergePages: true });
  expect(text).toContain(wishList.note);
  expect(text).not.toContain('Beskrivning');
  await page.press('Escape');
  await page.seeNone('.wish-panel');
  await page.see('.wish-bar', { isUncovered: true });
});

// Chromium does not keep pages of a site with a self-signed certificate. test/e2e/scroll.test.ts tests this in
// Chromium, over HTTP.
const keepsPages = test.skipIf(inject('engine') === 'chromium');
keepsPages('a composed message is there on the way back, without a question', async ({ visit }) => {
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

test('the scroll position is the same after Back and after a reload', async ({ visit }) => {
  const top = 900;
  const page = await visit(PATHS.products);
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => page.scrolledTo()).toBe(top);
  await page.leaveFor(PATHS.about);
  await page.arriveAt(PATHS.about);
  expect(await page.scrolledTo()).toBe(0);
  await page.back();
  await page.arriveAt(PATHS.products);
  await expect.poll(() => page.scrolledTo()).toBe(top);
  await page.reload();
  await expect.poll(() => page.scrolledTo()).toBe(top);
});

test.for([
  [PATHS.material, 1],
  [materialPath(estimateProfit(0, 0)), 1],
  [materialPath(estimateProfit(PARTICIPANTS.max, PRODUCTS_EACH.max)), 1],
  [PRODUCT, 1],
  [PATHS.home, 2],
  [PATHS.steps, 2],
] as const)('%s is printed on %i page(s)', async ([path, pages], { visit }) => {
  // The sheet is longest when the list with current prices is available.
  if (path.startsWith(PATHS.material)) await visit(PATHS.products);
  const page = await visit(path);
  const { numPages } = await getDocumentProxy(new Uint8Array(await page.print()));
  expect(numPages).toBe(pages);
});

test('the brochure has a cover, pages of whole cards and a page for orders', async ({ visit }) => {
  const cardsPerPage = 9;
  const page = await visit(PATHS.products);
  const cards = (await page.lookAll('.product-grid .card')).length;
  await pictures(page);
  const { numPages } = await getDocumentProxy(new Uint8Array(await page.print()));
  expect(numPages).toBe(1 + Math.ceil(cards / cardsPerPage) + 1);
});
