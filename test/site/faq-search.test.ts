import { describe, expect, it } from 'vitest';
import { faqSearch } from '../../src/content/faq-search.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { createTestApp, visit } from '../support/create-test-app.ts';

const search = async (query: string) => {
  const page = await visit(`${PATHS.faq}?${new URLSearchParams({ sok: query })}`);
  return { ...page, count: await page.texts('.search-count') };
};

describe('a search on the FAQ page', () => {
  it('opens the matching questions, marks the hits, and hides the others until found', async () => {
    const page = await search('frakten');
    const questions = await page.all('details.faq-item');
    const found = await page.all('.faq-hits > .faq-item');
    const others = await page.all('.faq-sections[hidden="until-found"] .faq-item');
    expect(found.length + others.length).toBe(questions.length);
    expect(others.filter(({ attributes }) => attributes.open !== undefined)).toEqual([]);
    expect(page.count).toEqual([faqSearch.found(found.length, 'frakten')]);
    expect(found.map(({ text }) => /frakt/i.test(text))).not.toContain(false);
    for (const { attributes } of questions) {
      // Questions with the same `name` are a group, and only one of a group can be open.
      expect(attributes.name).toBeUndefined();
    }
    expect(await page.texts('summary mark')).toContain('frakten');
    expect((await page.all('input[name="sok"]'))[0]?.attributes.value).toBe('frakten');
  });

  it('shows the best questions first, and opens three of them', async () => {
    const page = await search('när ska fakturan betalas');
    expect((await page.all('.faq-hits > details > [id]'))[0]?.attributes.id).toBe('faktura');
    expect(await page.all('.faq-hits > details[open]')).toHaveLength(3);
    expect(await page.all('details[open]')).toHaveLength(3);
  });

  it('links to sections of the terms, the policy and other pages, with their anchors', async () => {
    const page = await search('dröjsmålsränta');
    const [link] = await page.all('.found-sections a');
    expect([link?.text, link?.attributes.href]).toEqual(['Allmänna villkor: Faktura', '/allmanna-villkor#faktura']);
  });

  it.each([
    ['avtal', '/kopvillkor#bestallning', null],
    ['styrelsen vill läsa avtalet', '/allmanna-villkor#parter', null],
    ['turneringar', '/om-oss', null],
    ['avtalet om moms', '/allmanna-villkor#parter', 'moms'],
  ])('shows sections first when they cover more of "%s" than the questions do', async (query, section, question) => {
    const page = await search(query);
    const results = await page.all('.found-sections a, .faq-hits > details > [id]');
    const found = results.map(({ attributes }) => attributes.href ?? attributes.id);
    expect(found.slice(0, 5)).toContain(section);
    expect(found[0]).toMatch(/^\//);
    if (question === null) expect(await page.all('.faq-hits')).toEqual([]);
    else expect(found).toContain(question);
  });

  it('leads to the contact section for a search about it', async () => {
    const [link] = await (await search('kundtjänst')).all('.found-sections a');
    expect([link?.text, link?.attributes.href]).toEqual([faqSearch.contactResult, '#kontakt']);
  });

  it('announces sections when no question matches, and does not ask the visitor to write', async () => {
    const page = await search('avtal');
    const [view] = await page.all('[data-view="faq"]');
    expect(view?.attributes['data-announcement']).toBe('Inga frågor om ”avtal”. 5\u00a0avsnitt på webbplatsen.');
    expect(await page.all('.search-ask')).toEqual([]);
  });

  it.each([
    ['skolan förbjuder', 'bjuda-in'],
    ['burken är öppnad', 'angra-bestallning'],
    ['vatten', 'lamna-tillbaka'],
    ['förstår', 'kunden-betalar-inte'],
    ['garanti', 'betalningsansvar'],
    ['frank', 'frakt'],
  ])('does not take %s for a word of "%s"', async (query, question) => {
    const page = await search(query);
    const [first] = await page.all('.faq-hits > details > [id]');
    expect(first?.attributes.id).not.toBe(question);
    expect(await page.all('.corrected-search')).toEqual([]);
  });

  it.each([
    ['logga in', 'logga-in'],
    ['garanti', 'trasigt-eller-saknas'],
    ['försenad', 'forsenat-paket'],
    ['swish', 'hur-betalar-kunden'],
    ['klarna', 'hur-betalar-kunden'],
    ['kort', 'hur-betalar-kunden'],
    ['vem står på fakturan', 'fakturamottagare'],
    ['kontanter', 'kontanter'],
    ['hur mkt får vi behålla', 'hur-mycket-tjanar-vi'],
    ['fick aldrig min vara', 'hur-far-kunden-varorna'],
  ])('shows for "%s" first the question #%s', async (query, question) => {
    const page = await search(query);
    expect((await page.all('.faq-hits > details > [id]'))[0]?.attributes.id).toBe(question);
  });

  it('shows three questions nearest to a search that finds nothing, closed, unmarked, and as a guess', async () => {
    const page = await search('fakutrra');
    expect(page.count).toEqual(['Inga frågor om ”fakutrra”']);
    expect(await page.all('.search-ask a')).toHaveLength(1);
    expect(await page.texts('.faq-nearest > h2, .faq-nearest > p')).toEqual([
      faqSearch.nearest.title,
      faqSearch.nearest.text,
    ]);
    const nearest = await page.all('.faq-nearest > .faq-item > [id]');
    expect(nearest).toHaveLength(3);
    expect(nearest.map(({ attributes }) => attributes.id)).toContain('faktura');
    expect(await page.all('details[open], .faq-nearest mark')).toEqual([]);
    expect(await page.all('[id="faktura"]')).toHaveLength(1);
    const [view] = await page.all('[data-view="faq"]');
    expect(view?.attributes['data-announcement']).toBe('Inga frågor om ”fakutrra”. Närmast: 3\u00a0frågor.');
  });

  it.each([
    ['ni jämfört med newbody', 'jamfora'],
    ['kontantter', 'kontanter'],
    ['tavlling', 'tavling'],
    ['automatisk tavlling', 'tavling'],
    ['fel storlek', 'lamna-tillbaka'],
  ])('leads from "%s" to the question #%s, as a result or as the nearest', async (query, question) => {
    const page = await search(query);
    const [first] = await page.all('.faq-hits > details > [id], .faq-nearest > details > [id]');
    expect(first?.attributes.id).toBe(question);
  });

  it.each([
    ['resembles no question', 'asdfgh'],
    ['is in quotation marks', '"faktur"'],
    ['is about food', 'kycklingfilé fakutrra'],
    ['is about an allergen', 'sesamfröer fakutrra'],
    ['is about a diet', 'vegansk fakutrra'],
  ])('guesses no question for a search that %s: %s', async (_, query) => {
    const page = await search(query);
    expect(page.count).toHaveLength(1);
    expect(await page.all('.faq-nearest')).toEqual([]);
  });

  it.each([
    ['tidsplan', 'nar-kan-vi-salja'],
    ['mormor', 'kopa'],
    ['levrans', 'leverans'],
    ['angra kop', 'angra-kop'],
    ['profit', 'hur-mycket-tjanar-vi'],
    ['how much do we earn', 'hur-mycket-tjanar-vi'],
    ['shipping cost', 'frakt'],
    ['qr', 'qr-kod'],
  ])('finds for "%s" the question #%s among the first three', async (query, question) => {
    const page = await search(query);
    const found = await page.all('.faq-hits > details > [id]');
    expect(found.slice(0, 3).map(({ attributes }) => attributes.id)).toContain(question);
  });

  it('keeps the questions with a lower score when one resembles the search', async () => {
    const page = await search('fel storlek');
    const found = await page.all('.faq-hits > details > [id]');
    expect(found.map(({ attributes }) => attributes.id)).toContain('trasigt-eller-saknas');
  });

  it.each(['3c', '7b'])('finds no question for a number and a letter: %s', async (query) => {
    expect(await (await search(query)).all('.faq-hits')).toEqual([]);
  });

  it('finds no section for a word that says nothing about its subject', async () => {
    expect(await (await search('ifrån')).all('.found-sections')).toEqual([]);
  });

  it('finds one of the words of a quoted query, which the link of a correction leads to', async () => {
    const page = await search('frakt leversnsen');
    const [link] = await page.all('.corrected-search a');
    const literal = new URL(link?.attributes.href ?? '', 'https://x').searchParams.get('sok') ?? '';
    expect(literal).toBe('"frakt leversnsen"');
    expect(await (await search(literal)).all('.faq-hits > .faq-item')).not.toEqual([]);
  });

  it('does not find a greeting in an e-mail address', async () => {
    expect((await search('hej')).count).toEqual(['Inga frågor om ”hej”']);
  });

  it('finds nothing in a sentence about another subject, even if it contains words of the questions', async () => {
    for (const query of ['hur länge ska en sockerkaka stå i ugnen', 'när kommer barnbidraget den här månaden']) {
      const page = await search(query);
      expect(page.count).toEqual([`Inga frågor om ”${query}”`]);
      expect(await page.all('.found-sections, .corrected-search')).toEqual([]);
    }
  });

  it("finds tomorrow what tomorrow's texts say", async () => {
    let now = new Date('2026-10-01T10:00:00Z');
    const site = createTestApp({ now: () => now, vars: { COMPETITION_WINNER: '' } });
    const answer = async () => (await (await site.visit(`${PATHS.faq}?sok=tävling`)).texts('#tavling'))[0];
    expect(await answer()).toContain('får dubbel förtjänst');
    now = new Date('2026-11-10T10:00:00Z');
    expect(await answer()).toContain('avslutades');
  });

  it('links to the contact details when nothing matches', async () => {
    const page = await search('zebra');
    expect(page.count).toEqual(['Inga frågor om ”zebra”']);
    expect(await page.all('details[open]')).toEqual([]);
    expect((await page.all('.search-ask a')).map(({ attributes }) => attributes.href)).toEqual(['#kontakt']);
    expect(await page.all('#kontakt')).toHaveLength(1);
  });

  it('is marked noindex and does not change the cached FAQ page', async () => {
    const site = createTestApp();
    const { html } = await site.visit(`${PATHS.faq}?sok=frakt`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const plain = await site.visit(PATHS.faq);
    expect(plain.html).not.toContain('noindex');
    expect((await site.visit(`${PATHS.faq}?sok=swish`)).html).not.toBe(plain.html);
    expect((await site.visit(PATHS.faq)).html).toBe(plain.html);
  });

  it('treats markup in the query as text', async () => {
    const page = await search('<script>zebra</script>');
    expect(page.count).toEqual(['Inga frågor om ”<script>zebra</script>”']);
    expect(page.html).not.toContain('<script>zebra');
  });
});

describe('a link to an answer', () => {
  it('targets an element inside the question, so that browsers open the question', async () => {
    const page = await visit(PATHS.faq);
    const questions = await page.all('main details.faq-item');
    expect(await page.all('main details.faq-item > .answer[id]')).toHaveLength(questions.length);
  });
});
