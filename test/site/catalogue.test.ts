import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { productListTexts } from '../../src/content/products.ts';
import { createFaultySite, createTestApp, visit } from '../support/create-test-app.ts';

const PRODUCT_COUNT = 25;

const NAMES = '.product-grid > .card h2';

const load = async (path: string) => {
  const page = await visit(path);
  expect(page.status, path).toBe(200);
  return { ...page, names: await page.texts(NAMES) };
};

describe('the product list without JavaScript', () => {
  it('shows how one buys, every product, once that prices include VAT, and what is in it for a group', async () => {
    const page = await load('/produkter');
    expect(page.names).toHaveLength(PRODUCT_COUNT);
    const { howToBuy, leaders } = productListTexts(createTestApp().deps.config.operator);
    expect(await page.texts('.catalogue-line')).toEqual([howToBuy]);
    expect(page.text.split('inklusive moms')).toHaveLength(2);
    expect(await page.texts('.for-leaders')).toEqual([`${leaders.text} ${leaders.start.label}`]);
  });

  it('shows the number of products above a search or a tag, and below it nothing for those who sell', async () => {
    for (const query of ['?sok=kaffe', '?tag=Jul', '?sok=te&ordning=pris']) {
      const page = await load(`/produkter${query}`);
      expect(await page.texts('.catalogue-count'), query).toEqual([catalogue.count(page.names.length)]);
      expect(await page.texts('.for-leaders'), query).toEqual([]);
    }
    expect(await (await load('/produkter?ordning=pris')).texts('.catalogue-count')).toEqual([]);
    // Nothing to buy.
    expect(await (await load('/produkter?sok=zzz')).texts('.catalogue-line')).toEqual([catalogue.count(0)]);
  });

  it('shows the same net contents and comparison price on a card as on the product page, where the net contents are known', async () => {
    const page = await load('/produkter');
    const COMPARISON = /([\d,]+\u00a0(?:k?g|c?l))\s(Jämförpris [\d\u00a0,]+kr\/(?:kg|l))/;
    const cards = await page.all('.card');
    const links = await page.all('.card h2 a');
    let known = 0;
    for (const [index, card] of cards.entries()) {
      const [deal = ''] = await (await load(links[index]?.attributes.href ?? '')).texts('.deal');
      const [, ...shown] = COMPARISON.exec(deal) ?? [];
      const [, ...onCard] = COMPARISON.exec(card.text) ?? [];
      expect(onCard, card.text).toEqual(shown);
      if (shown.length > 0) known += 1;
    }
    expect(known).toBeGreaterThan(15);
  });

  it('shows the products of a tag, and marks the tag as current', async () => {
    const page = await load('/produkter?tag=Jul');
    expect(page.names.length).toBeGreaterThan(0);
    expect(page.names.length).toBeLessThan(PRODUCT_COUNT);
    expect(await page.texts('.product-grid > .card .tags')).toEqual(
      page.names.map(() => expect.stringContaining('Jul')),
    );
    expect(await page.texts('.chip[aria-current]')).toEqual(['Jul']);
    expect(await page.texts('.catalogue-count')).toEqual([`${page.names.length}\u00a0varor`]);
  });

  it('has its search field and sort order in one named search landmark', async () => {
    const page = await load('/produkter');
    expect((await page.all('search')).map(({ attributes }) => attributes['aria-label'])).toEqual([catalogue.label]);
    expect(await page.all('search [type="search"], search select')).toHaveLength(2);
  });

  it.each([
    ['strumpor', 'Raggsockor'],
    ['godis', 'Polkakarameller'],
    ['chokladbollar', 'Chokladtryfflar'],
    ['polkagris', 'Polkakarameller'],
    ['granola', 'Skördemüsli'],
    ['flingor', 'Skördemüsli'],
    ['blomfrön', 'Ängsblommor, fem fröpåsar'],
    ['hårt bröd', 'Fröknäcke'],
    ['våffelsmet', 'Våffelmix'],
    ['flädersaft', 'Flädersaft'],
    ['gluten fri', 'Citronkarameller'],
    ['hallon sylt till mormor', 'Skogshallonsylt'],
    ['nåt gott till kaffet', 'Havrekakor med kola'],
    ['honing', 'Blomsterhonung'],
    ['saffran', 'Saffransskorpor'],
  ])('finds what a visitor means by %s', async (search, name) => {
    expect((await load(`/produkter?sok=${search}`)).names).toContain(name);
  });

  it.each([
    ['flingor', 'Chokladkakor, två sorter'],
    ['saffran', 'Flädersaft'],
    ['kaffefilter', 'Morgonrunda bryggkaffe'],
  ])('does not take %s for %s', async (search, name) => {
    expect((await load(`/produkter?sok=${search}`)).names).not.toContain(name);
  });

  it.each(['tag=Jul&sok=bryggkafefe', 'sok=rosa+bryggkafefe', 'tag=Vegansk&sok=ragsokkkor'])(
    'names no correction that finds nothing: %s',
    async (query) => {
      const page = await load(`/produkter?${query}`);
      expect(page.names).toEqual([]);
      expect(await page.all('.corrected-search')).toEqual([]);
    },
  );

  it('lists a product with the word in its name before one with the word only in its tagline', async () => {
    const page = await load('/produkter?sok=ljus');
    expect(page.names.slice(0, 2).toSorted()).toEqual(['Doftljus Granskog', 'Doftljus Syren']);
  });

  it('names the word that it takes a misspelt one for, and links to the search for exactly the misspelt one', async () => {
    const page = await load('/produkter?ordning=namn&sok=ragsokkkor');
    expect(page.names).toEqual(['Raggsockor']);
    expect((await page.texts('.corrected-search'))[0]).toBe(
      'Vi visar träffar på ”raggsockor”. Sök på ”ragsokkkor” i stället',
    );
    const [link] = await page.all('.corrected-search a');
    const href = link?.attributes.href ?? '';
    expect(href).toBe('/produkter?ordning=namn&sok=%22ragsokkkor%22');
    expect((await load(href)).names).toEqual([]);
  });

  const READ =
    ' Läs ingredienserna på varans sida innan du beställer. Om de saknas där, eller om du är osäker, kan du fråga oss på support@saljrundan.example.';
  const CONTENTS = 'Vi kan inte söka på innehåll, så även varor som inte visas här kan innehålla det du söker.';
  const FREE_FROM = 'Vi kan inte söka på innehåll.';
  const tagged = (tag: string) => `Märkningen ”${tag}” kommer från leverantören och är ingen garanti.`;
  const GLUTEN_FREE = ['Chokladtryfflar', 'Citronkarameller'];
  it.each([
    { query: 'sok=nötter', caution: CONTENTS, goods: ['Skördemüsli', 'Chokladkakor, två sorter'] },
    { query: 'sok=nöt', caution: CONTENTS, goods: ['Skördemüsli', 'Chokladkakor, två sorter'] },
    { query: 'sok=hasselnöt', caution: CONTENTS, goods: ['Skördemüsli', 'Chokladkakor, två sorter'] },
    { query: 'sok=mandel', caution: CONTENTS, links: ['Visa alla varor'] },
    { query: 'sok=gluten', caution: CONTENTS, links: ['Se Glutenfri', 'Visa alla varor'] },
    { query: 'sok=sesam', caution: CONTENTS, links: ['Visa alla varor'] },
    { query: 'sok=råg', caution: CONTENTS, goods: ['Fröknäcke'] },
    { query: 'sok=havre', caution: CONTENTS, goods: ['Havrekakor med kola', 'Skördemüsli'] },
    { query: 'tag=Jul&sok=gelatin', caution: CONTENTS, links: ['Visa alla varor'] },
    { query: 'sok=nötfri', caution: FREE_FROM, links: ['Visa alla varor'] },
    { query: 'sok=glutenfri', caution: tagged('Glutenfri'), goods: GLUTEN_FREE },
    { query: 'tag=Glutenfri', caution: tagged('Glutenfri'), goods: GLUTEN_FREE },
    { query: 'tag=Glutenfri&sok=citron', caution: tagged('Glutenfri'), goods: ['Citronkarameller'] },
  ])(
    'says first for an allergen or a diet what the list cannot answer, and no number of goods: $query',
    async ({ query, caution, goods = [], links = [] }) => {
      const page = await load(`/produkter?${query}`);
      expect(page.names).toEqual(goods);
      expect(await page.texts('.diet-note')).toEqual([`${caution}${READ}`]);
      expect(await page.texts('.diet-note strong')).toEqual([caution]);
      expect((await page.all('.diet-note a'))[0]?.attributes.href).toMatch(/^mailto:/);
      expect(await page.texts('.empty')).toEqual(links.length > 0 ? [expect.anything()] : []);
      expect(await page.texts('.empty a')).toEqual(links);
      const [catalogue] = await page.all('.catalogue');
      expect(catalogue?.attributes['data-announcement']).toBe(`${caution}${READ}`);
      expect(catalogue?.text).not.toMatch(/\d\s+var(?:a|or)\b|Inga varor/);
    },
  );

  it.each(['Vegansk', 'Glutenfri'])('says the same for the filter %s as for a search for its name', async (tag) => {
    const noteOf = async (query: string) => (await load(`/produkter?${query}`)).texts('.diet-note');
    expect(await noteOf(`tag=${tag}`)).toEqual([`${tagged(tag)}${READ}`]);
    expect(await noteOf(`sok=${tag}`)).toEqual(await noteOf(`tag=${tag}`));
  });

  it('says nothing about ingredients for other goods', async () => {
    expect(await (await load('/produkter?sok=kaffe')).texts('.diet-note')).toEqual([]);
  });

  it('preserves the filter in the form and in the links', async () => {
    const page = await load('/produkter?tag=Jul&ordning=namn&sok=%22ljus%22');
    const [search] = await page.all('input[type=search]');
    expect(search?.attributes).toMatchObject({ name: 'sok', value: '"ljus"' });
    const [form] = await page.all('.catalogue-tools form');
    expect(form?.attributes).toEqual({ id: 'varor', action: '/produkter' });
    expect((await page.all('select'))[0]?.attributes).toMatchObject({ name: 'ordning', form: 'varor' });
    expect(await page.texts('option[selected]')).toEqual(['Namn A–Ö']);
    const [tag] = await page.all('input[type=hidden]');
    expect(tag?.attributes).toMatchObject({ name: 'tag', value: 'Jul' });
    const [allProducts] = await page.all('.chip');
    expect(allProducts?.attributes.href).toBe('/produkter?ordning=namn&sok=%22ljus%22');
  });

  it.each(['/produkter?sok=finns+inte', '/produkter?tag=finns-inte'])(
    'links to the whole list when nothing matches %s',
    async (path) => {
      const page = await load(path);
      expect(page.names).toEqual([]);
      const [empty] = await page.all('.empty');
      expect(empty?.text).toContain('Inga varor hittades');
      expect((await page.all('.empty a.button')).map(({ attributes }) => attributes.href)).toEqual(['/produkter']);
    },
  );

  it('escapes markup in the search term', async () => {
    const page = await load('/produkter?sok=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(page.html).not.toContain('<script>alert');
  });
});

describe('the pages of the catalogue', () => {
  it('share a single provider request', async () => {
    const { provider, site } = createFaultySite();
    for (const query of ['', '?tag=Jul', '?tag=finns-inte', '?ordning=pris', '?sok=te']) {
      expect((await site.get(`/produkter${query}`)).status).toBe(200);
    }
    expect((await provider.requests()).map(({ path }) => path)).toEqual(['']);
  });
});

describe('the list of a provider', () => {
  it('can have 300 products with different names, and can still be searched', async () => {
    const { provider, site } = createFaultySite();
    await provider.behave({ products: 300 });
    const names = await (await site.visit('/produkter')).texts(NAMES);
    expect(new Set(names).size).toBe(300);
    const coffee = names.filter((name) => name.endsWith('kaffe'));
    expect(coffee.length).toBeGreaterThan(20);
    const found = await (await site.visit('/produkter?sok=kaffe')).texts(NAMES);
    expect(found.toSorted()).toEqual(coffee.toSorted());
  });

  it('may contain only some of the products, in an order of its own', async () => {
    const { provider, site } = createFaultySite();
    await provider.behave({ only: ['froknacke', 'glogg', 'baktrion'] });
    expect(await (await site.visit('/produkter')).texts(NAMES)).toEqual(['Fröknäcke', 'Alkoholfri glögg', 'Baktrion']);
  });
});

describe('the brochure cover', () => {
  it('contains the brand, how and from whom to buy, allergens, withdrawal, and the URL', async () => {
    const page = await load('/produkter');
    const [cover] = await page.all('.brochure-cover');
    for (const text of [
      'Säljrundan',
      'Klass, lag eller förening:',
      'Gruppledare, e-post:',
      'Min webbshop:',
      'Betala med Swish, eller när du får varorna.',
      'www.saljrundan.example/produkter',
      'Innehåll och allergener står på förpackningen',
      'Om de saknas där kan du fråga oss på support@saljrundan.example innan du beställer.',
      'Läs på sidan innan du beställer',
      'Du får ångra köpet inom 14\u00a0dagar',
      'En blankett finns på www.saljrundan.example/angra',
      'www.saljrundan.example/kopvillkor',
      'organisationsnummer 000000-0000',
    ]) {
      expect(cover?.text).toContain(text);
    }
  });

  it('has URLs and e-mail addresses that can be copied: no sign follows them, and no invisible character is in them', async () => {
    const page = await load('/produkter');
    const texts = await page.texts('.brochure-notes p, p.brochure-small, .brochure-range strong');
    const addresses = texts.join(' ').match(/\S*(?:example\/|@)\S*/g);
    expect([...new Set(addresses)]).toEqual([
      'www.saljrundan.example/produkter',
      'support@saljrundan.example',
      'www.saljrundan.example/angra',
      'www.saljrundan.example/kopvillkor',
      'hej@saljrundan.example',
    ]);
  });

  it("is followed by a page for orders, which says what the customers' data is for", async () => {
    const [orders] = await (await load('/produkter')).texts('.brochure-orders');
    expect(orders).toContain('så att du får dina varor, och kastar listan när försäljningen är klar.');
  });
});
