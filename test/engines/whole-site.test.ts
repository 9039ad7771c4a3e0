import * as z from 'zod';
import { CAROUSEL_INTERVAL_MS } from '../../client/behaviours/carousel/should-autoplay.ts';
import { calculator as calculatorCopy } from '../../src/content/calculator.ts';
import { carousel as carouselCopy } from '../../src/content/carousel.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish as consentCopy } from '../../src/content/consent-sv.ts';
import { faqProfit } from '../../src/content/faq-profit.ts';
import { FAQ_QUERY, faqSearch } from '../../src/content/faq-search.ts';
import { formatKronor } from '../../src/content/format.ts';
import { goal as goalCopy } from '../../src/content/goal.ts';
import { layout } from '../../src/content/layout.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { PARTICIPANTS, PRODUCTS_EACH } from '../../src/domain/calculator.ts';
import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE_DAYS,
  CONSENT_COOKIE_NAME,
  CONSENT_COOKIE_PATH,
  CONSENT_COOKIE_SAME_SITE,
  CONSENT_REVISION,
} from '../../src/domain/consent.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { CALCULATOR_FIELDS, slideId } from '../../src/shared/element-ids.ts';
import { PAGES, PRODUCT } from '../e2e/support/routes.ts';
import type { Page, Target } from './support/page.ts';
import { type Box, readPdf } from './support/pdf.ts';
import { countChanges } from './support/pixels.ts';
import { describe, expect, inject, PHONE, test, WIDTHS } from './support/test.ts';

const OPERATOR = inject('operator');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Text as `Facts` have it. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Loads every picture, including those below the first screen. */
const pictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.map(({ currentSrc, src, naturalWidth }) => ({ url: currentSrc || src, isShown: naturalWidth > 0 }));
  });

const query = (page: Page) => page.evaluate(() => Object.fromEntries(new URLSearchParams(location.search)));

describe('the problem log', () => {
  test('has the console’s errors, exceptions and policy violations', async ({ visit }) => {
    const page = await visit(PATHS.about);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noConsole: this is what the test is about
      console.error('an error on the console');
      fetch('https://elsewhere.example/').catch(() => undefined);
      setTimeout(() => {
        throw new Error('an exception');
      });
    });
    const expected = [/an error on the console/, /an exception/, /elsewhere\.example/];
    const found: string[] = [];
    const missing = async () => {
      found.push(...(await page.takeProblems()));
      return expected.filter((pattern) => !found.some((problem) => pattern.test(problem)));
    };
    await expect.poll(missing).toEqual([]);
  });
});

describe('every page', () => {
  /** Whether the heading is as wide as in the site's font, and not as in the one that would replace it. */
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

  test.for(PAGES)('%s has its font and pictures and fits the screen, at both widths', async (path, { visit }) => {
    const page = await visit(path);
    for (const width of WIDTHS) {
      await page.resize(width, 900);
      await page.open(path);
      expect(await page.evaluate(() => innerWidth)).toBe(width);
      expect(await page.lookAll('h1'), `headings at ${width} px`).toHaveLength(1);
      expect(await hasItsFont(page), `font at ${width} px`).toBe(true);
      const shown = await pictures(page);
      expect(shown.filter(({ isShown }) => !isShown)).toEqual([]);
      expect(await sidewaysOverflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test('of products shows them as AVIF', async ({ visit }) => {
    const page = await visit(PATHS.products);
    for (const path of [PATHS.products, PRODUCT]) {
      await page.open(path);
      const photographs = (await pictures(page)).filter(({ url }) => new URL(url).pathname.startsWith('/images/'));
      expect(photographs.length).toBeGreaterThan(3);
      expect(photographs.filter(({ url, isShown }) => !isShown || !url.endsWith('.avif'))).toEqual([]);
    }
  });

  test('paints its dashed stitches', async ({ visit }) => {
    const page = await visit(PRODUCT);
    const { x, y, width } = await page.reach('.neighbours');
    // The box may begin within a pixel, and engines round differently.
    const screenshot = await page.screenshot();
    const lines = [0, 1, 2].map((offset) => countChanges(screenshot, { x, y: y + offset, width, height: 1 }));
    const changes = Math.max(...(await Promise.all(lines)));
    // A dash and the gap after it are 16 px long.
    expect(changes).toBeGreaterThan(width / 16);
    expect(changes).toBeLessThan((2.5 * width) / 16);
  });
});

describe('the menu', () => {
  const { header, menu } = layout(OPERATOR);
  const [entry] = header.nav.filter(({ href }) => href === PATHS.products);
  if (!entry) throw new Error('The menu needs the link to the products.');
  const openButton: Target = ['button', menu.open];
  const closeButton: Target = ['button', menu.close];
  const BESIDE = { x: 20, y: 500 };

  const openMenu = async (page: Page): Promise<void> => {
    await page.pressOn(openButton);
    await page.see(closeButton, { isVisible: true, isFocused: true });
    // It slides in.
    await page.reach(closeButton);
  };

  test('opens and closes by its buttons', async ({ visit }) => {
    const page = await visit(PATHS.about);
    await openMenu(page);
    await page.pressOn(closeButton);
    await page.seeNone(closeButton);
    await page.see(openButton, { isFocused: true });
  });

  test('closes with Escape and returns the focus', async ({ visit }) => {
    const page = await visit(PATHS.about);
    await page.focus(openButton);
    await page.press('Enter');
    await page.see(closeButton, { isVisible: true, isFocused: true });
    await page.press('Escape');
    await page.seeNone(closeButton);
    await page.see(openButton, { isFocused: true });
  });

  test('closes after a press beside it', async ({ visit }) => {
    const page = await visit(PATHS.about);
    await openMenu(page);
    await page.click(BESIDE);
    await page.seeNone(closeButton);
    await page.see(openButton, { isFocused: true });
  });

  test('keeps the focus', async ({ visit }) => {
    const page = await visit(PATHS.about);
    await openMenu(page);
    const links = (await page.lookAll('.menu a')).length;
    for (let step = 0; step < links + 3; step++) {
      await page.press('Tab');
      expect((await page.lookAll(':is(main, .header, .footer) :focus')).length, `after ${step + 1} steps`).toBe(0);
    }
  });

  test('locks the page behind it, and unlocks it', async ({ visit }) => {
    const page = await visit(PATHS.about);
    await openMenu(page);
    await page.press('End');
    await page.press('Escape');
    await page.seeNone(closeButton);
    expect(await page.scrolledTo()).toBe(0);
    await page.press('End');
    await expect.poll(() => page.scrolledTo()).toBeGreaterThan(0);
  });

  test('links to the pages, and is closed on the way back', async ({ visit }) => {
    const page = await visit(PATHS.about);
    await openMenu(page);
    await page.pressOn(['.menu a', entry.label]);
    await page.arriveAt(PATHS.products);
    await page.back();
    await page.arriveAt(PATHS.about);
    await page.seeNone(closeButton);
    await openMenu(page);
  });
});

describe('the calculator', () => {
  const people = `#${CALCULATOR_FIELDS.participants}`;
  const products = `#${CALCULATOR_FIELDS.productsEach}`;
  const peopleSlider: Target = ['input[type="range"]', calculatorCopy.participants.sliderLabel];
  const productsSlider: Target = ['input[type="range"]', calculatorCopy.productsEach.sliderLabel];
  const profit = (participants: number, productsEach: number) =>
    plain(formatKronor(estimateProfit(participants, productsEach).profitKronor));

  const openCalculator = async (visit: (path: string) => Promise<Page>): Promise<Page> => {
    const page = await visit(`${PATHS.home}#${ANCHORS.calculator}`);
    // Enabled once it is hydrated.
    await page.reach(peopleSlider);
    return page;
  };

  test('follows a slider that the pointer drags', async ({ visit }) => {
    const page = await openCalculator(visit);
    const { x, y, width, height } = await page.reach(peopleSlider);
    const middle = y + height / 2;
    const from = x + (width * PARTICIPANTS.default) / PARTICIPANTS.max;
    await page.drag({ x: Math.round(from), y: middle }, { x: Math.round(x + width - 2), y: middle });
    await page.see(people, { value: `${PARTICIPANTS.max}` });
    await page.see('output', { text: profit(PARTICIPANTS.max, PRODUCTS_EACH.default) });
  });

  test('follows a slider from the keyboard', async ({ visit }) => {
    const page = await openCalculator(visit);
    await page.focus(productsSlider);
    await page.press('ArrowRight');
    await page.see(products, { value: `${PRODUCTS_EACH.default + 1}` });
    await page.press('ArrowLeft');
    await page.press('ArrowLeft');
    await page.see(products, { value: `${PRODUCTS_EACH.default - 1}` });
    await page.see('output', { text: profit(PARTICIPANTS.default, PRODUCTS_EACH.default - 1) });
  });

  test('follows typed numbers, and so do its sliders', async ({ visit }) => {
    const page = await openCalculator(visit);
    await page.fill(people, '12');
    await page.fill(products, '10');
    await page.see('output', { text: profit(12, 10) });
    await page.see(peopleSlider, { value: '12' });
    await page.see(productsSlider, { value: '10' });
  });

  test('lets a field be empty, and corrects a number out of range on leaving', async ({ visit }) => {
    const page = await openCalculator(visit);
    await page.fill(people, '');
    await page.see(people, { value: '', isFocused: true });
    await page.type('99');
    await page.press('Tab');
    await page.see(people, { value: `${PARTICIPANTS.max}` });
    await page.see('.correction', { text: plain(calculatorCopy.participants.correction('above')), isVisible: true });
  });

  test('calculates backwards from a goal', async ({ visit }) => {
    const typed = '20000';
    const answer = goalCopy.answer(typed, PARTICIPANTS.default);
    if (!answer?.productsEach) throw new Error('The goal must be within reach.');
    const { figure, unit, aside } = goalCopy.headline(estimateProfit(PARTICIPANTS.default, answer.productsEach));
    const page = await openCalculator(visit);
    await page.pressOn(['button', goalCopy.modes.goal]);
    await page.fill(['input', goalCopy.label], typed);
    await page.see('output', { text: plain(`${figure} ${unit} ${aside}`) });
    await page.pressOn(['button', goalCopy.modes.estimate]);
    await page.see(products, { value: `${answer.productsEach}` });
  });
});

describe('consent', () => {
  const acceptAll: Target = ['#cc-main button', consentCopy.acceptAll];
  const rejectAll: Target = ['#cc-main button', consentCopy.rejectAll];
  const manage: Target = ['#cc-main button', consentCopy.banner.manage];
  const save: Target = ['#cc-main button', consentCopy.dialog.save];
  const close: Target = ['#cc-main button', consentCopy.dialog.close];
  const manageInFooter: Target = ['button', MANAGE_CONSENT];
  const toggle = (category: string): Target => `#cc-main input[type="checkbox"][value="${category}"]`;

  /** Changes a category in the open preferences. */
  const change = async (page: Page, category: string, isChecked: boolean): Promise<void> => {
    // The library moves the focus there 100 ms after it shows them.
    await page.see('#cc-main :is([role="dialog"], [role="dialog"] *):focus', { isFocused: true });
    await page.focus(toggle(category));
    await page.press('Space');
    await page.see(toggle(category), { isChecked });
  };

  const consentRecord = z.strictObject({
    categories: z.array(z.string()),
    revision: z.number(),
    data: z.unknown(),
    consentTimestamp: z.iso.datetime(),
    lastConsentTimestamp: z.iso.datetime(),
    consentId: z.uuid(),
    services: z.record(z.string(), z.array(z.string())),
    languageCode: z.string(),
    expirationTime: z.number(),
  });

  const storedCookie = async (page: Page) => (await page.cookies()).find(({ name }) => name === CONSENT_COOKIE_NAME);

  const storedRecord = async (page: Page) => {
    const cookie = await storedCookie(page);
    return cookie && consentRecord.parse(JSON.parse(decodeURIComponent(cookie.value)));
  };

  const storedCategories = async (page: Page) => (await storedRecord(page))?.categories;

  const CHOICES = [
    { choice: 'everything', categories: [...CONSENT_CATEGORIES] },
    { choice: 'nothing optional', categories: ['necessary'] },
    { choice: 'a selection', categories: ['necessary', 'analytics'] },
  ] as const;

  const choose = async (page: Page, choice: (typeof CHOICES)[number]['choice']): Promise<void> => {
    if (choice === 'everything') return page.pressOn(acceptAll);
    if (choice === 'nothing optional') return page.pressOn(rejectAll);
    await page.pressOn(manage);
    await page.see(save);
    await change(page, 'analytics', true);
    await page.pressOn(save);
  };

  test.for(CHOICES)('to $choice is stored, and not asked for again', async ({ choice, categories }, { visit }) => {
    const page = await visit(PATHS.about, { consent: null });
    await page.see(acceptAll);
    expect(await page.cookies()).toEqual([]);
    await choose(page, choice);
    await page.seeNone('#cc-main button');

    const cookie = await storedCookie(page);
    expect(cookie).toMatchObject({ path: CONSENT_COOKIE_PATH, secure: true, sameSite: CONSENT_COOKIE_SAME_SITE });
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / DAY_MS).toBeCloseTo(CONSENT_COOKIE_DAYS, 1);
    const record = await storedRecord(page);
    expect(record).toMatchObject({ categories, revision: CONSENT_REVISION, languageCode: 'sv' });
    expect(Object.keys(record?.services ?? {})).toEqual(CONSENT_CATEGORIES);
    expect(((record?.expirationTime ?? 0) - Date.now()) / DAY_MS).toBeCloseTo(CONSENT_COOKIE_DAYS, 1);

    await page.open(PATHS.faq);
    // The library would have shown its banner before the preferences, which the same file has.
    await page.pressOn(manageInFooter);
    await page.see(save);
    await page.seeNone(manage);
    for (const category of CONSENT_CATEGORIES) {
      const isChecked = categories.some((name) => name === category);
      await page.see(toggle(category), { isChecked, isDisabled: category === 'necessary' });
    }
  });

  test('is withdrawn in two presses', async ({ visit }) => {
    const page = await visit(PATHS.about, { consent: ['analytics', 'marketing'] });
    const before = await storedRecord(page);
    await page.pressOn(manageInFooter);
    await page.pressOn(rejectAll);
    await page.seeNone('#cc-main button');
    await expect.poll(() => storedCategories(page)).toEqual(['necessary']);
    expect((await storedRecord(page))?.consentTimestamp).toBe(before?.consentTimestamp);
  });

  test('stays as it is when Escape or the cross closes the preferences', async ({ visit }) => {
    const page = await visit(PATHS.about);
    const before = await storedRecord(page);
    await page.pressOn(manageInFooter);
    await page.see(save);
    await change(page, 'marketing', true);
    await page.press('Escape');
    await page.seeNone('#cc-main button');
    await page.see(manageInFooter, { isFocused: true });
    await page.pressOn(manageInFooter);
    await page.see(toggle('marketing'), { isChecked: false });
    await page.pressOn(close);
    await page.seeNone('#cc-main button');
    expect(await storedRecord(page)).toEqual(before);
  });
});

describe('the carousel', () => {
  /** The number of images of PRODUCT. */
  const TOTAL = 4;
  const next: Target = ['button', carouselCopy.next];
  const previous: Target = ['button', carouselCopy.previous];
  const position = (number: number) => carouselCopy.position(number, TOTAL);
  const seePosition = (page: Page, number: number) => page.see('.carousel-position', { text: position(number) });

  const openCarousel = async (visit: (path: string) => Promise<Page>, start = 1): Promise<Page> => {
    const page = await visit(start === 1 ? PRODUCT : `${PRODUCT}#${slideId(start)}`);
    await page.see(next, { isDisabled: false });
    await seePosition(page, start);
    return page;
  };

  /** Waits for automatic changes. Returns the new positions, and the times between them. */
  const recordChanges = async (page: Page, count: number) => {
    const changes = await page.evaluate(
      (wanted) =>
        new Promise<{ text: string; at: number }[]>((resolve) => {
          const shown = document.querySelector('.carousel-position');
          const seen: { text: string; at: number }[] = [];
          const observer = new MutationObserver(() => {
            const text = shown?.textContent ?? '';
            if (seen.at(-1)?.text !== text) seen.push({ text, at: performance.now() });
            if (seen.length < wanted) return;
            observer.disconnect();
            resolve(seen);
          });
          if (shown) observer.observe(shown, { childList: true, characterData: true, subtree: true });
        }),
      count,
    );
    const periods = changes.slice(1).map(({ at }, index) => at - (changes[index]?.at ?? 0));
    return { positions: changes.map(({ text }) => text), periods };
  };

  /** Starts to record on which side of the stage each shown picture appears: -1 is the left, 1 the right. */
  const recordSides = (page: Page) =>
    page.evaluate(() => {
      const sides: number[] = [];
      Reflect.set(window, 'recordedSides', sides);
      const shown = document.querySelector('.carousel-position');
      let last = shown?.textContent;
      const observer = new MutationObserver(() => {
        if (shown?.textContent === last) return;
        last = shown?.textContent;
        const stage = document.querySelector('.stage')?.getBoundingClientRect();
        const slide = document.querySelector('.slide:not([inert])')?.getBoundingClientRect();
        if (stage && slide) sides.push(Math.sign(slide.x - stage.x));
      });
      if (shown) observer.observe(shown, { childList: true });
    });

  const recordedSides = async (page: Page) =>
    z.array(z.number()).parse(await page.evaluate((): unknown => Reflect.get(window, 'recordedSides')));

  /** Waits until the shown picture fills the stage. */
  const seeRest = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().x ?? Number.NaN;
          return Math.round(left('.slide:not([inert])') - left('.stage'));
        }),
      )
      .toBe(0);

  test('advances by itself every 3000 ms, also from the last picture to the first', async ({ visit }) => {
    const page = await openCarousel(visit, TOTAL - 1);
    const { positions, periods } = await recordChanges(page, 3);
    expect(positions).toEqual([position(TOTAL), position(1), position(2)]);
    // A busy machine prolongs a period, but hardly every one.
    expect(Math.min(...periods)).toBeLessThan(CAROUSEL_INTERVAL_MS + 150);
    expect(Math.min(...periods)).toBeGreaterThan(CAROUSEL_INTERVAL_MS - 150);
  });

  test('follows its arrows, and goes on without an end', async ({ visit }) => {
    const page = await openCarousel(visit);
    await recordSides(page);
    await page.pressOn(previous);
    await seePosition(page, TOTAL);
    await seeRest(page);
    await page.pressOn(next);
    await seePosition(page, 1);
    await seeRest(page);
    await page.pressOn(next);
    await seePosition(page, 2);
    await expect.poll(() => recordedSides(page)).toEqual([-1, 1, 1]);
  });

  test('follows a swipe', async ({ visit }) => {
    const page = await openCarousel(visit);
    const { x, y, width, height } = await page.reach('.stage');
    const left = { x: Math.round(x + width * 0.2), y: Math.round(y + height / 2) };
    const right = { x: Math.round(x + width * 0.8), y: Math.round(y + height / 2) };
    await page.drag(right, left);
    await seePosition(page, 2);
    await seeRest(page);
    await page.drag(left, right);
    await seePosition(page, 1);
  });
});

describe('the FAQ', () => {
  const [item] = faqProfit(OPERATOR, null).items;
  if (!item) throw new Error('The FAQ needs a question.');
  const [word = ''] = (item.question.toLowerCase().match(/\p{L}+/gu) ?? []).sort((a, b) => b.length - a.length);
  const search: Target = ['input', faqSearch.label];
  const questions = async (page: Page) =>
    (await page.lookAll('.faq-item summary')).filter(({ isVisible }) => isVisible).map(({ text }) => text);

  const HEIGHT = 800;

  test('opens the question that a link leads to', async ({ visit }) => {
    const page = await visit(`${PATHS.faq}#${item.id}`);
    await page.see(`#${item.id}`);
    // The page scrolls there.
    await expect.poll(async () => Math.abs((await page.look(`#${item.id}`))?.y ?? HEIGHT)).toBeLessThan(HEIGHT);
  });

  test('shows what a search finds, also on the way back, and the sections again', async ({ visit }) => {
    const page = await visit(PATHS.faq);
    const all = await page.lookAll('.faq-item');
    await page.fill(search, word);
    await expect.poll(() => questions(page)).toContain(plain(item.question));
    const found = await questions(page);
    expect(found.length).toBeLessThan(all.length);
    await page.see('.faq [role="status"]', { text: plain(faqSearch.found(found.length, word)) });
    await expect.poll(() => query(page)).toEqual({ [FAQ_QUERY]: word });
    await page.leaveFor(PATHS.about);
    await page.arriveAt(PATHS.about);
    await page.back();
    await page.arriveAt(`${PATHS.faq}?${new URLSearchParams({ [FAQ_QUERY]: word })}`);
    await page.see(search, { value: word });
    expect(await questions(page)).toEqual(found);
    await page.pressOn(['a', faqSearch.all.label]);
    // They are back in their sections, which are folded.
    await expect.poll(() => questions(page)).toEqual([]);
    await page.see(search, { value: '' });
  });
});

describe('the catalogue', () => {
  const search = 'input[name="sok"]';
  const order = 'select[name="ordning"]';
  const names = async (page: Page) => (await page.lookAll('.product-grid .card h2')).map(({ text }) => text);

  /** The tag that most products have. */
  const commonTag = async (page: Page): Promise<string> => {
    const tags = (await page.lookAll('.card .tags li')).map(({ text }) => text);
    const countOf = (tag: string) => tags.filter((other) => other === tag).length;
    return [...tags].sort((a, b) => countOf(b) - countOf(a))[0] ?? '';
  };

  test('is filtered by chips, sorted and searched, and is so again on the way back and after a reload', async ({
    visit,
  }) => {
    const page = await visit(PATHS.products);
    const all = await names(page);
    const tag = await commonTag(page);
    const chip = `.chip[href*="${new URLSearchParams({ tag })}"]`;
    await page.pressOn(chip);
    await page.arriveAt(`${PATHS.products}?${new URLSearchParams({ tag })}`);
    await page.see(chip, { current: 'true' });
    const tagged = await names(page);
    expect(tagged.length).toBeLessThan(all.length);

    await page.pressOn('.catalogue-more summary');
    await page.choose(order, 'namn');
    const sorted = [...tagged].sort(new Intl.Collator('sv').compare);
    expect(sorted).not.toEqual(tagged);
    await expect.poll(() => names(page)).toEqual(sorted);

    const [word = ''] = (sorted.at(-1) ?? '').toLowerCase().split(' ');
    await page.fill(search, word);
    await expect.poll(async () => Object.keys(await query(page)).sort()).toEqual(['ordning', 'sok', 'tag']);
    const found = await names(page);
    expect(found).toContain(sorted.at(-1));
    expect(found.length).toBeLessThan(sorted.length);

    const seeTheSame = async (): Promise<void> => {
      await expect.poll(() => names(page)).toEqual(found);
      await page.see(search, { value: word });
      await page.see(order, { value: 'namn' });
      await page.see(chip, { current: 'true' });
    };
    const url = await page.url();
    await page.pressOn('.product-grid .card h2 a');
    await expect.poll(() => page.url()).toContain(`${PATHS.products}/`);
    await page.back();
    await page.arriveAt(url);
    await seeTheSame();
    await page.reload();
    await seeTheSame();
  });
});

describe('the scroll position', () => {
  const TOP = 900;

  test('is the same after Back and after a reload', async ({ visit }) => {
    const page = await visit(PATHS.products);
    await page.scrollTo(TOP);
    await expect.poll(() => page.scrolledTo()).toBe(TOP);
    await page.leaveFor(PATHS.about);
    await page.arriveAt(PATHS.about);
    expect(await page.scrolledTo()).toBe(0);
    await page.back();
    await page.arriveAt(PATHS.products);
    await expect.poll(() => page.scrolledTo()).toBe(TOP);
    await page.reload();
    await expect.poll(() => page.scrolledTo()).toBe(TOP);
  });
});

describe('without script', () => {
  const { menu } = layout(OPERATOR);
  const withoutScript = { width: PHONE, javaScript: false } as const;

  test('the menu opens and closes', async ({ visit }) => {
    const page = await visit(PATHS.about, withoutScript);
    await page.pressOn(['button', menu.open]);
    await page.see(['button', menu.close]);
    await page.pressOn(['.menu button', menu.close]);
    await page.seeNone(['button', menu.close]);
    await page.pressOn(['button', menu.open]);
    await page.pressOn(`.menu a[href="${PATHS.faq}"]`);
    await page.arriveAt(PATHS.faq);
  });

  test('the calculator’s form calculates', async ({ visit }) => {
    const page = await visit(PATHS.home, withoutScript);
    await page.fill(`#${CALCULATOR_FIELDS.participants}`, '12');
    await page.fill(`#${CALCULATOR_FIELDS.productsEach}`, '10');
    await page.pressOn(['button', calculatorCopy.submit]);
    const { participants, productsEach } = CALCULATOR_FIELDS;
    await page.arriveAt(`${PATHS.home}?${participants}=12&${productsEach}=10`);
    await page.see('output', { text: plain(formatKronor(estimateProfit(12, 10).profitKronor)) });
  });

  test('the FAQ search searches', async ({ visit }) => {
    const [item] = faqProfit(OPERATOR, null).items;
    const word = item?.question.match(/\p{L}{5,}/u)?.[0] ?? '';
    const page = await visit(PATHS.faq, withoutScript);
    await page.fill(['input', faqSearch.label], word);
    await page.pressOn(['button', faqSearch.submit]);
    await page.arriveAt(`${PATHS.faq}?${new URLSearchParams({ [FAQ_QUERY]: word })}`);
    await page.see(['summary', item?.question ?? '']);
  });
});

describe('the brochure', () => {
  const CARDS_PER_PAGE = 9;
  /** WebKitGTK knows no margins of `@page`: these are the printer's. The page number is as far from the edge. */
  const LEAST_MARGIN_MM = 5;
  const LOWER_MARGIN_MM = 16;

  test('has a cover, pages of whole cards and a page for orders, all with margins', async ({ visit }) => {
    const page = await visit(PATHS.products);
    const cards = (await page.lookAll('.product-grid .card')).length;
    await pictures(page);
    const pages = await readPdf(await page.print());
    expect(pages.map(({ widthMm, heightMm }) => [Math.round(widthMm), Math.round(heightMm)])).toEqual(
      pages.map(() => [210, 297]),
    );
    expect(pages).toHaveLength(1 + Math.ceil(cards / CARDS_PER_PAGE) + 1);
    for (const [index, { marks }] of pages.entries()) {
      const least = (side: keyof Box) => Math.min(...marks.map((mark) => mark[side]));
      for (const side of ['left', 'right', 'top', 'bottom'] as const) {
        expect(least(side), `${side} margin of page ${index + 1}`).toBeGreaterThan(LEAST_MARGIN_MM);
      }
    }

    const goods = pages.slice(1, -1);
    // A picture that is split would be on two pages.
    expect(goods.flatMap((sheet) => sheet.pictures)).toHaveLength(cards);
    const top = ({ marks }: { readonly marks: readonly Box[] }) => Math.min(...marks.map((mark) => mark.top));
    const end = (boxes: readonly Box[]) =>
      Math.min(...boxes.map(({ bottom }) => bottom).filter((bottom) => bottom > LOWER_MARGIN_MM - 2));
    for (const [index, sheet] of goods.entries()) {
      // Cards begin with their picture. Only the first page has a line above them.
      if (index > 0) expect(top({ marks: sheet.pictures }) - top(sheet), `top of page ${index + 2}`).toBeLessThan(1);
      // They end with their price.
      expect(end(sheet.pictures) - end(sheet.marks), `end of page ${index + 2}`).toBeGreaterThan(5);
    }
  });
});
