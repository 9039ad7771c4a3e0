import { describe, expect, it } from 'vitest';
import { errors } from '../../src/content/errors.ts';
import { FAQ_QUERY } from '../../src/content/faq-search.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { createFaultySite, fetchSite } from '../support/create-test-app.ts';
import { findAll, gluedWords, readableText } from '../support/html.ts';

const FILLED_IN = { namn: 'Åsa', order: '1234', epost: 'asa@kund.example' };

const load = async (path: string): Promise<string> => (await fetchSite(path)).text();
const withdraw = async (values: Readonly<Record<string, string>>): Promise<string> =>
  (await fetchSite(PATHS.withdrawal, { method: 'POST', body: new URLSearchParams(values) })).text();

/** A product with a neighbour on both sides. */
const PRODUCT = productPath('skogshallonsylt');

const PAGES = [
  ...Object.values(PATHS),
  PRODUCT,
  `${PATHS.faq}?${FAQ_QUERY}=pengar`,
  `${PATHS.products}?sok=zzz`,
  `${PATHS.home}?deltagare=900&produkter=0`,
  '/finns-inte',
];

/** A dot, a bullet or a bar between two texts. Screen readers read it aloud: "mittenpunkt". */
const SPOKEN_SEPARATOR = /[·•‧|]/;

describe.each(PAGES)('%s without styles', (path) => {
  it('has white space between words of different elements, and no separators that are read out', async () => {
    const html = await load(path);
    expect(await gluedWords(html)).toEqual([]);
    expect(await readableText(html)).not.toMatch(SPOKEN_SEPARATOR);
  });

  it('sends no fields to a URL with an anchor, because w3m would append them to the anchor', async () => {
    const actions = (await findAll(await load(path), 'form:not([method=post])')).map(
      ({ attributes }) => attributes.action,
    );
    expect(actions.filter((action) => action?.includes('#'))).toEqual([]);
  });
});

describe('the composed withdrawal without styles', () => {
  it('keeps its lines', async () => {
    const html = await withdraw(FILLED_IN);
    const [, markup = ''] = /class="composed-text">(.*?)<\/p>/s.exec(html) ?? [];
    expect(markup.split(/<br\/?>/).map((line) => line.trim())).toEqual([
      'Jag ångrar köpet nedan.',
      '',
      'Namn: Åsa',
      'Ordernummer: 1234',
      'E-post: asa@kund.example',
      'Varor: hela köpet',
      '',
    ]);
    expect(await gluedWords(html)).toEqual([]);
  });
});

describe('a product in a list', () => {
  it("has its tags after its name, text and price, so that they do not sound like the previous product's tags", async () => {
    const html = await load(PATHS.products);
    const cards = await findAll(html, '.card');
    const names = (await findAll(html, '.card h2')).map(({ text }) => text);
    expect(cards.length).toBeGreaterThan(20);
    for (const [index, { text }] of cards.entries()) {
      expect(text.startsWith(names[index] ?? '-'), text).toBe(true);
      expect(text).toMatch(/\d\u00a0kr/);
    }
    const order = Array.from(html.matchAll(/class="(card|card-price|tags|wish)"/g), ([, name]) => name);
    expect(order.join(' ')).toMatch(/^(card card-price (tags )?wish ?)+$/);
  });
});

describe('a product without an image', () => {
  it.each([
    ['in a list', PATHS.products, '.card', '.card h2'],
    ['among the other products', PRODUCT, '.card', '.card h3'],
    ['on its own page', PRODUCT, '.product', '.product h1'],
  ])('says so once %s, after its name, to readers with and without a screen reader', async (_, path, product, name) => {
    const { site, provider } = createFaultySite();
    await provider.behave({ fault: 'no-media' });
    const html = await (await site.get(path)).text();
    const products = await findAll(html, product);
    const names = (await findAll(html, name)).map(({ text }) => text);
    expect(products.length).toBeGreaterThan(0);
    for (const [index, { text }] of products.entries()) {
      expect(text.startsWith(names[index] ?? '-'), text).toBe(true);
      expect(text.split(errors.productImage.message), text).toHaveLength(2);
    }
    expect((await findAll(html, `${product} [aria-hidden]`)).map(({ text }) => text).join('')).toBe('');
  });
});
