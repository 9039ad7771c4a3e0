import { describe, expect, it } from 'vitest';
import { faqSearch } from '../../src/content/faq-search.ts';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { findAll } from '../support/html.ts';

const search = async (query: string) => {
  const response = await createTestApp().get(`${PATHS.faq}?${new URLSearchParams({ sok: query })}`);
  const html = await response.text();
  const status = (await findAll(html, '.search-outcome [role="status"]')).map(({ text }) => text);
  return { response, html, status };
};

describe('a search on the FAQ page', () => {
  it('opens the matching questions, marks the hits, and hides the others until found', async () => {
    const { html, status } = await search('frakten');
    const questions = await findAll(html, 'details.faq-item');
    const open = questions.filter(({ attributes }) => attributes.open !== undefined);
    expect(status).toEqual([faqSearch.found(open.length, 'frakten')]);
    expect(open.map(({ text }) => text.includes('frakt') || text.includes('Frakt'))).not.toContain(false);
    for (const { attributes } of questions) {
      expect(attributes.hidden).toBe(attributes.open === undefined ? 'until-found' : undefined);
      // Only one question of a `name` group can be open.
      expect(attributes.name).toBeUndefined();
    }
    expect((await findAll(html, 'summary mark')).map(({ text }) => text)).toContain('frakten');
    expect((await findAll(html, 'input[name="sok"]'))[0]?.attributes.value).toBe('frakten');
  });

  it.each([
    ['ångra beställning', '#angra-bestallning'],
    ['kreditupplysning', '#kreditupplysning'],
    ['skatt', '#skatt'],
    ['moms', '#moms'],
    ['kontanter', '#betala-vid-leverans'],
    ['gratis', '#vad-kostar-det-att-borja'],
    ['vinst', '#hur-mycket-tjanar-vi'],
    ['telefon', '#kontakta-oss'],
    ['mejl', '#kontakta-oss'],
    ['ålder', '#barn-och-unga'],
    ['ålder', '#gruppledare'],
    ['allergi', '#allergi'],
    ['reklamation', '#trasigt-eller-saknas'],
    ['avsluta', '#avsluta-kontot'],
    ['kontakt', '#kontakta-oss'],
    ['hur mycket får man', '#hur-mycket-tjanar-vi'],
    ['porto', '#frakt'],
    ['postnord', '#paket'],
    ['beställningsstopp', '#nar-kan-vi-salja'],
    ['alder', '#barn-och-unga'],
    ['kontnater', '#betala-vid-leverans'],
    ['reklamtion', '#trasigt-eller-saknas'],
    ['frkat', '#frakt'],
  ])('for "%s" opens the answer %s', async (query, answer) => {
    const { html } = await search(query);
    expect(await findAll(html, `details[open] > ${answer}`)).toHaveLength(1);
  });

  it('links to the contact details when nothing matches', async () => {
    const { html, status } = await search('zebra');
    expect(status).toEqual(['Inga frågor om ”zebra”']);
    expect(await findAll(html, 'details[open]')).toEqual([]);
    expect((await findAll(html, '.search-ask a')).map(({ attributes }) => attributes.href)).toEqual(['#kontakt']);
    expect(await findAll(html, '#kontakt')).toHaveLength(1);
  });

  it('links to the nearest words when nothing matches', async () => {
    const { html, status } = await search('fakkturrra');
    expect(status).toEqual(['Inga frågor om ”fakkturrra”']);
    const links = await findAll(html, '.nearest-words a');
    expect(links.map(({ text, attributes }) => [text, attributes.href])).toEqual([['faktura', '/hjalp?sok=faktura']]);
    expect((await search('faktura')).status).not.toEqual(['Inga frågor om ”faktura”']);
  });

  it('offers no other words when some question matches', async () => {
    const { html } = await search('faktura');
    expect((await findAll(html, '.nearest-words'))[0]?.attributes).toHaveProperty('hidden');
  });

  it('is marked noindex and does not change the cached FAQ page', async () => {
    const { get } = createTestApp();
    expect(await (await get(`${PATHS.faq}?sok=frakt`)).text()).toContain('<meta name="robots" content="noindex"/>');
    const plain = await (await get(PATHS.faq)).text();
    expect(plain).not.toContain('noindex');
    expect(await (await get(`${PATHS.faq}?sok=swish`)).text()).not.toBe(plain);
    expect(await (await get(PATHS.faq)).text()).toBe(plain);
  });

  it('shows every question closed for a blank query', async () => {
    const { html, status } = await search('  ');
    expect(status).toEqual(['']);
    expect(await findAll(html, 'details[open], details[hidden], mark')).toEqual([]);
  });

  it('treats markup in the query as text', async () => {
    const { html, status } = await search('<script>zebra</script>');
    expect(status).toEqual(['Inga frågor om ”<script>zebra</script>”']);
    expect(html).not.toContain('<script>zebra');
  });
});

describe('a link to an answer', () => {
  it('targets an element inside the question, which makes browsers open it', async () => {
    const html = await (await createTestApp().get(PATHS.faq)).text();
    const questions = await findAll(html, 'main details.faq-item');
    expect(await findAll(html, 'main details.faq-item > .answer[id]')).toHaveLength(questions.length);
  });
});
