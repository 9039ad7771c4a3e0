import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { judge, phrasingsSchema, shownBy } from '../../scripts/search-quality/phrasings.ts';
import { parseConfig } from '../../src/config.ts';
import { faq } from '../../src/content/faq.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import { FAQ_KEYWORDS } from '../../src/search/faq-keywords.ts';
import { createFaqSearch } from '../../src/search/search-faq.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { ERRANDS, PHRASINGS } from '../support/phrasings/faq.ts';
import keptFile from '../support/phrasings/kept.json';
import readersFile from '../support/phrasings/readers.json';

const PLACES = 3;
/** Phrasings of buyers, leaders, treasurers, teachers, guardians and members, written only from the texts' answers. */
const readers = phrasingsSchema.parse(readersFile);
/** More of them. No keyword was written for one of these: they only measure. */
const kept = phrasingsSchema.parse(keptFile);

const NOW = new Date('2026-10-01T10:00:00Z');
const { operator } = parseConfig(env);
const competition = operator.competition && competitionAt(NOW, operator.competition);
const search = createFaqSearch(operator, stockholmDate(NOW), competition);

const { doors, categories } = faq(operator, stockholmDate(NOW), competition);
/** The anchors of all questions. */
const ANSWERS = [...doors, ...categories.flatMap(({ items }) => items)].map(({ id }) => `#${id}`);

/** The first results of a search, among the questions or among the sections of other pages. */
const firstOf = (phrasing: string, wanted: string): readonly string[] => {
  const result = search(phrasing);
  const questions = result?.found.map((id) => `#${id}`) ?? [];
  const sections = result?.sections.map(({ href }) => href) ?? [];
  return (ANSWERS.includes(wanted) ? questions : sections).slice(0, PLACES);
};

const rowsOf = (phrasings: typeof PHRASINGS) =>
  Object.entries(phrasings).flatMap(([wanted, texts]) => texts.map((phrasing) => ({ wanted, phrasing })));

describe('what visitors type into the FAQ search', () => {
  it.each([
    { name: 'the words of all visitors', phrasings: PHRASINGS, minRows: 150, minShare: 0.9 },
    { name: 'the words of treasurers, guardians and buyers', phrasings: ERRANDS, minRows: 60, minShare: 0.95 },
  ])('leads to the answer among the first three results: $name', ({ phrasings, minRows, minShare }) => {
    const rows = rowsOf(phrasings);
    const misses = rows.filter(({ wanted, phrasing }) => !firstOf(phrasing, wanted).includes(wanted));
    const list = misses.map(({ wanted, phrasing }) => `${wanted}: ${phrasing}`).join('\n');
    expect(rows.length).toBeGreaterThanOrEqual(minRows);
    expect(1 - misses.length / rows.length, list).toBeGreaterThanOrEqual(minShare);
  });

  it.each([
    {
      name: 'readers who have not seen the search',
      phrasings: readers.faq,
      minFound: 0.87,
      minFirst: 0.75,
      maxWrong: 0.12,
    },
    {
      name: 'readers whose words are kept out of the keywords',
      phrasings: kept.faq,
      minFound: 0.85,
      minFirst: 0.7,
      maxWrong: 0.27,
    },
  ])('leads to the answer or at least near it, and seldom to a result when there is none: $name', (row) => {
    const figures = judge(row.phrasings, (query) => shownBy(search(query)));
    const { answered, first, amongFirst, amongNearest, empty, misses, unanswered, misleading } = figures;
    expect(answered).toBeGreaterThanOrEqual(120);
    expect(unanswered).toBeGreaterThanOrEqual(30);
    expect(amongFirst / answered, misses.join('\n')).toBeGreaterThanOrEqual(row.minFound);
    expect((amongFirst + amongNearest) / answered, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(first / answered, misses.join('\n')).toBeGreaterThanOrEqual(row.minFirst);
    expect(empty / answered).toBeLessThanOrEqual(0.03);
    expect(figures.guessed / unanswered).toBeLessThanOrEqual(0.45);
    expect(misleading.length / unanswered, misleading.join('\n')).toBeLessThanOrEqual(row.maxWrong);
  });

  it('has examples for every question', () => {
    expect(ANSWERS.filter((id) => !(id in PHRASINGS) && !(id in ERRANDS))).toEqual([]);
  });

  it('and the search keywords point to answers and sections that exist', async () => {
    const site = createTestApp({ now: () => NOW });
    const ofReaders = [...readers.faq, ...kept.faq]
      .flatMap(({ want }) => want)
      .map((wanted) => (wanted.startsWith('section:') ? wanted.slice('section:'.length) : `#${wanted}`));
    for (const wanted of new Set([...Object.keys({ ...PHRASINGS, ...ERRANDS, ...FAQ_KEYWORDS }), ...ofReaders])) {
      const [path, id] = wanted.split('#');
      const page = await site.visit(path || '/hjalp');
      expect(page.status, wanted).toBe(200);
      if (id !== undefined) expect(await page.all(`[id="${id}"]`), wanted).toHaveLength(1);
    }
  });
});
