import { describe, expect, it } from 'vitest';
import { errors } from '../../src/content/errors.ts';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { createFaultySite, fetchSite, visit } from '../support/create-test-app.ts';
import { gluedWords, readPage } from '../support/html.ts';

const FILLED_IN = { namn: 'Åsa', order: '1234', epost: 'asa@kund.example' };

const PRODUCT = productPath('skogshallonsylt');

describe('the composed withdrawal without styles', () => {
  it('keeps its lines', async () => {
    const body = new URLSearchParams(FILLED_IN);
    const page = await readPage(await fetchSite(PATHS.withdrawal, { method: 'POST', body }));
    const [, markup = ''] = /class="composed-text">(.*?)<\/p>/s.exec(page.html) ?? [];
    expect(markup.split(/<br\/?>/).map((line) => line.trim())).toEqual([
      'Till gruppen som jag har handlat av',
      '',
      'Jag ångrar köpet nedan.',
      '',
      'Namn: Åsa',
      'Ordernummer: 1234',
      'E-post: asa@kund.example',
      'Varor: hela köpet',
      '',
    ]);
    expect(await gluedWords(page.html)).toEqual([]);
  });
});

describe('a product in a list', () => {
  it("has its tags after its name, text and price, so that they do not sound like the previous product's tags", async () => {
    const page = await visit(PATHS.products);
    const cards = await page.all('.card');
    const names = await page.texts('.card h2');
    expect(cards.length).toBeGreaterThan(20);
    for (const [index, { text }] of cards.entries()) {
      expect(text.startsWith(names[index] ?? '-'), text).toBe(true);
      expect(text).toMatch(/\d\u00a0kr/);
    }
    const order = Array.from(page.html.matchAll(/class="(card|card-price|wish round|tags)"/g), ([, name]) => name);
    expect(order.join(' ')).toMatch(/^(card card-price wish round ?(tags ?)?)+$/);
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
    const page = await site.visit(path);
    const products = await page.all(product);
    const names = await page.texts(name);
    expect(products.length).toBeGreaterThan(0);
    for (const [index, { text }] of products.entries()) {
      expect(text.startsWith(names[index] ?? '-'), text).toBe(true);
      expect(text.split(errors.productImage.message), text).toHaveLength(2);
    }
    expect((await page.texts(`${product} [aria-hidden]`)).join('')).toBe('');
  });
});
