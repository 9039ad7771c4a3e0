import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { listProducts } from '../../sandbox/catalogue-api.ts';
import { readProducts } from '../../scripts/read-products.ts';
import { parseConfig } from '../../src/config.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { DEFAULT_ORDER } from '../../src/domain/catalogue-filter.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import { createCatalogueFilter } from '../../src/search/search-catalogue.ts';
import { createFaqSearch, readFaqTexts } from '../../src/search/search-faq.ts';
import { isStopWord, wordsOf } from '../../src/search/swedish-words.ts';

/** The rows of a Swedish keyboard. */
const ROWS = ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];

/** The letters beside a letter, and the ones above and below. */
const neighboursOf = (letter: string): readonly string[] =>
  ROWS.flatMap((row, index) => {
    const at = row.indexOf(letter);
    if (at < 0) return [];
    const [above = '', below = ''] = [ROWS[index - 1], ROWS[index + 1]];
    return [row[at - 1], row[at + 1], above[at], above[at + 1], below[at - 1], below[at]].filter(
      (other) => other !== undefined,
    );
  });

/**
 * A word with one letter left out, doubled, swapped with the next or replaced by a neighbouring key, and the word
 * without dots.
 */
const slipsOf = (word: string): readonly string[] => {
  const slips = Array.from(word, (letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return [
      before + after,
      before + letter + letter + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...neighboursOf(letter).map((other) => before + other + after),
    ];
  });
  return [...slips.flat(), word.replace(/[åä]/g, 'a').replaceAll('ö', 'o')];
};

const MIN_LENGTH = 5;
const FIRST = 3;

/** Frequent words of Swedish that are a slip away from a word of the questions or of the goods. */
const FREQUENT = `vatten förstår kött hans större släppa döden sticka faller väggen vänster drömmer klättra magiska stick
  räddade snälla stark kära dollar antar grabbar förstör tanken gömmer bilen dotter filmen hållet valet värst snack
  mannen huset bättre alltså säkert ansikte hjärtat lycklig middag helvete älskade hunden skogen himlen stjärna pistol
  polisen fönstret sjuk blod krig fred kung drottning slott häst hjälte vapen rymden planet robot djur fågel`;

const DAY = [parseConfig(env).operator, stockholmDate(new Date('2026-10-01T10:00:00Z')), null] as const;
const help = createFaqSearch(...DAY);
const filter = createCatalogueFilter(readProducts(listProducts('http://localhost')), catalogue.searchWords);
const findGoods = (search: string) => filter({ tag: null, order: DEFAULT_ORDER, search });
const findQuestions = (query: string): readonly string[] => help(query)?.found ?? [];
const findNames = (query: string): readonly string[] => findGoods(query).products.map(({ name }) => name);

/** What the searches show first, and the help in place of it. */
const SEARCHES = [
  {
    name: 'the help',
    texts: readFaqTexts(...DAY).items.map(({ question }) => question),
    find: findQuestions,
    show: (query: string) => [...findQuestions(query).slice(0, FIRST), ...(help(query)?.nearest ?? [])],
    correct: (query: string) => help(query)?.corrected ?? [],
  },
  {
    name: 'the goods',
    texts: findNames(''),
    find: findNames,
    show: (query: string) => findNames(query).slice(0, FIRST),
    correct: (query: string) => findGoods(query).corrected,
  },
];

describe.each(SEARCHES)('the search of $name', ({ texts, find, show, correct }) => {
  it('shows nine of ten words despite a slip, even in their first letter', () => {
    const words = [...new Set(texts.flatMap(wordsOf))].filter((word) => word.length >= MIN_LENGTH && !isStopWord(word));
    const wanted = new Map(words.map((word) => [word, find(word)]));
    const slips = words
      .flatMap((word) => [...new Set(slipsOf(word))].map((slip) => ({ word, slip })))
      .filter(({ word, slip }) => slip !== word);
    const isShown = ({ word, slip }: (typeof slips)[number]): boolean =>
      show(slip).some((result) => wanted.get(word)?.includes(result));
    const ofFirstLetters = slips.filter(({ word, slip }) => word[0] !== slip[0]);
    for (const some of [slips, ofFirstLetters]) {
      const missed = some.filter((slip) => !isShown(slip));
      expect(some.length).toBeGreaterThan(200);
      expect(missed.length / some.length, missed.map(({ slip }) => slip).join(' ')).toBeLessThanOrEqual(0.1);
    }
  });

  it('takes almost no frequent word for another one', () => {
    const words = wordsOf(FREQUENT);
    const taken = words.filter((word) => correct(word).length > 0);
    expect(words.length).toBeGreaterThan(60);
    expect(taken.length, taken.join(' ')).toBeLessThanOrEqual(4);
  });
});
