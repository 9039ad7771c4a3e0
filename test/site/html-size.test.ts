import { expect, it } from 'vitest';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';

const TEXT_PAGE_BYTES = 24_000;
const PRODUCT_BYTES = 18_000;
/** Pages that need more than a page of text. */
const LIMITS: Readonly<Record<string, number>> = { [PATHS.products]: 32_500, [PATHS.faq]: 27_000 };

const site = createTestApp();

const sizeOf = async (path: string): Promise<number> => (await (await site.get(path)).arrayBuffer()).byteLength;

it.each(Object.values(PATHS))('%s keeps to its budget of HTML', async (path) => {
  // The landing page shows the products of a list that is cached.
  await sizeOf(PATHS.products);
  expect(await sizeOf(path)).toBeLessThanOrEqual(LIMITS[path] ?? TEXT_PAGE_BYTES);
});

it('every product has at most 18 kB of HTML', async () => {
  for (const { id } of catalogue) expect(await sizeOf(productPath(id)), id).toBeLessThanOrEqual(PRODUCT_BYTES);
});
