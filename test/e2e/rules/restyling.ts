import type { Page } from 'playwright-core';
import { competitionToday } from '../../../src/content/competition.ts';
import { competitionAt } from '../../../src/domain/competition.ts';
import { PATHS } from '../../../src/domain/paths.ts';
import { FAQ_QUERY } from '../../../src/shared/form-fields.ts';
import { PRODUCT } from '../../support/routes.ts';
import { boxesOf, boxOf } from '../support/boxes.ts';
import { walkFocus } from '../support/focus.ts';
import { controlsWithoutEdge, fixedElements, sidewaysOverflow, waitForFrame } from '../support/page-facts.ts';
import { findBrokenWords, findClippedText } from '../support/text-fit.ts';
import { DESKTOP, PHONE } from '../support/visitors.ts';
import { NARROW, onDesktop, onPhone, type Rule, unless } from './rule.ts';

/** What browsers give a page, and 200 % of it: WCAG 1.4.4. */
const TEXT_PX = { standard: 16, fixed: 13 };
const LARGE_TEXT_PX = { standard: 32, fixed: 26 };
/** The text spacing that a visitor can set: WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;
/** What needs a screen. */
const NOT_ON_PAPER = '.promo, .header nav, .menu-open, .footer-links, main a.button';
/** The places where a page repeats the words of the provider or the visitor. */
const FOREIGN_TEXT =
  'h1, .lead, .prose p, .prose li, .tags li, .card a, .card > p, .neighbours a, .product-strip li a, .field-message';
const PAGES_WITH_FOREIGN_TEXT: readonly string[] = [
  PATHS.home,
  PATHS.products,
  `${PATHS.faq}?${FAQ_QUERY}=zzz`,
  PATHS.withdrawal,
  PRODUCT,
];
const UNBROKEN = 'W'.repeat(178);

/** Looks at the page in a window of another size. */
export const inWindow = async <Result>(
  page: Page,
  size: { readonly width?: number; readonly height?: number },
  look: () => Promise<Result>,
): Promise<Result> => {
  const before = page.viewportSize() ?? { width: DESKTOP, height: DESKTOP };
  const wanted = { ...before, ...size };
  if (wanted.width === before.width && wanted.height === before.height) return look();
  await page.setViewportSize(wanted);
  try {
    return await look();
  } finally {
    await page.setViewportSize(before);
    // The next rule may rely on what the page's scripts do when the layout changes.
    await waitForFrame(page);
  }
};

/** Looks at the page in another medium or other colours. */
export const inMedia = async <Result>(
  page: Page,
  media: { readonly forcedColors?: 'active'; readonly media?: 'print' },
  look: () => Promise<Result>,
): Promise<Result> => {
  await page.emulateMedia(media);
  try {
    return await look();
  } finally {
    await page.emulateMedia({ forcedColors: 'none', media: 'screen' });
  }
};

/** Looks at the page as a visitor sees it whose browser has this text size. */
const withTextOf = async <Result>(page: Page, fontSizes: typeof TEXT_PX, look: () => Promise<Result>) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes });
  try {
    return await look();
  } finally {
    await session.send('Page.setFontSizes', { fontSizes: TEXT_PX });
    await session.detach();
  }
};

const withSheet = async <Result>(page: Page, css: string, look: () => Promise<Result>): Promise<Result> => {
  const replace = (rules: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = text === '' ? [] : [sheet];
    }, rules);
  await replace(css);
  try {
    return await look();
  } finally {
    await replace('');
  }
};

type Text = { readonly text: string; readonly isHeading: boolean; readonly isVisible: boolean; readonly top: number };

/** The elements with text of their own, in document order. */
const textsOf = (page: Page): Promise<readonly Text[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .map((element) => ({
        text: element.textContent?.trim() ?? '',
        isHeading: /^H\d$/.test(element.tagName),
        isVisible: element.checkVisibility({ visibilityProperty: true }),
        top: element.getBoundingClientRect().top,
      })),
  );

const withoutStyle = async <Result>(page: Page, look: () => Promise<Result>): Promise<Result> => {
  const disable = (isDisabled: boolean) =>
    page.evaluate((value) => {
      for (const sheet of document.styleSheets) sheet.disabled = value;
    }, isDisabled);
  await disable(true);
  try {
    return await look();
  } finally {
    await disable(false);
  }
};

/** The heights of low phone windows. */
const PHONE_HEIGHTS = [740, 640];

/** The rules for another window, medium or style that hold wherever a visitor is. Some open the page's `details`. */
export const RESTYLED_ANYWHERE: readonly Rule[] = [
  {
    name: 'shows a product’s price and main action whole in the first view, above the bar of the wish list if there is one',
    at: ({ path, width }) => path === PRODUCT && width === PHONE,
    find: async (page) => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const findings: string[] = [];
      for (const height of PHONE_HEIGHTS)
        await inWindow(page, { height }, async () => {
          const [bar] = await boxesOf(page, '.wish-bar');
          const end = bar?.top ?? height;
          for (const part of ['.deal strong', '.ask.button']) {
            const { bottom } = await boxOf(page, part);
            findings.push(...unless(bottom <= end, `${part} ends at ${bottom}, and the view at ${end}`));
          }
        });
      return findings;
    },
  },
  {
    name: 'prints nothing that lies over the page',
    find: (page) => inMedia(page, { media: 'print' }, () => fixedElements(page)),
  },
  {
    name: `fits a screen of ${NARROW} px, with larger text and with wider spacing as well`,
    at: onPhone,
    // In one window, because a resized window costs more than what is looked at.
    find: (page) =>
      inWindow(page, { width: NARROW }, async () => {
        const asIs = await findClippedText(page);
        const large = await withTextOf(page, LARGE_TEXT_PX, async () => [
          ...(await findClippedText(page)),
          ...(await findBrokenWords(page)).map((word) => `broken: ${word}`),
        ]);
        const spaced = await withSheet(page, TEXT_SPACING, () => findClippedText(page));
        return [
          ...asIs,
          ...large.map((finding) => `with text at 200 %, ${finding}`),
          ...spaced.map((finding) => `with the text spacing of WCAG, ${finding}`),
        ];
      }),
  },
];

/** The days on which the sentence of the promo strip changes. */
const STRIP_SENTENCES = ['2026-08-01', '2026-10-01', '2026-12-01', '2027-02-01'].flatMap((day) =>
  [null, 'Klass 9 B'].map((winner) =>
    competitionToday(
      competitionAt(new Date(`${day}T12:00:00Z`), {
        year: 2026,
        winner,
        decidedBy: null,
        prizeSales: null,
        prizeKronor: null,
      }),
    ),
  ),
);

/** The most lines of the promo strip with any of the sentences. */
const linesOfStrip = (page: Page): Promise<number> =>
  page.locator('.promo').evaluate((strip, sentences) => {
    const today = strip.querySelector('strong');
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(strip);
    const shown = today?.textContent ?? '';
    const lines = sentences.map((sentence) => {
      today?.replaceChildren(sentence);
      const height = strip.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      return Math.round(height / Number.parseFloat(lineHeight));
    });
    today?.replaceChildren(shown);
    return Math.max(...lines);
  }, STRIP_SENTENCES);

/** Windows, and whether the promo strip stays in view with the header. */
const STRIP_WINDOWS = [
  { width: 900, height: 700, stays: true },
  { width: 899, height: 700, stays: false },
  { width: 900, height: 699, stays: false },
] as const;

/** The rules of whole pages. The last of them change the page for good. */
export const RESTYLED_PAGES: readonly Rule[] = [
  {
    name: 'outlines every focused element in forced colours',
    at: onPhone,
    find: (page) =>
      inMedia(page, { forcedColors: 'active' }, async () =>
        (await walkFocus(page)).filter(({ hasOutline }) => !hasOutline).map(({ name }) => name),
      ),
  },
  {
    name: 'shows the edge of every control in forced colours',
    at: onPhone,
    find: (page) => inMedia(page, { forcedColors: 'active' }, () => controlsWithoutEdge(page)),
  },
  {
    name: 'prints its name, and nothing that needs a screen',
    at: ({ path }) => !path.startsWith(PATHS.products) || path.startsWith(`${PATHS.products}/`),
    find: (page) =>
      inMedia(page, { media: 'print' }, async () => {
        const shown = await page.locator(NOT_ON_PAPER).filter({ visible: true }).allTextContents();
        return [...shown, ...unless(await page.locator('.header .logo').isVisible(), 'no logo')];
      }),
  },
  {
    name: 'has its footer at the bottom of a window that is taller than the page',
    at: onDesktop,
    find: (page) =>
      inWindow(page, { height: 20_000 }, async () => {
        const { bottom } = await boxOf(page, '.footer');
        return unless(Math.round(bottom) === 20_000, `it ends at ${bottom}`);
      }),
  },
  {
    name: 'shows its text without style, with the headings in their order',
    at: onDesktop,
    find: async (page) => {
      const styled = await textsOf(page);
      return withoutStyle(page, async () => {
        const shown = (await textsOf(page)).filter(({ isVisible }) => isVisible);
        const visible = new Set(shown.map(({ text }) => text));
        const lost = styled.filter(({ isVisible, text }) => isVisible && !visible.has(text));
        const tops = shown.filter(({ isHeading }) => isHeading).map(({ top }) => top);
        const isOrdered = tops.every((top, index) => top >= (tops[index - 1] ?? top));
        return [...lost.map(({ text }) => `lost: ${text}`), ...unless(isOrdered, `headings at ${tops}`)];
      });
    },
  },
  {
    name: 'has a promo strip of at most three lines on every day',
    at: onPhone,
    find: async (page) => {
      const lines = await linesOfStrip(page);
      return unless(lines <= 3, `${lines}`);
    },
  },
  {
    name: 'keeps the promo strip in view with the header only in a large window, and covers no heading with it',
    at: ({ path, width }) => path === PATHS.groupTerms && width === DESKTOP,
    find: async (page) => {
      const findings: string[] = [];
      for (const { stays, ...size } of STRIP_WINDOWS)
        await inWindow(page, size, async () => {
          const heading = page.locator('main h2').nth(2);
          await heading.evaluate((element) => element.scrollIntoView());
          const [strip, header] = [await boxOf(page, '.promo'), await boxOf(page, '.header')];
          const { y = 0 } = (await heading.boundingBox()) ?? {};
          const isRight =
            strip.bottom > 0 === stays &&
            Math.round(header.top) === Math.round(Math.max(0, strip.bottom)) &&
            y >= header.bottom;
          findings.push(
            ...unless(
              isRight,
              `${size.width} x ${size.height}: ${strip.bottom}, ${header.top} to ${header.bottom}, ${y}`,
            ),
          );
        });
      return findings;
    },
  },
  {
    name: 'does not grow wider with an unbroken word of 178 letters',
    at: (place) => onPhone(place) && PAGES_WITH_FOREIGN_TEXT.includes(place.path),
    find: (page) =>
      inWindow(page, { width: NARROW }, async () => {
        await page.evaluate(
          ([selector = '', text = '']) => {
            for (const { lastChild } of document.querySelectorAll(selector))
              if (lastChild) lastChild.textContent = text;
            for (const field of document.querySelectorAll('main input')) field.setAttribute('value', text);
          },
          [FOREIGN_TEXT, UNBROKEN],
        );
        const overflow = await sidewaysOverflow(page);
        return unless(overflow <= 0, `by ${overflow} px`);
      }),
  },
];
