import type { Page } from 'playwright-core';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { PAGES } from './support/routes.ts';
import { describe, expect, test, WIDTHS } from './support/test.ts';

/** Below the precision of Lighthouse. The fallback font differs slightly in width from the web font. */
const LIMIT = 0.005;

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

/** Scrolls to the end of the page screen by screen and waits for the images in view. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const imagesInView = () =>
      new Promise<readonly HTMLImageElement[]>((resolve) => {
        const images = [...document.images];
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          const seen = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
          resolve(images.filter((image) => seen.has(image)));
        });
        for (const image of images) observer.observe(image);
      });
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await Promise.all((await imagesInView()).map((image) => image.decode()));
      await frame();
    }
  });

describe.each(WIDTHS)('at %i px there is no layout shift', (width) => {
  test.for(PAGES)('on %s for a visitor who has not decided about cookies', async (path, { freshPage }) => {
    const page = await freshPage(path, { width, consent: null, prepare: recordShifts });
    await page.getByRole('button', { name: consentSwedish.acceptAll }).waitFor();
    await scrollToEnd(page);
    const shifts = await page.evaluate(() => window.layoutShifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(LIMIT);
  });
});
