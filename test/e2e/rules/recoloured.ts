import type { Locator, Page } from 'playwright-core';
import { PATHS } from '../../../src/domain/paths.ts';
import { FAQ_QUERY } from '../../../src/shared/form-fields.ts';
import { contrastOf } from '../support/contrast.ts';
import { type Mark, onPhone, type Rule, unless } from './rule.ts';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for glyphs. */
const TEXT = 4.5;
const GLYPH = 3;

/** The ways in which browsers replace the colours of a page. Chrome on Android and Samsung Internet darken pages. */
const RECOLOURINGS = [
  { way: 'dark forced colours', colorScheme: 'dark', forcedColors: 'active' },
  { way: 'light forced colours', colorScheme: 'light', forcedColors: 'active' },
  { way: 'darkened, for a visitor who prefers dark pages', colorScheme: 'dark', forcedColors: 'none' },
  { way: 'darkened, for a visitor who prefers light pages', colorScheme: 'light', forcedColors: 'none' },
] as const;

const DARKENINGS = RECOLOURINGS.filter(({ forcedColors }) => forcedColors === 'none');

/** Looks at the page in each of the ways, and restores its colours. */
const recolour = async (
  page: Page,
  ways: readonly (typeof RECOLOURINGS)[number][],
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  const findings: string[] = [];
  for (const { way, ...media } of ways) {
    await page.emulateMedia(media);
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: media.forcedColors === 'none' });
    findings.push(...(await look()).map((finding) => `${finding}, ${way}`));
  }
  await session.send('Emulation.setAutoDarkModeOverride', {});
  await session.detach();
  await page.emulateMedia({ colorScheme: null, forcedColors: 'none' });
  return findings;
};

const first = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true }).first();

const lowContrast = async (element: Locator, least: number, name: string, inset = 0): Promise<readonly string[]> => {
  const contrast = await contrastOf(element, inset);
  return unless(contrast >= least, `${name} has a contrast of ${contrast.toFixed(1)}`);
};

/** Removes what an element shows beside its mark. Returns a function that restores it, but for the hints of fields. */
const isolate = async (page: Page, { of, keep }: Mark): Promise<() => Promise<void>> => {
  const element = first(page, of);
  const former = await element.evaluateHandle((shown, kept) => {
    const [children, style] = [[...shown.childNodes], shown.style.cssText];
    if (kept !== undefined) shown.replaceChildren();
    if (kept === 'circle') Object.assign(shown.style, { width: '34px', minHeight: '0', padding: '0' });
    for (const field of shown.querySelectorAll('input')) field.removeAttribute('placeholder');
    return { shown, children, style };
  }, keep);
  return () =>
    former.evaluate(({ shown, children, style }) => {
      shown.replaceChildren(...children);
      shown.style.cssText = style;
    });
};

/** Texts on coloured or drawn backgrounds, by path. `inset` leaves out round ends. */
const COLOURED: Readonly<Record<string, readonly Mark[]>> = {
  [PATHS.home]: [
    { of: '.receipt-title' },
    { of: '.receipt-sum' },
    { of: '.receipt-rows dt >> nth=0' },
    { of: '.receipt-note' },
    { of: '.receipt-note a' },
    { of: '.receipt .actions a' },
    { of: '.button.sun', inset: 14 },
    { of: '.receipt .button', inset: 14 },
    { of: 'h1' },
    { of: '.hero .lead' },
    { of: '.hero .terms' },
  ],
  [`${PATHS.faq}?${FAQ_QUERY}=pengar`]: [{ of: '.faq mark' }],
  [PATHS.material]: [{ of: '.sheet-code svg' }],
};

/** Of whole pages. */
export const RECOLOURED: readonly Rule[] = [
  {
    name: 'keeps its texts readable in a browser that darkens pages',
    at: (place) => onPhone(place) && COLOURED[place.path] !== undefined,
    find: (page, { path }) =>
      recolour(page, DARKENINGS, async () => {
        const findings: string[] = [];
        for (const { of, inset } of COLOURED[path] ?? [])
          findings.push(...(await lowContrast(first(page, of), TEXT, of, inset)));
        return findings;
      }),
  },
  {
    name: 'shows the dot of every tag in a browser that darkens pages',
    at: (place) => onPhone(place) && place.path === PATHS.products,
    find: (page) =>
      recolour(page, DARKENINGS.slice(0, 1), async () => {
        const findings: string[] = [];
        for (const name of new Set(await page.locator('.tags li').allTextContents())) {
          const dot = page.locator('.tags li', { hasText: name }).first().locator('svg');
          findings.push(...(await lowContrast(dot, GLYPH, name)));
        }
        return findings;
      }),
  },
];

/** For places that name their marks. */
export const MARKED: readonly Rule[] = [
  {
    name: 'shows its marks in forced colours and in a browser that darkens pages',
    at: ({ marks = [] }) => marks.length > 0,
    find: async (page, { marks = [] }) => {
      const restorers = await Promise.all(marks.map((mark) => isolate(page, mark)));
      const found = await recolour(page, RECOLOURINGS, async () => {
        const findings: string[] = [];
        for (const { of, inset } of marks) findings.push(...(await lowContrast(first(page, of), GLYPH, of, inset)));
        return findings;
      });
      for (const restore of restorers) await restore();
      return found;
    },
  },
];
