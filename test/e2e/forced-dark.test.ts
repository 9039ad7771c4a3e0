import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { expect, type Fixtures, PHONE, test } from './support/test.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminanceOf = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast between what an element shows most of, its ground, and what stands out from it most. */
const shownContrast = async (page: Page, selector: string): Promise<number> => {
  const picture = await page.locator(selector).first().screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // The middle: the corners of a round button show what is below it.
  const luminances = new Map<number, number>();
  for (let y = Math.floor(info.height / 4); y < (info.height * 3) / 4; y++)
    for (let x = Math.floor(info.width / 4); x < (info.width * 3) / 4; x++) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
      const luminance = luminanceOf([red, green, blue]);
      luminances.set(luminance, (luminances.get(luminance) ?? 0) + 1);
    }
  const [ground = 0] = [...luminances].sort((a, b) => b[1] - a[1])[0] ?? [];
  return Math.max(...[...luminances.keys()].map((luminance) => contrastOf(luminance, ground)));
};

/** A page in a browser that darkens all pages by force, as Samsung Internet does. */
const openDarkened = async (freshPage: Fixtures['freshPage'], path: string): Promise<Page> => {
  const page = await freshPage(path, { width: PHONE });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  // The page itself is dark now.
  await expect.poll(() => shownContrast(page, 'h1')).toBeGreaterThan(7);
  return page;
};

/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

test.for(['.receipt-title', '.receipt-sum', '.receipt-rows', '.receipt-note'])(
  '%s can be read in a browser that darkens pages by force',
  async (selector, { freshPage }) => {
    const page = await openDarkened(freshPage, `${PATHS.home}#${ANCHORS.calculator}`);
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    await expect.poll(() => shownContrast(page, selector)).toBeGreaterThan(LEAST);
  },
);
