import { readdirSync } from 'node:fs';
import { PATHS } from '../../src/content/paths.ts';
import { expect, test } from './support/test.ts';

test('no source map of a script is served', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.about);
  const maps = readdirSync('public/build/assets').filter((file) => file.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(0);
  for (const map of maps) {
    const response = await page.request.get(new URL(`/build/assets/${map}`, page.url()).href);
    expect(response.status()).toBe(404);
  }
});
