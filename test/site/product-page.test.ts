import { describe, expect, it } from 'vitest';

import { PATHS } from '../../src/content/paths.ts';
import { INGREDIENTS_ID } from '../../src/shared/element-ids.ts';
import { createSiteOf } from '../support/goods.ts';
import { findAll } from '../support/html.ts';

const HEADING = 'Beskrivning';

const load = async (goods: Parameters<typeof createSiteOf>[0]): Promise<string> => {
  const { path, get } = createSiteOf(goods);
  const response = await get(path);
  expect(response.status).toBe(200);
  return response.text();
};

const textsOf = async (html: string, selector: string) => (await findAll(html, selector)).map(({ text }) => text);

const described = (description: string) => load({ detail: { description } });

describe("a product's comparison price", () => {
  const GRAMS = { amount: 450, unit: 'g' };
  const COMPARED = 'Jämförpris 197,78\u00a0kr/kg';
  const compared = async (goods: Parameters<typeof createSiteOf>[0]) =>
    (await textsOf(await load(goods), '.deal .price-note span')).filter((text) => text.startsWith('Jämförpris'));

  it.each([
    ['the list', { listed: { netContents: GRAMS }, detail: { description: '<p>Kaffe 450 g.</p>' } }],
    ["the product's response", { listed: null, detail: { netContents: GRAMS } }],
    ['the description', { detail: { description: '<p>Sylt.</p><p>Nettovikt: 450 g ℮</p>' } }],
    [
      'all three',
      { listed: { netContents: GRAMS }, detail: { netContents: GRAMS, description: '<p>Nettovikt 450 g</p>' } },
    ],
  ])('is calculated from the net contents of %s', async (_source, goods) => {
    expect(await compared(goods)).toEqual([COMPARED]);
  });

  it('is calculated from the list when the description is ambiguous', async () => {
    const detail = { description: '<p>Nettovikt 1.000 kg</p>' };
    expect(await compared({ listed: { netContents: GRAMS }, detail })).toEqual([COMPARED]);
  });

  it('is not shown when the list and the description differ', async () => {
    const detail = { description: '<p>Nettovikt 400 g</p>' };
    expect(await compared({ listed: { netContents: GRAMS }, detail })).toEqual([]);
  });
});

describe("a product's description", () => {
  it.each([
    ['it is empty', ''],
    [
      'it contains only images',
      '<br><p><br></p><p><img src="https://cdn.example/1.jpg"><img src="https://cdn.example/2.jpg"></p><p><br></p>',
    ],
  ])('has no heading when %s', async (_reason, description) => {
    const html = await described(description);
    expect(html).not.toContain(`>${HEADING}<`);
    expect(await findAll(html, '.product-text .prose')).toEqual([]);
  });

  it.each([
    ['<h3>Innehåll och allergener</h3><p>Råg</p>', 'Innehåll och allergener'],
    ['<h2>Ingredienser:</h2><p>Råg</p>', 'Ingredienser'],
    ['<p><strong>INGREDIENSER &amp; ALLERGENER</strong></p><p>Råg</p>', 'Ingredienser & allergener'],
    ['<dl><dt>Allergener</dt><dd>Råg</dd></dl>', 'Allergener'],
    ['<h4>Innehåll</h4><p>Råg</p><h4>Innehåll</h4>', 'Innehåll'],
  ])('of %s has a link to its ingredients', async (description, label) => {
    const html = await described(description);
    expect(await textsOf(html, `.price-note a[href="#${INGREDIENTS_ID}"]`)).toEqual([label]);
    expect((await textsOf(html, `#${INGREDIENTS_ID}`)).map((text) => text.toLowerCase().replace(':', ''))).toEqual([
      label.toLowerCase(),
    ]);
  });

  it.each(['<p>Innehåll: råg</p>', '<h3>Innehåll i asken</h3>', '<h3>Allergenerna</h3>', 'Innehåll<br>råg'])(
    'of %s has no link to its ingredients',
    async (description) => {
      expect(await findAll(await described(description), `#${INGREDIENTS_ID}, .price-note a`)).toEqual([]);
    },
  );

  it('causes no report when it is hostile, and is shown', async () => {
    const description = `<dl><dt>a<dd onclick="x()"><script>alert(1)</script>b</dl>${'<div>'.repeat(10_000)}c`;
    const { path, get, reported } = createSiteOf({ detail: { description } });
    const html = await (await get(path)).text();
    expect(await textsOf(html, '.product-text dt, .product-text dd, .product-text p')).toEqual(
      expect.arrayContaining(['a', 'b', expect.stringContaining('c')]),
    );
    expect(html).not.toContain('alert(1)');
    expect(reported).toEqual([]);
  });
});

describe('45 tags of a product', () => {
  const tags = Array.from({ length: 45 }, (_, index) => ({ name: `Tagg ${index + 1}` }));
  const names = tags.map(({ name }) => name);

  it('are all offered as filters, but its card and page show only the first eight', async () => {
    const { path, get } = createSiteOf({ listed: { tags } });
    const list = await (await get(PATHS.products)).text();
    expect((await textsOf(list, '.chip')).slice(1).toSorted()).toEqual(names.toSorted());
    expect(await textsOf(list, '.card .tags li')).toEqual(names.slice(0, 8));
    expect(await textsOf(await (await get(path)).text(), '.product .tags li')).toEqual(names.slice(0, 8));
  });

  it('each filter the list', async () => {
    const { get } = createSiteOf({ listed: { tags }, others: [{ id: 'annan', name: 'Annan', price: 100 }] });
    const list = await (await get(`${PATHS.products}?tag=Tagg+45`)).text();
    expect(await textsOf(list, '.card h2')).toEqual(['Vara']);
  });
});

describe("a product's name", () => {
  it('has its own text direction next to Swedish text', async () => {
    const name = 'قهوة عربية 250 g';
    const { path, get } = createSiteOf({
      listed: { name },
      detail: { name },
      others: [{ id: 'annan', name, price: 100 }],
    });
    const [page, list] = [await (await get(path)).text(), await (await get(PATHS.products)).text()];
    expect(await textsOf(page, 'h1[dir="auto"]')).toEqual([name]);
    expect(await textsOf(page, '.neighbours bdi')).toEqual([name]);
    expect(await textsOf(page, '.card a[dir="auto"]')).toEqual([name]);
    expect(await textsOf(list, '.card a[dir="auto"]')).toEqual([name, name]);
  });
});

it.each([
  ['Kaffe', 'Gott och nymalet.', 'Kaffe. Gott och nymalet. Priset är 89'],
  ['Sylt', 'Nu i butik!', 'Sylt. Nu i butik! Priset är 89'],
  ['Vem vill ha?', '', 'Vem vill ha? Priset är 89'],
  ['Te', 'Från berget', 'Te. Från berget. Priset är 89'],
  ['Kaffe (500 g.)', 'Gott', 'Kaffe (500 g.). Gott. Priset är 89'],
  ['Tryffel', '”Äntligen!”', 'Tryffel. ”Äntligen!” Priset är 89'],
])('the description of "%s", "%s" for search engines ends each sentence once', async (name, tagline, beginning) => {
  const [description] = await findAll(await load({ detail: { name, tagline } }), 'meta[name=description]');
  expect(description?.attributes.content?.startsWith(beginning), description?.attributes.content).toBe(true);
});
