import { describe, expect, it } from 'vitest';
import { helpSearch } from '../../src/content/help-search.ts';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { findAll } from '../support/html.ts';

const search = async (query: string) => {
  const response = await createTestApp().get(`${PATHS.help}?${new URLSearchParams({ sok: query })}`);
  const html = await response.text();
  const status = (await findAll(html, '.search-outcome [role="status"]')).map(({ text }) => text);
  return { response, html, status };
};

describe('a search on the help page', () => {
  it('shows the questions that it finds open, with the hits marked, and hides the others from eyes alone', async () => {
    const { html, status } = await search('frakten');
    const questions = await findAll(html, 'details.question');
    const open = questions.filter(({ attributes }) => attributes.open !== undefined);
    expect(status).toEqual([helpSearch.found(open.length, 'frakten')]);
    expect(open.map(({ text }) => text.includes('frakt') || text.includes('Frakt'))).not.toContain(false);
    for (const { attributes } of questions) {
      expect(attributes.hidden).toBe(attributes.open === undefined ? 'until-found' : undefined);
      // Of questions with one name only one can be open.
      expect(attributes.name).toBeUndefined();
    }
    expect((await findAll(html, 'summary mark')).map(({ text }) => text)).toContain('frakten');
    expect((await findAll(html, 'input[name="sok"]'))[0]?.attributes.value).toBe('frakten');
  });

  it.each([
    ['ångra beställning', '#angra-bestallning'],
    ['kreditupplysning', '#kreditupplysning'],
  ])('for %s finds the answer, which has other words for it', async (query, answer) => {
    const { html } = await search(query);
    expect(await findAll(html, `details[open] > ${answer}`)).toHaveLength(1);
  });

  it('that finds nothing leads on', async () => {
    const { html, status } = await search('zebra');
    expect(status).toEqual(['Inga frågor om ”zebra”']);
    expect(await findAll(html, 'details[open]')).toEqual([]);
    expect((await findAll(html, '.search-ask a')).map(({ attributes }) => attributes.href)).toEqual(['#kontakt']);
    expect(await findAll(html, '#kontakt')).toHaveLength(1);
  });

  it('is no page of its own to search engines and caches', async () => {
    const { get } = createTestApp();
    expect(await (await get(`${PATHS.help}?sok=frakt`)).text()).toContain('<meta name="robots" content="noindex"/>');
    const plain = await (await get(PATHS.help)).text();
    expect(plain).not.toContain('noindex');
    expect(await (await get(`${PATHS.help}?sok=swish`)).text()).not.toBe(plain);
    expect(await (await get(PATHS.help)).text()).toBe(plain);
  });

  it('for nothing is the help page', async () => {
    const { html, status } = await search('  ');
    expect(status).toEqual(['']);
    expect(await findAll(html, 'details[open], details[hidden], mark')).toEqual([]);
  });

  it('takes what looks like markup for words', async () => {
    const { html, status } = await search('<script>zebra</script>');
    expect(status).toEqual(['Inga frågor om ”<script>zebra</script>”']);
    expect(html).not.toContain('<script>zebra');
  });
});

describe('a link to an answer', () => {
  it('leads into the question, which makes browsers open it', async () => {
    const html = await (await createTestApp().get(PATHS.help)).text();
    const questions = await findAll(html, 'main details.question');
    expect(await findAll(html, 'main details.question > .answer[id]')).toHaveLength(questions.length);
  });
});
