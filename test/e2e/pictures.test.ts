import type { Locator, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { NoMedia } from '../../src/components/media/NoMedia.tsx';
import { carousel } from '../../src/content/carousel.ts';
import { errors } from '../../src/content/errors.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { cardId } from '../../src/shared/element-ids.ts';
import { PRODUCT } from '../support/routes.ts';
import { boxesOf, boxOf } from './support/boxes.ts';
import { settle } from './support/page-facts.ts';
import { describe, expect, type Fixtures, PHONE, test } from './support/test.ts';

const IMAGES = /\/images\//;
/** As RGB. No part of the site has these colours. None is so light that the style sheet changes it. */
const MARKS = { topLeft: [200, 0, 0], topRight: [0, 200, 0], bottomLeft: [0, 0, 200], bottomRight: [200, 0, 200] };
const MARK_PX = 48;

type Size = { readonly width: number; readonly height: number };

/** A white image with a mark in each corner. */
const pictureOf = ({ width, height }: Size): Promise<Buffer> => {
  const marks = Object.entries(MARKS).map(([corner, [r = 0, g = 0, b = 0]]) => ({
    input: { create: { width: MARK_PX, height: MARK_PX, channels: 3 as const, background: { r, g, b } } },
    left: corner.endsWith('Left') ? 0 : width - MARK_PX,
    top: corner.startsWith('top') ? 0 : height - MARK_PX,
  }));
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(marks)
    .png()
    .toBuffer();
};

/** The bounding box of each mark that is visible in an element. Null: the mark is not visible. */
const findMarks = async (element: Locator) => {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const find = (color: readonly number[]) => {
    const found = { left: info.width, right: 0, top: info.height, bottom: 0 };
    for (let index = 0; index < data.length; index += 3) {
      if (color.some((value, channel) => Math.abs(value - (data[index + channel] ?? 0)) > 8)) continue;
      const [x, y] = [(index / 3) % info.width, Math.floor(index / 3 / info.width)];
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x + 1);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y + 1);
    }
    return found.right > 0 ? found : null;
  };
  return Object.values(MARKS).map(find);
};

/** The aspect ratio, width / height, of the area between the marks. NaN: one of them is not visible. */
const shownShape = async (element: Locator): Promise<number> => {
  const [topLeft, topRight, bottomLeft, bottomRight] = await findMarks(element);
  if (!topLeft || !topRight || !bottomLeft || !bottomRight) return Number.NaN;
  return (bottomRight.right - topLeft.left) / (bottomRight.bottom - topLeft.top);
};

/** The colour of the season, as RGB. */
const WINTER = [213, 228, 227];

/** The colour of an element at a place, from 0 to 1 in each direction. */
const colorAt = async (element: Locator, [x, y]: readonly [number, number]): Promise<readonly number[]> => {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = Math.round(info.height * y) * info.width + Math.round(info.width * x);
  return [...data.subarray(3 * pixel, 3 * pixel + 3)];
};

/** Beside a portrait, and clear of the controls. */
const BESIDE = [1 / 4, 1 / 4] as const;

/** Gives every product images of this size. */
const withPictures =
  (size: Size) =>
  async (page: Page): Promise<void> => {
    const body = await pictureOf(size);
    await page.route(IMAGES, (route) => route.fulfill({ contentType: 'image/png', body }));
  };

const SHAPES = [
  { shape: 'a portrait', size: { width: 600, height: 1600 } },
  { shape: 'a panorama', size: { width: 1600, height: 500 } },
] as const;

describe('a product’s page', () => {
  test.for(SHAPES)('shows the whole of $shape', async ({ size }, { freshPage }) => {
    const page = await freshPage(PRODUCT, { width: PHONE, reducedMotion: true, prepare: withPictures(size) });
    await settle(page);
    const shape = size.width / size.height;
    const shown = await shownShape(page.locator('.stage'));
    expect(Math.abs(shown / shape - 1)).toBeLessThan(0.05);
  });

  test('keeps the space of an image while the image loads, in the colour of its season', async ({ freshPage }) => {
    const sent = Promise.withResolvers<void>();
    const body = await pictureOf({ width: 600, height: 1600 });
    const page = await freshPage(PRODUCT, {
      width: PHONE,
      until: 'commit',
      prepare: (blank) =>
        blank.route(IMAGES, async (route) => {
          await sent.promise;
          await route.fulfill({ contentType: 'image/png', body });
        }),
    });
    await page.locator('.product-words').waitFor();
    // The carousel rounds its width.
    const size = async () => {
      const { width: across, height } = await boxOf(page, '.stage');
      return [across, height].map(Math.round);
    };
    const before = await size();
    await expect.poll(() => colorAt(page.locator('.stage'), BESIDE)).toEqual(WINTER);
    sent.resolve();
    await settle(page);
    expect(await size()).toEqual(before);
  });
});

test('a portrait on a product’s page does not take more of a printed page than a square', async ({ freshPage }) => {
  const page = await freshPage(PRODUCT, { prepare: withPictures({ width: 600, height: 1600 }) });
  await settle(page);
  await page.emulateMedia({ media: 'print' });
  const { width, height } = await boxOf(page, '.stage');
  expect(height).toBeCloseTo(width, 0);
  expect(await shownShape(page.locator('.stage'))).toBeCloseTo(600 / 1600, 1);
});

/** The list with images of this size. The first product is marked to be shown whole. */
const openList = async (freshPage: Fixtures['freshPage'], size: Size): Promise<Page> => {
  const page = await freshPage(PATHS.products, {
    reducedMotion: true,
    prepare: async (blank) => {
      await withPictures(size)(blank);
      await blank.route(`**${PATHS.products}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('<picture><img ', '<picture><img data-whole="" ');
        await route.fulfill({ response, body });
      });
    },
  });
  await settle(page);
  return page;
};

test('a card shows the whole of a panorama, on the screen and on paper', async ({ freshPage }) => {
  const page = await openList(freshPage, { width: 1600, height: 500 });
  const card = page.locator('.card img').first();
  expect(Math.abs((await shownShape(card)) / 3.2 - 1)).toBeLessThan(0.1);
  await page.emulateMedia({ media: 'print' });
  expect(Math.abs((await shownShape(card)) / 3.2 - 1)).toBeLessThan(0.1);
});

describe('the white of a photograph', () => {
  /** It has no season. */
  const ID = 'morgonrunda-bryggkaffe';
  const size = { width: 600, height: 1600 };

  test.for([
    ['on a card', PATHS.products, `#${cardId(ID)} img`],
    ['on its product’s page', productPath(ID), '.stage'],
  ] as const)('has the grey of what is beside the photograph %s', async ([, path, image], { freshPage }) => {
    const page = await freshPage(path, { reducedMotion: true, prepare: withPictures(size) });
    const shown = page.locator(image).first();
    await shown.scrollIntoViewIfNeeded();
    await shown.evaluate((element) => element.setAttribute('data-whole', ''));
    await settle(page);
    const white = await colorAt(shown, [1 / 2, 1 / 2]);
    expect(Math.max(...white)).toBeLessThan(250);
    expect(await colorAt(shown, BESIDE)).toEqual(white);
  });
});

const isMissing = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0;

describe('an image that cannot be loaded', () => {
  const NOT_FOUND = [/^failed request: .*\/images\/.* 404$/, /^console error: .*404/] as const;
  const placeholders = (page: Page) => page.locator('.no-media').filter({ hasText: errors.productImage.message });

  test('gives way to the placeholder, which takes as much room, whenever it fails and in every view', async ({
    freshPage,
    expectProblems,
  }) => {
    expectProblems(...NOT_FOUND);
    const scriptAllowed = Promise.withResolvers<void>();
    const page = await freshPage(PATHS.products, {
      until: 'commit',
      prepare: async (blank) => {
        await blank.route(IMAGES, (route) => route.fulfill({ status: 404, body: '' }));
        await blank.route('**/build/assets/main-*.js', async (route) => {
          await scriptAllowed.promise;
          await route.continue();
        });
      },
    });
    const images = page.locator('.card img');
    await expect.poll(() => images.first().evaluate(isMissing)).toBe(true);
    const before = await boxesOf(page, '.card');
    scriptAllowed.resolve();
    await expect.poll(() => placeholders(page).count()).toBeGreaterThan(0);
    // Those below the first screen fail after the script has started.
    await images.evaluateAll((lazy: HTMLImageElement[]) => {
      for (const image of lazy) image.loading = 'eager';
    });
    await expect.poll(() => images.count()).toBe(0);
    expect(await boxesOf(page, '.card')).toEqual(before);
    const texts = await page.locator('.card').allTextContents();
    const names = await page.locator('.card h2').allTextContents();
    expect(texts.map((text, index) => text.startsWith(`${names[index]}${errors.productImage.message}`))).toEqual(
      names.map(() => true),
    );
    await page.getByRole('searchbox').fill('glögg');
    await expect.poll(() => page.locator('.card').count()).toBe(1);
    await page.getByRole('searchbox').fill('sylt');
    await expect.poll(() => page.locator('.card h2').allTextContents()).not.toContain('Alkoholfri glögg');
    await expect.poll(() => images.count()).toBe(0);
    expect(await placeholders(page).count()).toBe(await page.locator('.card').count());
    const markup = await placeholders(page)
      .first()
      .evaluate((placeholder) => placeholder.outerHTML);
    expect(markup).toBe(renderToStaticMarkup(createElement(NoMedia)));
  });

  test('gives way to the placeholder on its slide, and leaves its small boxes empty', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT, {
      reducedMotion: true,
      prepare: (blank) =>
        blank.route(IMAGES, (route) => route.fulfill({ contentType: 'image/avif', body: 'not an image' })),
    });
    await page.locator('.slide img').evaluateAll((lazy: HTMLImageElement[]) => {
      for (const image of lazy) image.loading = 'eager';
    });
    await expect.poll(() => page.locator('.slide img').count()).toBe(0);
    expect(await page.locator('.slide .no-media').count()).toBe(await page.locator('.slide').count());
    await page.getByRole('button', { name: carousel.next }).click();
    const status = page.locator('.stage [role="status"]');
    await expect.poll(() => status.textContent()).toContain(errors.productImage.message);
    const thumbnail = page.locator('.thumbnails img').last();
    await thumbnail.scrollIntoViewIfNeeded();
    await expect.poll(() => thumbnail.getAttribute('data-missing')).toBe('');
    const box = sharp(await thumbnail.screenshot()).extract({ left: 20, top: 20, width: 40, height: 40 });
    const { channels } = await sharp(await box.toBuffer()).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
    await page.getByRole('button', { name: wishList.add }).first().click();
    await page.getByRole('button', { name: wishList.show }).click();
    const row = page.getByRole('dialog', { name: wishList.title }).getByRole('listitem');
    await row.waitFor();
    await expect.poll(() => row.locator('img:visible').count()).toBe(0);
  });

  test('leaves its card evenly coloured without script', async ({ freshPage, expectProblems }) => {
    expectProblems(...NOT_FOUND);
    const page = await freshPage(PATHS.products, {
      javaScript: false,
      width: PHONE,
      prepare: (blank) => blank.route(IMAGES, (route) => route.fulfill({ status: 404, body: '' })),
    });
    const picture = sharp(await page.locator('.card img').first().screenshot());
    const { width = 0, height = 0 } = await picture.metadata();
    // Without the round corners and the edges, which may lie between two pixels.
    const inner = { left: 2, top: Math.round(height * 0.2), width: width - 4, height: Math.round(height * 0.6) };
    const top = { left: Math.round(width * 0.2), top: 2, width: Math.round(width * 0.6), height: height - 4 };
    for (const area of [inner, top]) {
      const { channels } = await sharp(await picture.clone().extract(area).toBuffer()).stats();
      expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
    }
  });
});
