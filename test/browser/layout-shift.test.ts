import type { Page } from 'playwright-core';
import { PAGES } from './support/routes.ts';
import { describe, expect, test, WIDTHS } from './support/test.ts';

/** Less than Lighthouse shows. Words of the fallback font may be a hair wider or narrower than those that take their place. */
const LIMIT = 0.005;

/** What moved, and how much, since the page began. */
type Shift = { readonly value: number; readonly moved: readonly string[] };

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    type Source = { readonly node: Node | null };
    type Entry = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] };
    const isShift = (entry: PerformanceEntry): entry is Entry => 'value' in entry && 'sources' in entry;
    const nameOf = ({ node }: Source): string => (node instanceof Element ? `${node.tagName}.${node.className}` : '?');
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries().filter(isShift)) {
        window.layoutShifts.push({ value, moved: sources.map(nameOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Goes through the page a screen at a time, and waits for what comes into view. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const picturesInView = () =>
      new Promise<readonly HTMLImageElement[]>((resolve) => {
        const pictures = [...document.images];
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          const seen = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
          resolve(pictures.filter((picture) => seen.has(picture)));
        });
        for (const picture of pictures) observer.observe(picture);
      });
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await Promise.all((await picturesInView()).map((picture) => picture.decode()));
      await frame();
    }
  });

describe.each(WIDTHS)('at %i px nothing moves by itself', (width) => {
  test.for(PAGES)('on %s, for a visitor who has not decided about cookies', async (path, { openPage }) => {
    const page = await openPage(path, { width, consent: null, prepare: recordShifts });
    await page.waitForLoadState('networkidle');
    await readToTheEnd(page);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => window.layoutShifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(LIMIT);
  });
});
