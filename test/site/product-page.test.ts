import { describe, expect, inject, it } from 'vitest';
import { PATHS } from '../../src/domain/paths.ts';
import { INGREDIENTS_ID } from '../../src/shared/element-ids.ts';
import { createFaultySite } from '../support/create-test-app.ts';
import { createSiteOf } from '../support/goods.ts';
import type { Page } from '../support/html.ts';

const HEADING = 'Beskrivning';

const load = async (goods: Parameters<typeof createSiteOf>[0]): Promise<Page> => {
  const { path, visit } = createSiteOf(goods);
  const page = await visit(path);
  expect(page.status).toBe(200);
  return page;
};

const described = (description: string) => load({ detail: { description } });

describe('a product page', () => {
  const PARTS =
    '.back a, .product h1, .product-head button, .lead, .slide, .no-media, .deal strong, .ask.button, .tags li, .prose h2';
  const IMAGE = { name: 'Burken', renditions: { SMALL: { url: `${inject('providerUrl')}/1.jpg`, width: 480 } } };

  it.each([
    ['an image', [IMAGE], ''],
    ['no image', [], 'Media ej tillgänglig'],
  ])('has its parts in the order of the specification with %s', async (_case, media, image) => {
    const detail = { media, tagline: 'Gott.', description: '<p>Bär.</p>' };
    const page = await load({ listed: { tags: [{ name: 'Jul' }] }, detail });
    expect(await page.texts(PARTS)).toEqual([
      'Tillbaka till produkterna',
      'Vara',
      'Dela varan',
      'Gott.',
      image,
      '89\u00a0kr',
      'Fråga den som säljer',
      'Jul',
      HEADING,
    ]);
  });
});

describe("a product's comparison price", () => {
  const GRAMS = { amount: 450, unit: 'g' };
  const COMPARED = 'Jämförpris 197,78\u00a0kr/kg';
  const compared = async (goods: Parameters<typeof createSiteOf>[0]) =>
    (await (await load(goods)).texts('.deal .price-note span')).filter((text) => text.startsWith('Jämförpris'));

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
    const page = await described(description);
    expect(page.html).not.toContain(`>${HEADING}<`);
    expect(await page.all('.product-text .prose')).toEqual([]);
  });

  it.each([
    ['<h3>Innehåll och allergener</h3><p>Råg</p>', 'Innehåll och allergener'],
    ['<h2>Ingredienser:</h2><p>Råg</p>', 'Ingredienser'],
    ['<p><strong>INGREDIENSER &amp; ALLERGENER</strong></p><p>Råg</p>', 'Ingredienser & allergener'],
    ['<dl><dt>Allergener</dt><dd>Råg</dd></dl>', 'Allergener'],
    ['<h4>Innehåll</h4><p>Råg</p><h4>Innehåll</h4>', 'Innehåll'],
  ])('of %s has a link to its ingredients', async (description, label) => {
    const page = await described(description);
    expect(await page.texts(`.main-action > p > a[href="#${INGREDIENTS_ID}"]`)).toEqual([label]);
    expect((await page.texts(`#${INGREDIENTS_ID}`)).map((text) => text.toLowerCase().replace(':', ''))).toEqual([
      label.toLowerCase(),
    ]);
  });

  it.each(['<p>Innehåll: råg</p>', '<h3>Innehåll i asken</h3>', '<h3>Allergenerna</h3>', 'Innehåll<br>råg'])(
    'of %s has no link to its ingredients',
    async (description) => {
      expect(await (await described(description)).all(`#${INGREDIENTS_ID}, .main-action > p > .arrow`)).toEqual([]);
    },
  );
});

describe('the tags of a product', () => {
  const NOTE = 'Märkningen kommer från leverantören och är ingen garanti.';

  it.each([
    ['a diet', [{ name: 'Jul' }, { name: 'Glutenfri' }], [NOTE]],
    ['a season', [{ name: 'Jul' }], []],
  ])('of %s say whether they are a promise', async (_of, tags, notes) => {
    expect(await (await load({ listed: { tags } })).texts('.product-text > .price-note')).toEqual(notes);
  });
});

describe('what may be food', () => {
  const NOTE = 'Här saknas uppgift om innehållet: fråga oss på support@saljrundan.example innan du beställer.';
  const notesOf = async (goods: Parameters<typeof createSiteOf>[0]) =>
    (await (await load(goods)).texts('.main-action > .price-note')).filter((text) => text.includes('Här saknas'));
  const GRAMS = { amount: 450, unit: 'g' };
  const tags = [{ name: 'Vegansk' }];

  it.each([
    ['the list has net contents', { listed: { netContents: GRAMS }, detail: { description: '<p>Gott kaffe.</p>' } }],
    ['the product has net contents', { detail: { netContents: GRAMS } }],
    ['the description has a net weight', { detail: { description: '<p>Gott kaffe.</p><p>Nettovikt 450 g</p>' } }],
    ['the net contents differ', { listed: { netContents: GRAMS }, detail: { description: '<p>Nettovikt 1 kg</p>' } }],
    ['a tag names a diet', { listed: { tags } }],
    [
      'only its net contents are announced',
      { listed: { tags }, detail: { description: '<p>Nettoinnehåll: 450 g</p>' } },
    ],
    [
      'only a sentence mentions them',
      { listed: { tags }, detail: { description: 'Bara bra ingredienser. Innehåller mjölk.' } },
    ],
    [
      'a line that praises them ends in the word',
      { listed: { tags }, detail: { description: '<ul><li>Bakade på noga valda ingredienser</li></ul>' } },
    ],
    [
      'a sentence that praises them has a dash after the word',
      { listed: { tags }, detail: { description: '<p>Noga valda ingredienser – från gården.</p>' } },
    ],
    ['an amount is announced', { listed: { tags }, detail: { description: '<p>Innehåll: 250 g</p><p>Gott.</p>' } }],
    [
      'an amount is below the heading',
      { listed: { tags }, detail: { description: '<h3>Innehåll</h3><p>1 000 ml.</p>' } },
    ],
  ])('says whom to ask for its missing ingredients when %s', async (_case, goods) => {
    expect(await notesOf(goods)).toEqual([NOTE]);
  });

  it.each([
    ['a heading', '<h3>Innehåll och allergener</h3><p>Råg</p>'],
    ['a paragraph', '<p>Gott.</p><p>Ingredienser: råg</p>'],
    ['a verb', '<p>Gott.</p><p>Innehåller: råg</p>'],
    ['a line', 'Gott.<br>Innehåll<br>råg'],
    ['words in brackets', '<p>Innehåll (allergener i fetstil): råg</p>'],
    ['the name of one sort', '<p>Innehåll, mörk choklad: kakaomassa</p>'],
    ['a sentence', '<p>Frasigt bröd. Ingredienser – råg och vatten</p>'],
    ['words before them', '<p>Kakans ingredienser: råg</p>'],
    ['the words of the law', '<p>Innehållsdeklaration: råg</p>'],
    ['the heading of a list', '<h3>Innehållsförteckning</h3><p>Råg</p>'],
    ['an amount as well', '<p>Innehåll: 250 g</p><p>Ingredienser: råg</p>'],
    ['a row of a table', '<table><tr><th>Ingredienslista</th><td>råg</td></tr></table>'],
  ])('says nothing of the kind when its ingredients are after %s', async (_case, description) => {
    expect(await notesOf({ listed: { tags, netContents: GRAMS }, detail: { description } })).toEqual([]);
  });

  it('says nothing of the kind about other goods', async () => {
    expect(
      await notesOf({ listed: { tags: [{ name: 'Jul' }] }, detail: { description: '<p>Raggsockor.</p>' } }),
    ).toEqual([]);
  });
});

describe('45 tags of a product', () => {
  const tags = Array.from({ length: 45 }, (_, index) => ({ name: `Tagg ${index + 1}` }));
  const names = tags.map(({ name }) => name);

  it('are all offered as filters, but its card and page show only the first eight', async () => {
    const { path, visit } = createSiteOf({ listed: { tags } });
    const [list, page] = [await visit(PATHS.products), await visit(path)];
    expect((await list.texts('.chip')).slice(1).toSorted()).toEqual(names.toSorted());
    expect(await list.texts('.card .tags li')).toEqual(names.slice(0, 8));
    expect(await page.texts('.product .tags li')).toEqual(names.slice(0, 8));
  });

  it('each filter the list', async () => {
    const { visit } = createSiteOf({ listed: { tags }, others: [{ id: 'annan', name: 'Annan', price: 100 }] });
    const list = await visit(`${PATHS.products}?tag=Tagg+45`);
    expect(await list.texts('.card h2')).toEqual(['Vara']);
  });
});

describe("a product's name", () => {
  it('has its own text direction next to Swedish text', async () => {
    const name = 'قهوة عربية 250 g';
    const { path, visit } = createSiteOf({
      listed: { name },
      detail: { name },
      others: ['annan', 'tredje'].map((id) => ({ id, name, price: 100 })),
    });
    const [page, list] = [await visit(path), await visit(PATHS.products)];
    expect(await page.texts('h1[dir="auto"]')).toEqual([name]);
    expect(await page.texts('.neighbours bdi')).toEqual([name, name]);
    expect(await page.texts('.card [dir="auto"]')).toEqual([name, name]);
    expect(await list.texts('.card [dir="auto"]')).toEqual([name, name, name]);
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
  const [description] = await (await load({ detail: { name, tagline } })).all('meta[name=description]');
  expect(description?.attributes.content?.startsWith(beginning), description?.attributes.content).toBe(true);
});

describe('the related products on a product page', () => {
  const PRODUCT = '/produkter/morgonrunda-bryggkaffe';
  /** An application that has loaded the product but not the list, with a timeout far longer than a test. */
  const setUp = async () => {
    const made = createFaultySite({ PROVIDER_TIMEOUT_MS: '30000' });
    await made.site.get('/api/products/morgonrunda-bryggkaffe');
    return made;
  };

  it('are left out while the list fails, and are shown again after it has recovered', async () => {
    const { provider, clock, site } = await setUp();
    await provider.behave({ fault: 'html' });
    const page = await site.visit(PRODUCT);
    expect(await page.all('h1')).toHaveLength(1);
    expect(await page.all('.neighbours, .more-products')).toHaveLength(0);
    await provider.behave({});
    clock.advance(10);
    await site.get(PRODUCT);
    await site.waitForBackground();
    expect(await (await site.visit(PRODUCT)).all('.neighbours, .more-products')).toHaveLength(2);
  });

  it('do not keep the page waiting for a list that never arrives', async () => {
    const { provider, site } = await setUp();
    await provider.behave({ fault: 'never' });
    expect(await (await site.visit(PRODUCT)).all('h1')).toHaveLength(1);
  });
});
