import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { PATHS } from '../../src/domain/paths.ts';
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

const ASSETS = 'public/build/assets';
const sourceMap = z.object({ sources: z.array(z.string()) });

/** The source files of the scripts, as listed in their source maps. */
const shippedSources = (): readonly string[] => {
  const maps = readdirSync(ASSETS).filter((file) => file.endsWith('.js.map'));
  return maps.flatMap((map) => sourceMap.parse(JSON.parse(readFileSync(`${ASSETS}/${map}`, 'utf8'))).sources);
};

const shippedPackages = (): ReadonlySet<string> => {
  const names = shippedSources().map((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
};

test('the licence of every library in the scripts is served', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.about);
  const response = await page.request.get(new URL('/build/licences.md', page.url()).href);
  expect(response.status()).toBe(200);
  const licences = await response.text();
  const packages = [...shippedPackages()];
  expect(packages).toEqual(expect.arrayContaining(['react-dom', 'swiper', 'vanilla-cookieconsent']));
  expect(packages.filter((name) => !licences.includes(`## ${name} - `))).toEqual([]);
});

test('the icon for home screens is served where phones look for it and where the page says', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.about);
  const linked = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
  for (const path of [linked, '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    const response = await page.request.get(new URL(path, page.url()).href);
    expect([path, response.status(), response.headers()['content-type']]).toEqual([path, 200, 'image/png']);
  }
});

/** The scripts of the build with the name of a source file. */
const scriptsOf = (name: string): readonly string[] =>
  readdirSync(ASSETS).filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));

/** The scripts that a script imports statically. The main script, which every page has already, does not count. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(`${ASSETS}/${file}`, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)]
    .map(([, imported = '']) => imported)
    .filter((imported) => !scriptsOf('main').includes(imported));

test('the main script of a page imports no other script before it starts', () => {
  expect(scriptsOf('main').map(importsOf)).toEqual([[]]);
});

test.for(['dialogs', 'fields', 'share-link', 'show-wishes'])(
  'a press that needs %s requests its scripts in two rounds at most',
  (name) => {
    const second = scriptsOf(name).flatMap(importsOf);
    expect(second.length).toBeGreaterThan(0);
    expect(second.flatMap(importsOf).filter((file) => !second.includes(file))).toEqual([]);
  },
);

test('no script contains the search or its synonyms, because the Worker searches', () => {
  const sources = shippedSources();
  expect(sources.filter((source) => source.includes('/src/content/'))).not.toEqual([]);
  expect(sources.filter((source) => /\/src\/search\/|synonyms/.test(source))).toEqual([]);
});
