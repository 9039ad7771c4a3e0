import { fileURLToPath } from 'node:url';
import { HunspellReader } from 'hunspell-reader';
import { catalogue } from '../../src/content/catalogue.ts';
import { type CompetitionSettings, competitionAt } from '../../src/domain/competition.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import type { Context } from '../../src/search/context.ts';
import { BEGINNING_LENGTH } from '../../src/search/dictionary.ts';
import { FAQ_CONTEXT } from '../../src/search/faq-keywords.ts';
import { readFaqTexts } from '../../src/search/search-faq.ts';
import { MIN_CORRECTED_LENGTH } from '../../src/search/spelling.ts';
import { blurred, isStopWord, withoutEndings, wordsOf } from '../../src/search/swedish-words.ts';
import { createSearchIndex } from '../../src/search/text-search.ts';
import type { SearchEntry } from '../../src/search/vocabulary.ts';
import { exampleOperator } from '../search-quality/searches.ts';

/** Days before, during and after the example's competition. Its texts differ. */
const DATES = ['2026-08-01', '2026-10-01', '2026-11-10', '2026-12-20'];
const NO_COMPETITION = '2026-10-01';

type SearchTexts = { readonly entries: readonly SearchEntry[]; readonly context: Context };

/** The entries of each search whose words are known at build time, without the operator's own texts and goods. */
const readEntries = (): readonly SearchTexts[] => {
  const operator = exampleOperator();
  const readDay = (date: string, competition: CompetitionSettings | null) => {
    const now = new Date(date);
    const { entries } = readFaqTexts(operator, stockholmDate(now), competition && competitionAt(now, competition));
    return { entries, context: FAQ_CONTEXT };
  };
  const goods = catalogue.searchWords.synonyms.map(([visitors, ours]) => ({
    heading: ours,
    keywords: visitors,
    body: '',
  }));
  return [
    ...DATES.map((date) => readDay(date, operator.competition)),
    readDay(NO_COMPETITION, null),
    { entries: goods, context: catalogue.searchWords.context },
  ];
};

/** The folded words of the dictionary with all their inflections, each once. */
export const readDictionary = async (): Promise<ReadonlySet<string>> => {
  const pathOf = (file: string): string => fileURLToPath(import.meta.resolve('dictionary-sv').replace(/[^/]*$/, file));
  const reader = await HunspellReader.createFromFiles(pathOf('index.aff'), pathOf('index.dic'));
  const folded = new Set<string>();
  for (const form of reader) {
    for (const word of wordsOf(form)) if (word.length >= MIN_CORRECTED_LENGTH && !isStopWord(word)) folded.add(word);
  }
  return folded;
};

/** A word, and the word without each one of its letters. Two words that are one slip apart share one of these forms. */
const withoutOneLetter = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** The word and the stem that a misspelt word is compared with. */
const blurredForms = (word: string): readonly string[] => [blurred(word), blurred(withoutEndings(word))];

/**
 * The stems of the dictionary words that the searches would otherwise correct to other words. They are listed by their
 * first letters, which are left out of the stems.
 */
export const createStems = (dictionary: ReadonlySet<string>): Readonly<Record<string, string>> => {
  const texts = readEntries();
  const indexes = texts.map(({ entries, context }) => createSearchIndex(entries, context));
  const own = new Set(
    texts.flatMap(({ entries }) => entries.flatMap((entry) => wordsOf(Object.values(entry).join(' ')))),
  );
  const reach = new Set([...own].flatMap(blurredForms).flatMap(withoutOneLetter));
  const stems = new Set<string>();
  for (const word of dictionary) {
    const stem = withoutEndings(word);
    const isInReach =
      !stems.has(stem) &&
      blurredForms(word)
        .flatMap(withoutOneLetter)
        .some((form) => reach.has(form));
    if (isInReach && indexes.some(({ correct }) => correct(word) !== undefined)) stems.add(stem);
  }
  const byBeginning = Map.groupBy([...stems].sort(), (stem) => stem.slice(0, BEGINNING_LENGTH));
  return Object.fromEntries(
    Array.from(byBeginning, ([beginning, stems]) => [
      beginning,
      stems.map((stem) => stem.slice(BEGINNING_LENGTH)).join(' '),
    ]),
  );
};
