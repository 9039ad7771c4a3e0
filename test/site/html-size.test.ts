import { expect, it } from 'vitest';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';

const site = createTestApp();

const sizeOf = async (path: string): Promise<number> => (await (await site.get(path)).arrayBuffer()).byteLength;

it('the catalogue has at most 28 kB of HTML', async () => {
  expect(await sizeOf(PATHS.products)).toBeLessThanOrEqual(28_000);
});

it('the landing page, with the products of a list that is cached, has at most 18 kB of HTML', async () => {
  await sizeOf(PATHS.products);
  expect(await sizeOf(PATHS.home)).toBeLessThanOrEqual(18_000);
});

it('every product has at most 15 kB of HTML', async () => {
  for (const { id } of catalogue) expect(await sizeOf(productPath(id)), id).toBeLessThanOrEqual(15_000);
});

it.each([
  [PATHS.faq, 30_000],
  [PATHS.steps, 20_000],
  [PATHS.purchaseTerms, 30_000],
])('%s has at most %i bytes of HTML', async (path, limit) => {
  expect(await sizeOf(path)).toBeLessThanOrEqual(limit);
});
