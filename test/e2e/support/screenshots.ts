import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { brokenImages } from './page-facts.ts';

/** Set this variable to rewrite the references. */
const IS_UPDATE = process.env.UPDATE_SCREENSHOTS === '1';
const FOLDER = new URL('../screenshots/', import.meta.url);
/** The folder for pictures that differ from their reference. Git ignores it. */
const DIFFERENT = new URL('different/', FOLDER);
/**
 * A reference has one pixel per tile, with the mean colour of the tile. Another build of Chromium draws letters
 * slightly differently, which changes the mean of a tile of this size by at most 10.
 */
const TILE_PX = 16;
/** The allowed difference between the means of a tile in a channel, 0 to 255. */
const CHANNEL_TOLERANCE = 12;

type Tiles = { readonly data: Uint8Array; readonly width: number; readonly height: number };

const readTiles = async (image: Sharp): Promise<Tiles> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Takes a picture of an element, including anything in front of it. */
const takePicture = async (page: Page, selector: string): Promise<Buffer> => {
  await brokenImages(page);
  const viewport = page.viewportSize();
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
  // In a window as high as the page, what is fixed to the window's edges covers nothing in the middle of the picture.
  if (viewport) await page.setViewportSize({ width: viewport.width, height: Math.max(height, viewport.height) });
  const clip = await page.locator(selector).boundingBox();
  if (!clip) throw new Error(`There is no ${selector} to take a picture of.`);
  const picture = await page.screenshot({ animations: 'disabled', clip });
  if (viewport) await page.setViewportSize(viewport);
  return picture;
};

/** Scales a picture down to one pixel for each tile. */
const toMosaic = async (picture: Buffer): Promise<Sharp> => {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture).resize({
    width: Math.ceil(width / TILE_PX),
    height: Math.ceil(height / TILE_PX),
    fit: 'fill',
  });
};

const write = async (file: URL, image: Sharp): Promise<void> => {
  await mkdir(new URL('.', file), { recursive: true });
  await image.toFile(fileURLToPath(file));
};

/** The positions of the tiles that differ, in CSS pixels from the element's corner. */
const differentTiles = (now: Tiles, before: Tiles): readonly string[] => {
  const found: string[] = [];
  for (let tile = 0; tile < now.width * now.height; tile += 1) {
    const isDifferent = [0, 1, 2].some(
      (channel) =>
        Math.abs((now.data[tile * 3 + channel] ?? 0) - (before.data[tile * 3 + channel] ?? 0)) > CHANNEL_TOLERANCE,
    );
    if (isDifferent) found.push(`${(tile % now.width) * TILE_PX},${Math.floor(tile / now.width) * TILE_PX}`);
  }
  return found;
};

/** Describes the differences between two mosaics. */
const describeDifference = (now: Tiles, before: Tiles): readonly string[] => {
  if (now.width !== before.width || now.height !== before.height)
    return [`screenshot: ${now.width} x ${now.height} tiles in place of ${before.width} x ${before.height}`];
  const different = differentTiles(now, before);
  const places = different.slice(0, 5).join(' ');
  return different.length > 0 ? [`screenshot: ${different.length} tiles differ, the first at ${places}`] : [];
};

/**
 * Compares an element with its reference in test/e2e/screenshots, tile by tile. Returns descriptions of the
 * differences. `name` is the reference's file name without extension.
 */
export const compareScreenshot = async (page: Page, name: string, selector: string): Promise<readonly string[]> => {
  const picture = await takePicture(page, selector);
  const mosaic = await toMosaic(picture);
  const reference = new URL(`${name}.webp`, FOLDER);
  if (IS_UPDATE) {
    await write(reference, mosaic.webp({ lossless: true }));
    return [];
  }
  const [now, before] = await Promise.all([readTiles(mosaic), readTiles(sharp(await readFile(reference)))]);
  const differences = describeDifference(now, before);
  if (differences.length > 0) await write(new URL(`${name}.png`, DIFFERENT), sharp(picture));
  return differences;
};
