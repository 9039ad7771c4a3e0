import { describe, expect, it } from 'vitest';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { product as copyOf } from '../../src/content/products.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { fetchSite } from '../support/fetch-site.ts';
import { findAll, readableText } from '../support/html.ts';
import { VOCABULARY } from './vocabulary.ts';

const load = async (path: string): Promise<string> => (await fetchSite(path)).text();

const productPaths = async (): Promise<readonly string[]> => {
  const { value } = await createTestApp().deps.provider.products({});
  return value.map(({ id }) => productPath(id));
};

const descriptionOf = (html: string) => findAll(html, 'meta[name=description]');

describe('the meta description', () => {
  it.each(Object.values(PATHS))('of %s has 120 to 155 characters', async (path) => {
    const [description] = await descriptionOf(await load(path));
    expect(description?.attributes.content).toMatch(/^.{120,155}$/);
  });

  it('of every product has 120 to 155 characters', async () => {
    for (const path of await productPaths()) {
      const [description] = await descriptionOf(await load(path));
      expect(description?.attributes.content, path).toMatch(/^.{120,155}$/);
    }
  });

  it('of a product has 120 to 155 characters, however long its name and tagline are', () => {
    const { operator } = createTestApp().deps.config;
    for (let name = 1; name <= 200; name += 1) {
      for (const tagline of [0, 1, 9, 10, 31, 60, 300]) {
        const product = { name: 'n'.repeat(name), tagline: 't'.repeat(tagline), price: name * tagline * 7 };
        expect(copyOf(operator).meta(product).description, `${name}, ${tagline}`).toMatch(/^.{120,155}$/);
      }
    }
  });

  it('of a product ends its name and tagline at a whole emoji', () => {
    const { operator } = createTestApp().deps.config;
    for (let length = 1; length <= 20; length += 1) {
      const product = { name: 'n'.repeat(length), tagline: '👩‍🍳'.repeat(50), price: 12_300 };
      const { description } = copyOf(operator).meta(product);
      expect(/^n+\. (👩‍🍳)+… Priset/u.test(description), JSON.stringify(description)).toBe(true);
    }
  });

  it('is different on every page', async () => {
    const paths = [...Object.values(PATHS), ...(await productPaths())];
    const all = await Promise.all(
      paths.map(async (path) => (await descriptionOf(await load(path)))[0]?.attributes.content),
    );
    expect(new Set(all).size).toBe(paths.length);
  });
});

/** Pages in the words of the copy. The calculator has some of its own. */
const COPY_PAGES = [
  PATHS.steps,
  PATHS.products,
  `${PATHS.products}?sok=zebra`,
  productPath('pepparkakor-i-kakburk'),
  productPath('finns-inte'),
  PATHS.faq,
  PATHS.payment,
  PATHS.about,
  PATHS.blog,
  PATHS.groupTerms,
  PATHS.purchaseTerms,
  PATHS.withdrawal,
  PATHS.privacy,
  PATHS.accessibility,
];

describe.each(VOCABULARY)('the word for $concept is "$word"', ({ avoid, except = [] }) => {
  it.each(COPY_PAGES)('on %s', async (path) => {
    const [main] = await findAll(await load(path), 'main');
    const text = except.reduce((rest, phrase) => rest.replaceAll(phrase, ''), main?.text ?? '');
    expect(text).not.toMatch(avoid);
  });
});

it('the copy has no exclamation marks but those of the specification', async () => {
  const specified = ['Tävling! Den grupp', 'Läs om intressanta saker här!', 'Hoppsan!'];
  for (const path of COPY_PAGES) {
    const text = specified.reduce((rest, phrase) => rest.replaceAll(phrase, ''), await readableText(await load(path)));
    expect(text, path).not.toContain('!');
  }
});
