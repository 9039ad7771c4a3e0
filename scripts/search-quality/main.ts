import { readFileSync } from 'node:fs';
import { runCommand } from '../command.ts';
import { judge, type Phrasing, phrasingsSchema, type Shown, shownBy } from './phrasings.ts';
import { createExampleGoodsSearch, createExampleSearch } from './searches.ts';

/** Phrasings that keywords may be written for. */
const SEEN = 'test/support/phrasings/readers.json';
/** Phrasings that only measure. The misses are not shown, because nobody may write keywords for them. */
const KEPT_APART = 'test/support/phrasings/kept.json';

const show = (name: string, count: number, of: number): void =>
  console.log(`  ${name}: ${count} of ${of}${of > 0 ? `, ${((100 * count) / of).toFixed(1)} %` : ''}`);

const showPhrasings = (
  name: string,
  phrasings: readonly Phrasing[],
  find: (query: string) => Shown,
  showsMisses: boolean,
): void => {
  const figures = judge(phrasings, find);
  const { answered, unanswered, misses, misleading } = figures;
  console.log(`${name}: ${phrasings.length} phrasings`);
  show('the right answer first', figures.first, answered);
  show('the right answer among the first three', figures.amongFirst, answered);
  show('the right answer among the nearest', figures.amongNearest, answered);
  show('an empty page', figures.empty, answered);
  show('a result where there is no answer', misleading.length, unanswered);
  show('something nearest where there is no answer', figures.guessed, unanswered);
  if (showsMisses) for (const line of [...misses, ...misleading]) console.log(`    ${line}`);
};

/** Lines that begin with # are comments. */
const readWords = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

// npm run search-quality [-- <files>]: prints how well the searches do with the project's phrasings, or with those of
// files (.json), and with words that are not to be taken for others (.txt)
await runCommand(async () => {
  const named = process.argv.slice(2);
  const search = createExampleSearch();
  const findGoods = createExampleGoodsSearch();
  for (const file of named.length > 0 ? named : [SEEN, KEPT_APART]) {
    console.log(file === KEPT_APART ? `${file}, kept apart` : file);
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) {
      const { faq, products } = phrasingsSchema.parse(JSON.parse(text));
      const findIds = (query: string): Shown => ({
        results: findGoods(query).products.map(({ id }) => id),
        nearest: [],
      });
      showPhrasings('the FAQ', faq, (query) => shownBy(search(query)), file !== KEPT_APART);
      showPhrasings('the goods', products, findIds, file !== KEPT_APART);
    } else {
      const words = readWords(text);
      const taken = words.filter((word) => (search(word)?.corrected.length ?? 0) > 0);
      show('words that the FAQ takes for others', taken.length, words.length);
      show(
        'words that the goods take for others',
        words.filter((word) => findGoods(word).corrected.length > 0).length,
        words.length,
      );
      console.log(`    ${taken.map((word) => `${word}: ${search(word)?.corrected.join(', ')}`).join('; ')}`);
    }
  }
});
