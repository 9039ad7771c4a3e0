import { extractText, getDocumentProxy } from 'unpdf';
import { inject } from 'vitest';
import { askSeller } from '../../src/content/ask-seller.ts';
import { calculator as calculatorCopy } from '../../src/content/calculator.ts';
import { carousel as carouselCopy } from '../../src/content/carousel.ts';
import { errors } from '../../src/content/errors.ts';
import { formatKronor } from '../../src/content/format.ts';
import { share } from '../../src/content/share.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { PARTICIPANTS, PRODUCTS_EACH } from '../../src/domain/calculator.ts';
import { ANCHORS, materialPath, PATHS } from '../../src/domain/paths.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { slideId } from '../../src/shared/element-ids.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/form-fields.ts';
import { ALL, PRODUCT } from '../support/routes.ts';
import type { Page } from './support/page.ts';
import { follow, restore, restoreAfter } from './support/restore.ts';
import { DESKTOP, expect, test, WIDTHS } from './support/test.ts';
import { addProduct } from './support/wish-bar.ts';

/** Long enough for a journey through many pages on a busy machine. */
const LONG_TIMEOUT_MS = 180_000;

const PRODUCT_NAME = 'Pepparkakor i kakburk';

const textOf = async (page: Page, selector: string): Promise<string> => (await page.look(selector))?.text ?? '';

/** Loads every image, including those below the first screen. Returns the URLs of those that cannot be shown. */
const findLostImages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src);
  });

/** What the engine has not applied to the page, or does not fit. */
const findFaults = async (page: Page): Promise<readonly string[]> => {
  const facts = await page.evaluate(async () => {
    await document.fonts.ready;
    const heading = document.querySelector('h1');
    const context = document.createElement('canvas').getContext('2d');
    if (!heading || !context) return null;
    const { fontFamily, fontWeight } = getComputedStyle(heading);
    const widthIn = (families: string): number => {
      context.font = `${fontWeight} 40px ${families}`;
      return context.measureText(heading.textContent ?? '').width;
    };
    const [font = ''] = fontFamily.split(',');
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      font,
      // The fallback font gives the heading another width.
      isLoaded: widthIn(`${font}, monospace`) !== widthIn('monospace'),
      ground: getComputedStyle(document.body).backgroundColor,
      overflow: scrollWidth - clientWidth,
    };
  });
  if (!facts) return ['it has no heading'];
  return [
    ...(facts.ground === 'rgb(255, 250, 240)' ? [] : [`its style is not applied: the ground is ${facts.ground}`]),
    ...(facts.font.includes('Outfit') && facts.isLoaded
      ? []
      : [`the heading is not in the site's font: ${facts.font}`]),
    ...(facts.overflow > 0 ? [`it is ${facts.overflow} px too wide`] : []),
    ...(await findLostImages(page)).map((url) => `an image is lost: ${url}`),
  ];
};

test.for(WIDTHS)(
  'every page has its style, its font and its images, and fits a screen of %i px',
  { timeout: LONG_TIMEOUT_MS },
  async (width, { visit, expectProblems }) => {
    // The error pages cause these problems.
    expectProblems(/ 404$|status of 404/);
    const page = await visit(PATHS.home, { width });
    const faults: string[] = [];
    for (const path of ALL) {
      await page.open(path);
      faults.push(...(await findFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

// From the HTTPS site of `npm start`, WebKit has learned never to request localhost over HTTP.
test.skipIf(inject('engine') === 'webkit')(
  'a list that streams in late is announced, even after a reload, and a retry loads a list that failed',
  async ({ visit, startFaultySite, expectProblems }) => {
    expectProblems(/ 502$|status of 502/);
    const slow = await startFaultySite({ STREAM_AFTER_MS: '100' });
    await slow.provider.behave({ delayMs: 1_000 });
    const late = await visit(PATHS.products, { origin: slow.url });
    await late.see('[role="status"]', { text: '25 varor visas.' });
    expect(await findFaults(late)).toEqual([]);
    await late.reload();
    await late.see('[role="status"]', { text: '25 varor visas.' });

    const broken = await startFaultySite();
    await broken.provider.behave({ fault: 'wrong-shape' });
    const failed = await visit(PATHS.products, { origin: broken.url });
    await failed.see('h1', { text: errors.productList.title });
    await failed.see('[data-retry]');
    await failed.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await broken.provider.behave({});
    await failed.pressOn('[data-retry]');
    // The site remembers the failure for ten seconds.
    await expect
      .poll(async () => (await failed.look('.product-grid .card'))?.isVisible, { timeout: 20_000 })
      .toBe(true);
    expect(await failed.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  },
);

test('each page is printed on as many sheets of paper as it was designed for', {
  timeout: LONG_TIMEOUT_MS,
}, async ({ visit }) => {
  const CARDS_PER_SHEET = 9;
  const page = await visit(PATHS.products);
  const sheetsOf = async (path: string): Promise<number> => {
    await page.open(path);
    expect(await findLostImages(page)).toEqual([]);
    return (await getDocumentProxy(new Uint8Array(await page.print()))).numPages;
  };
  const cards = (await page.lookAll('.product-grid .card')).length;
  const designed: Readonly<Record<string, number>> = {
    // A cover, sheets of whole cards, and a sheet for orders.
    [PATHS.products]: 1 + Math.ceil(cards / CARDS_PER_SHEET) + 1,
    [PATHS.material]: 1,
    [materialPath(estimateProfit(0, 0))]: 1,
    [materialPath(estimateProfit(PARTICIPANTS.max, PRODUCTS_EACH.max))]: 1,
    [PRODUCT]: 1,
    [PATHS.home]: 2,
    [PATHS.steps]: 2,
  };
  const printed: Record<string, number> = {};
  for (const path of Object.keys(designed)) printed[path] = await sheetsOf(path);
  expect(printed).toEqual(designed);
});

test('the menu takes the focus, makes the page inert and still, and is closed on the way back', async ({ visit }) => {
  const OPEN = '.menu-open';
  const CLOSE = '.menu > button';
  const page = await visit(PATHS.about);
  const countInert = () => page.evaluate(() => document.querySelectorAll('[inert]').length);
  const openMenu = async (): Promise<void> => {
    await page.pressOn(OPEN);
    await page.see(CLOSE, { isVisible: true, isFocused: true });
    await expect.poll(countInert).toBeGreaterThan(0);
    // The menu slides in.
    await page.reach(CLOSE);
  };
  const seeClosed = async (): Promise<void> => {
    await page.seeNone(CLOSE);
    await page.see(OPEN, { isFocused: true });
    expect(await countInert()).toBe(0);
  };

  await openMenu();
  // The Tab key reaches the button from outside the page, and backwards from the menu.
  const focusButton = () => page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), OPEN);
  await focusButton();
  await page.see('.menu .log-in', { isFocused: true });
  await page.evaluate(() => document.querySelector<HTMLElement>('.menu .log-in')?.blur());
  await focusButton();
  await page.see(CLOSE, { isFocused: true });
  const links = (await page.lookAll('.menu a')).length;
  for (let step = 0; step < links + 3; step++) {
    await page.press('Tab');
    expect((await page.lookAll(':is(main, .header, .footer) :focus')).length, `after ${step + 1} steps`).toBe(0);
  }
  for (const key of ['End', 'Escape'] as const) await page.press(key);
  await seeClosed();
  expect(await page.scrolledTo()).toBe(0);
  await page.press('End');
  await expect.poll(() => page.scrolledTo()).toBeGreaterThan(0);

  await openMenu();
  await page.click({ x: 20, y: 500 });
  await seeClosed();

  await openMenu();
  await page.pressOn(`.menu a[href="${PATHS.products}"]`);
  await page.arriveAt(PATHS.products);
  await page.back();
  await page.arriveAt(PATHS.about);
  await page.seeNone(CLOSE);
  expect(await countInert()).toBe(0);
  await openMenu();
});

test('the calculator follows its sliders by pointer and by keyboard, even after a reload and after Back', async ({
  visit,
}) => {
  const participants = `#${CALCULATOR_FIELDS.participants}`;
  const productsEach = `#${CALCULATOR_FIELDS.productsEach}`;
  const participantsSlider = `[aria-label="${calculatorCopy.participants.sliderLabel}"]`;
  const page = await visit(`${PATHS.home}#${ANCHORS.calculator}`);
  const seeMore = async (more: number): Promise<void> => {
    await page.see('[data-island="calculator"][data-state="ready"]');
    await page.focus(`[aria-label="${calculatorCopy.productsEach.sliderLabel}"]`);
    await page.press('ArrowRight');
    const expected = PRODUCTS_EACH.default + more;
    await page.see(productsEach, { value: `${expected}` });
    const kronor = formatKronor(estimateProfit(PARTICIPANTS.max, expected).profitKronor);
    await page.see('.receipt-sum', { text: kronor.replace(/\s+/g, ' ') });
    const query = `?deltagare=${PARTICIPANTS.max}&produkter=${expected}`;
    await expect.poll(() => page.evaluate(() => location.search)).toBe(query);
  };

  // The slider is enabled once the island is hydrated.
  const { x, y, width, height } = await page.reach(participantsSlider);
  const middle = y + height / 2;
  const from = x + (width * PARTICIPANTS.default) / PARTICIPANTS.max;
  await page.drag({ x: Math.round(from), y: middle }, { x: Math.round(x + width - 2), y: middle });
  await page.see(participants, { value: `${PARTICIPANTS.max}` });
  await seeMore(1);
  await page.reload();
  await seeMore(2);
  await restore(page);
  await seeMore(3);
});

test('the question about cookies is asked until it is answered, and its dialogs return the focus', async ({
  visit,
}) => {
  const show = '#cc-main [data-role="show"]';
  const save = '#cc-main [data-role="save"]';
  const analytics = '#cc-main input[value="analytics"]';
  const manage = '.footer [data-manage-consent]';
  const page = await visit(PATHS.about, { hasDecided: false });
  const openPreferences = async (): Promise<void> => {
    await page.pressOn(show);
    await page.see(save);
    // The library moves the focus there 100 ms after it shows the preferences.
    await page.see('#cc-main :is([role="dialog"], [role="dialog"] *):focus', { isFocused: true });
  };
  const openAndClose = async (): Promise<void> => {
    await openPreferences();
    await page.press('Escape');
    await page.seeNone(save);
    await page.see(show);
  };
  await openAndClose();
  await page.reload();
  await openAndClose();
  await restore(page);
  await openAndClose();

  await openPreferences();
  await page.focus(analytics);
  await page.type(' ');
  await page.see(analytics, { isChecked: true });
  await page.pressOn(save);
  await page.seeNone('#cc-main button');

  await follow(page, PATHS.faq);
  await page.reach(manage);
  // Safari does not focus a button that is pressed.
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), manage);
  await page.see(save);
  // The library would have shown its banner before the preferences, which are in the same file.
  await page.seeNone(show);
  await page.see(analytics, { isChecked: true });
  const top = await page.scrolledTo();
  for (const key of ['End', 'Escape'] as const) await page.press(key);
  await page.see(manage, { isFocused: true });
  expect(await page.scrolledTo()).toBe(top);
});

test('the carousel goes round by itself, by its arrows and by a swipe, even after a reload and after Back', async ({
  visit,
}) => {
  /** The number of images of PRODUCT. */
  const TOTAL = 4;
  const page = await visit(`${PRODUCT}#${slideId(TOTAL)}`, { width: DESKTOP });
  /** Waits until an image fills the stage. */
  const seeSlide = async (number: number): Promise<void> => {
    await page.see('.carousel-position', { text: carouselCopy.position(number, TOTAL) });
    const offset = async () =>
      ((await page.look('.slide[data-shown]'))?.x ?? Number.NaN) - ((await page.look('.stage'))?.x ?? Number.NaN);
    await expect.poll(async () => Math.round(await offset())).toBe(0);
  };
  const seeChange = async (act: () => Promise<unknown>): Promise<void> => {
    const before = await textOf(page, '.carousel-position');
    await act();
    await expect.poll(() => textOf(page, '.carousel-position')).not.toBe(before);
  };
  const pressNext = async (): Promise<void> => {
    await page.see('.stage[data-endless]');
    await seeChange(() => page.pressOn('.carousel-next'));
  };

  await page.see('.carousel-next', { isDisabled: false });
  await seeSlide(1);
  await page.pressOn('.carousel-previous');
  await seeSlide(TOTAL);
  await page.pressOn('.carousel-next');
  await seeSlide(1);
  const { x, y, width, height } = await page.reach('.stage');
  const left = { x: Math.round(x + width * 0.2), y: Math.round(y + height / 2) };
  await page.drag({ ...left, x: Math.round(x + width * 0.8) }, left);
  await seeSlide(2);

  await page.reload();
  await pressNext();
  await restore(page);
  await pressNext();
  // The pointer is on the carousel when the visitor leaves, and elsewhere on the way back.
  await seeChange(() => restoreAfter(page, PATHS.blog, () => page.click({ x: DESKTOP - 20, y: 640 })));
});

test('an image that cannot be loaded gives way to the placeholder', async ({ visit, expectProblems }) => {
  expectProblems(/ 404$|status of 404/);
  const page = await visit(PATHS.products);
  expect(await textOf(page, '.card')).not.toContain(errors.productImage.message);
  await page.evaluate(() => document.querySelector('.card img')?.setAttribute('src', '/none.avif'));
  await expect.poll(() => textOf(page, '.card')).toContain(errors.productImage.message);
});

test('a press that cannot share copies, and where copying is impossible the text is selected, until Escape returns the focus', async ({
  visit,
}) => {
  const SHARE = '.product-head [data-share]';
  const ASK = '.main-action [data-ask][href^="mailto:"]';
  const page = await visit(PRODUCT);
  // WebKitGTK's driver lets no page copy.
  if (inject('engine') === 'firefox') {
    await page.pressOn(SHARE);
    await page.see('.note', { text: share.copied });
    await page.reload();
  }
  await page.evaluate(() => {
    for (const name of ['share', 'canShare', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
  });
  /** What a visitor can copy with the keyboard or the field's menu, with white space collapsed as in `Facts`. */
  const selected = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      if (!(field instanceof HTMLTextAreaElement)) return '';
      return field.value.slice(field.selectionStart, field.selectionEnd).replace(/\s+/g, ' ').trim();
    });
  const seeText = async (why: string, text: RegExp | string): Promise<void> => {
    await page.see('#delad-text-status', { isVisible: true, text: why });
    await expect.poll(selected).toMatch(text);
  };
  const closeText = async (focused: string): Promise<void> => {
    await page.press('Escape');
    await page.seeNone('.shared-text');
    await page.see(focused, { isFocused: true });
  };
  const url = await page.evaluate(() => location.href);

  await page.pressOn(SHARE);
  await seeText(share.notCopied, url);
  await closeText(SHARE);
  await page.pressOn(ASK);
  await seeText(share.noMail, `${askSeller.product(PRODUCT_NAME)} ${url}`);
  await closeText(ASK);

  await addProduct(page);
  await page.pressOn('.wish-bar button');
  await page.pressOn('.wish-send button');
  await page.see('#delad-text-status', { text: share.noMail });
  await page.pressOn('.shared-text .actions button');
  await seeText(share.notCopied, /^Hej! .* 1 st Pepparkakor i kakburk, .* Hälsningar$/);
  await closeText('.wish-bar button');
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
