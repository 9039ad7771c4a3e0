import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { PATHS } from '../../../src/domain/paths.ts';
import { BUDGETS } from '../../support/budgets.ts';
import { ERRORS, PAGES, PRODUCT } from '../../support/routes.ts';
import { findViolationsAndIncomplete } from '../support/axe.ts';
import { boxesOf, boxOf } from '../support/boxes.ts';
import { contrastBetween } from '../support/contrast.ts';
import { brokenImages, layoutShifts, renderedFonts, settle } from '../support/page-facts.ts';
import { DESKTOP, PHONE } from '../support/visitors.ts';
import { onDesktop, onPhone, type Place, type Rule, unless } from './rule.ts';

/** In the file of the variable font, the style follows the name. */
const FONT = /^Outfit\b/;
/** axe treats what lies beyond the edge of a scrollable table as an element that covers it. */
const SCROLLED_AWAY = /color-contrast: .*<(caption|th|td)\b/;
/** Each file costs a request, however small it is. */
const MAX_SCRIPTS = 2;
const MAX_SCRIPTS_WITH_CAROUSEL = 3;
const MAX_LAYERS = 15;
/** Where the first screen of a phone ends. */
const FOLD_PX = 740;

const of = (path: string, isWidth: (place: Place) => boolean) => (place: Place) =>
  place.path === path && isWidth(place);

/**
 * The number of compositor layers of a page at rest. Chromium reports them only when they change, for example with the
 * height.
 */
const countLayers = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const reported = new Promise<number>((resolve) =>
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => layers && resolve(layers.length)),
  );
  await session.send('DOM.enable');
  await session.send('LayerTree.enable');
  await page.setViewportSize({ ...size, height: size.height + 1 });
  await page.screenshot();
  const count = await reported;
  await session.detach();
  await page.setViewportSize(size);
  return count;
};

/** The SVG files among the images and backgrounds that a visitor sees without scrolling. */
const svgFilesInView = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isInView = (element: Element): boolean => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
    };
    const sources = [...document.querySelectorAll('body, body *')].filter(isInView).flatMap((element) => {
      const background = getComputedStyle(element).backgroundImage;
      return [...(element instanceof HTMLImageElement ? [element.currentSrc] : []), ...background.split(', ')];
    });
    return [...new Set(sources.flatMap((source) => /[^/]+\.svg/.exec(source) ?? []))];
  });

/** The light backgrounds of the site. */
const LIGHT = ['paper', 'mint', 'sand', 'sky'];

/** The channels of colours of the style sheets, from 0 to 255. */
const coloursOf = (page: Page, names: readonly string[]): Promise<readonly (readonly number[])[]> =>
  page.evaluate((all) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colours = all.map((name) => {
      probe.style.color = `var(--${name})`;
      return (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
    });
    probe.remove();
    return colours;
  }, names);

/** The class of the element of the largest contentful paint. */
const largestPaint = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const entries = await new Promise<readonly PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const last = entries.at(-1);
    return last instanceof LargestContentfulPaint ? last.element?.className : undefined;
  });

/** The bytes of the image that the page shows as its scene. */
const sceneBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scene = document.querySelector<HTMLImageElement>('.hero .scene');
    const [file] = performance.getEntriesByName(scene?.currentSrc ?? '');
    return file instanceof PerformanceResourceTiming ? file.encodedBodySize : 0;
  });

/** Where every page has its title and the ends of its header: the logo, and the start button of a computer. */
const FRAMES: Readonly<Record<number, string>> = {
  [PHONE]: 'title at 20, 109 of 30.008px, ends at 16',
  [DESKTOP]: 'title at 48, 129 of 46.384px, ends at 48, 1049',
};

const frameOf = async (page: Page): Promise<string> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const [title, ends] = [await boxOf(page, 'h1'), await boxesOf(page, '.header :is(.logo, .button)')];
  const size = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontSize);
  const [x, y] = [title.left, title.top].map(Math.round);
  return `title at ${x}, ${y} of ${size}, ends at ${ends.map(({ left }) => Math.round(left)).join(', ')}`;
};

/** The bytes of the scripts that the page has loaded, each compressed with brotli, and their number. */
const loadedScripts = async (page: Page) => {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('.js'))
      .map(({ pathname }) => pathname),
  );
  const files = [...new Set(paths)];
  const sizes = files.map((path) => brotliCompressSync(readFileSync(`public${path}`)).byteLength);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), count: files.length };
};

const within = ({ kB, of, why }: (typeof BUDGETS)[keyof typeof BUDGETS], bytes: number): readonly string[] =>
  unless(bytes > 0 && bytes <= kB * 1000, `${bytes} bytes of ${of}, and the limit is ${kB} kB. ${why}`);

/** The rules of whole pages. They leave the page as it is, and the first of them look before anything has scrolled. */
export const PAGES_ONLY: readonly Rule[] = [
  {
    name: 'stays within its budgets for style and for script before the first interaction',
    at: (place) => onPhone(place) && PAGES.includes(place.path),
    find: async (page, { path }) => {
      const isProduct = path === PRODUCT;
      if (isProduct) await page.locator('.carousel-next:enabled').waitFor();
      await settle(page);
      const { bytes, count } = await loadedScripts(page);
      const style = (await page.locator('head style').allTextContents()).join('');
      const most = isProduct ? MAX_SCRIPTS_WITH_CAROUSEL : MAX_SCRIPTS;
      return [
        ...within(isProduct ? BUDGETS.productScript : BUDGETS.script, bytes),
        ...unless(count <= most, `${count} script files, and the limit is ${most}`),
        ...within(BUDGETS.style, brotliCompressSync(style).byteLength),
      ];
    },
  },
  {
    name: 'shows its drawn scene as the largest paint',
    at: of(PATHS.home, onPhone),
    find: async (page) => {
      const [largest, bytes] = [await largestPaint(page), await sceneBytes(page)];
      return [...unless(largest === 'scene', `the largest paint is ${largest}`), ...within(BUDGETS.scene, bytes)];
    },
  },
  {
    name: 'does not shift while it loads and while the visitor scrolls',
    find: async (page) => (await layoutShifts(page)).map((shift) => JSON.stringify(shift)),
  },
  {
    name: 'has its title where it was before the footer arrived',
    find: async (page) => {
      const topWith = async (display: string): Promise<number> => {
        await page
          .locator('body > footer')
          .evaluate((footer, value) => footer.style.setProperty('display', value), display);
        return (await boxOf(page, 'h1')).top;
      };
      const [before, after] = [await topWith('none'), await topWith('')];
      return unless(before === after, `at ${before} px, then at ${after} px`);
    },
  },
  {
    name: 'has one heading of the first level, and shows it in its own font',
    find: async (page) => {
      const titles = page.locator('h1');
      const [count, isVisible] = [await titles.count(), await titles.first().isVisible()];
      const fonts = await renderedFonts(page, 'h1');
      return [
        ...unless(count === 1 && isVisible, `${count} headings, visible: ${isVisible}`),
        ...unless(fonts.length > 0 && fonts.every((font) => FONT.test(font)), `rendered with ${fonts}`),
      ];
    },
  },
  {
    name: 'has its title, logo and start button where every page has them',
    // The title of a product is smaller on a phone, and that of an error is below a drawing.
    at: ({ path }) => !path.startsWith(`${PATHS.products}/`) && !ERRORS.includes(path),
    find: async (page, { width }) => {
      const frame = await frameOf(page);
      return unless(frame === FRAMES[width], frame);
    },
  },
  { name: 'has all its images', find: brokenImages },
  {
    name: 'has no accessibility violations, and text whose contrast can be measured',
    at: onPhone,
    find: async (page) => (await findViolationsAndIncomplete(page)).filter((finding) => !SCROLLED_AWAY.test(finding)),
  },
  {
    name: 'keeps a product’s images in view beside its text',
    at: of(PRODUCT, onDesktop),
    find: async (page) => {
      const { height = 0 } = page.viewportSize() ?? {};
      const atTop = await boxOf(page, '.stage');
      await page.evaluate(() =>
        document.querySelector('.roles')?.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      const [header, stage, thumbnails] = [
        await boxOf(page, '.header'),
        await boxOf(page, '.stage'),
        await boxOf(page, '.thumbnails'),
      ];
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      return [
        ...unless(atTop.bottom <= height, `in the first view, the stage ends at ${atTop.bottom}`),
        ...unless(
          stage.top >= header.bottom && thumbnails.bottom <= height,
          `beside the end of the text, the images are at ${stage.top} to ${thumbnails.bottom}`,
        ),
      ];
    },
  },
  {
    name: 'shows few SVG files before the visitor scrolls',
    at: onPhone,
    find: async (page, { path }) => {
      // The drawing and the icon of the first of the three steps are in view.
      const most = { [PATHS.home]: 0, [PATHS.steps]: 2 }[path] ?? 1;
      const files = await svgFilesInView(page);
      return files.length > most ? files : [];
    },
  },
  {
    name: `has at most ${MAX_LAYERS} compositor layers`,
    at: onPhone,
    find: async (page) => {
      const count = await countLayers(page);
      return unless(count <= MAX_LAYERS, `${count}`);
    },
  },
  {
    name: 'shows the first facts below the scene on a phone',
    at: of(PATHS.home, onPhone),
    find: async (page) => {
      const scene = Math.round((await boxOf(page, '.hero .scene')).height);
      const [facts, first] = [await boxOf(page, '.facts'), await boxOf(page, '.facts div')];
      return [
        ...unless(scene === 205, `the scene is ${scene} px high`),
        ...unless(facts.top <= 664 && first.bottom <= FOLD_PX, `the facts are at ${facts.top} to ${first.bottom}`),
      ];
    },
  },
  {
    name: 'shows the facts and six products on the first screen of a computer',
    at: of(PATHS.home, onDesktop),
    find: async (page) => {
      const [facts, products] = [await boxOf(page, '.facts'), await boxOf(page, '.product-strip')];
      const count = await page.locator('.product-strip img').count();
      return unless(
        facts.top <= 534 && products.bottom <= 800 && count === 6,
        `facts at ${facts.top}, ${count} products down to ${products.bottom}`,
      );
    },
  },
  {
    name: 'has its form in the first view of a phone',
    at: of(PATHS.withdrawal, onPhone),
    find: async (page) => {
      const { bottom } = await boxOf(page, '.withdrawal-message input[name="epost"]');
      return unless(bottom <= FOLD_PX, `the third field ends at ${bottom}`);
    },
  },
  {
    name: 'has the first section of questions in the first view of a phone',
    at: of(PATHS.faq, onPhone),
    find: async (page) => {
      const { bottom } = await boxOf(page, '.faq-section');
      return unless(bottom <= FOLD_PX, `it ends at ${bottom}`);
    },
  },
  {
    name: 'has easy Swedish and English side by side',
    at: of(PATHS.faq, onPhone),
    find: async (page) => {
      const tops = (await boxesOf(page, '.faq-doors summary')).map(({ top }) => Math.round(top));
      return unless(tops.length === 2 && new Set(tops).size === 1, `they begin at ${tops}`);
    },
  },
  {
    name: 'has the link about its illustrations below the start button',
    at: ({ path }) => path === PATHS.steps,
    find: async (page) => {
      const [start, about] = [await boxOf(page, '.steps-end .button'), await boxOf(page, '.steps-end p')];
      return unless(about.top >= start.bottom, `${about.top} is above ${start.bottom}`);
    },
  },
  {
    name: 'gives the focus ring a gap of another tone, so that it is visible on any background',
    at: of(PATHS.home, onDesktop),
    find: async (page) => {
      const findings: string[] = [];
      for (const selector of ['.hero .button', '.call-to-action .button', '.footer li a', '.promo a']) {
        await page.locator(selector).first().focus();
        const [ring, shadow] = await page.evaluate(() => {
          const { outlineColor, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
          return [outlineColor, boxShadow];
        });
        const gap = /^rgb\(.*?\)/.exec(shadow ?? '')?.[0];
        findings.push(...unless(gap !== undefined && gap !== ring, `${selector}: ring ${ring}, gap ${gap}`));
      }
      return findings;
    },
  },
  {
    name: 'has quiet text with a contrast of 7:1 on every light background',
    at: of(PATHS.about, onDesktop),
    find: async (page) => {
      const [ink = [], ...backgrounds] = await coloursOf(page, ['ink-soft', ...LIGHT]);
      return LIGHT.filter((_, index) => contrastBetween(ink, backgrounds[index] ?? []) < 7);
    },
  },
  {
    name: 'underlines the link to the current section',
    at: onDesktop,
    find: (page) =>
      page
        .locator('.header a[aria-current]')
        .evaluateAll((links) =>
          links
            .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
            .map((link) => link.outerHTML),
        ),
  },
];
