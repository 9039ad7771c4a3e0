import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config.ts';
import { faq } from '../../src/content/faq.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import { createFaqSearch } from '../../src/search/search-faq.ts';
import { createSearchIndex } from '../../src/search/text-search.ts';
import { cleanQuery } from '../../src/shared/query.ts';
import { checkProperty } from '../support/check-property.ts';

const NOW = new Date('2026-10-01T10:00:00Z');
const { operator } = parseConfig(env);
const competition = operator.competition && competitionAt(NOW, operator.competition);
const search = createFaqSearch(operator, stockholmDate(NOW), competition);

/** The words of the questions and answers. Queries of these words find the most. */
const WORDS = JSON.stringify(faq(operator, stockholmDate(NOW), competition).categories)
  .split(/[^\p{L}\p{N}]+/u)
  .filter(Boolean);

const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: fc.constantFrom(...'"”“- 0123456789åäöeastn\u0301ß\u{1F36A}كж'), maxLength: 100 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(' ')),
  fc.constantFrom('__proto__', 'constructor', 'toString hasOwnProperty', '""', '"', '  ', '\u0000'),
);

describe('a search for anything', () => {
  it('shows at most ten questions and five sections, none twice, and three nearest questions or a correction, never both', () => {
    checkProperty(
      fc.property(anything, (text) => {
        const result = search(cleanQuery(text));
        if (result === null) return;
        const { found, sections, corrected, nearest, hits } = result;
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(10);
        expect(sections.length).toBeLessThanOrEqual(5);
        for (const { score, coverage } of hits) {
          expect(score).toBeGreaterThan(0);
          expect(coverage).toBeGreaterThan(0);
          expect(coverage).toBeLessThanOrEqual(1 + Number.EPSILON);
        }
        if (found.length + sections.length === 0) expect(corrected).toEqual([]);
        else expect(nearest).toEqual([]);
        expect(new Set(nearest).size).toBe(nearest.length);
        expect(nearest.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('finds the same in upper case, with other spaces, and with punctuation after words', () => {
    checkProperty(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }), (words) => {
        const plain = search(cleanQuery(words.join(' ').slice(0, 60)));
        const other = search(cleanQuery(`  ${words.join(' ').slice(0, 60).toUpperCase().replaceAll(' ', '?  ')} …`));
        expect(other?.found).toEqual(plain?.found);
        expect(other?.sections).toEqual(plain?.sections);
      }),
    );
  });

  it('finds nothing when there are no texts', () => {
    const { search } = createSearchIndex([]);
    for (const query of ['', 'frakt', 'är', '"frakt"', '17']) expect(search(query).hits).toEqual([]);
  });
});
