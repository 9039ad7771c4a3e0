import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { brokenImages, renderSkippedContent } from './page-facts.ts';

/** With this variable set, the references are written anew. */
const IS_UPDATE = process.env.UPDATE_SCREENSHOTS === '1';
const FOLDER = new URL('../screenshots/', import.meta.url);
/** Small enough that anti-aliasing, which differs between machines, does not count. */
const WIDTH_PX = 120;
/** A channel of a pixel, 0 to 255, may differ by this much: compression and rounding. */
const CHANNEL_TOLERANCE = 40;
const MAX_DIFFERENT_SHARE = 0.01;
/** A page's height, scaled down. */
const HEIGHT_TOLERANCE_PX = 1;

/** Scales an image down to WIDTH_PX and returns its pixels, three channels each. */
const toPixels = async (image: Uint8Array) => {
  const { data, info } = await sharp(image)
    .resize({ width: WIDTH_PX })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
};

const takePicture = async (page: Page): Promise<Uint8Array> => {
  await renderSkippedContent(page);
  await brokenImages(page);
  const viewport = page.viewportSize();
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
  // A page that is higher than the window is not painted as a whole.
  if (viewport) await page.setViewportSize({ width: viewport.width, height: Math.max(height, viewport.height) });
  const picture = await page.screenshot({ animations: 'disabled' });
  if (viewport) await page.setViewportSize(viewport);
  return picture;
};

/** The share of pixels that differ, over the height that both have. */
const differentShare = (a: Uint8Array, b: Uint8Array): number => {
  const pixels = Math.min(a.length, b.length) / 3;
  let different = 0;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const isDifferent = [0, 1, 2].some(
      (channel) => Math.abs((a[pixel * 3 + channel] ?? 0) - (b[pixel * 3 + channel] ?? 0)) > CHANNEL_TOLERANCE,
    );
    if (isDifferent) different += 1;
  }
  return different / pixels;
};

/**
 * Compares the whole page with its reference in test/e2e/screenshots, scaled down. Returns what differs, in words.
 * `name` is the reference's file name without extension.
 */
export const compareScreenshot = async (page: Page, name: string): Promise<readonly string[]> => {
  const picture = await takePicture(page);
  const file = new URL(`${name}.avif`, FOLDER);
  if (IS_UPDATE) {
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, await sharp(picture).resize({ width: WIDTH_PX }).avif({ quality: 70 }).toBuffer());
    return [];
  }
  const [now, before] = await Promise.all([toPixels(picture), readFile(file).then(toPixels)]);
  if (Math.abs(now.height - before.height) > HEIGHT_TOLERANCE_PX)
    return [`screenshot: ${now.height} px high in place of ${before.height} px, at a width of ${WIDTH_PX} px`];
  const share = differentShare(now.data, before.data);
  return share > MAX_DIFFERENT_SHARE ? [`screenshot: ${(share * 100).toFixed(1)} % of the pixels differ`] : [];
};
