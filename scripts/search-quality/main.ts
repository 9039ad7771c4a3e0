import { readFileSync } from 'node:fs';
import { Failure, runCommand } from '../command.ts';
import { judge, type Phrasing, phrasingsSchema, resultsOf } from './phrasings.ts';
import { createExampleGoodsSearch, createExampleSearch } from './searches.ts';

const show = (name: string, count: number, of: number): void =>
  console.log(`  ${name}: ${count} of ${of}${of > 0 ? `, ${((100 * count) / of).toFixed(1)} %` : ''}`);

const showPhrasings = (name: string, phrasings: readonly Phrasing[], find: (query: string) => readonly string[]) => {
  const { answered, first, amongFirst, misses, unanswered, wrong } = judge(phrasings, find);
  console.log(`${name}: ${phrasings.length} phrasings`);
  show('the right answer first', first, answered);
  show('the right answer among the first three', amongFirst, answered);
  show('a result where there is no answer', wrong.length, unanswered);
  for (const line of [...misses, ...wrong]) console.log(`    ${line}`);
};

/** Lines that begin with # are comments. */
const readWords = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

// npm run search-quality -- <files>: prints how well the searches do with words (.txt) and with phrasings (.json)
await runCommand(async () => {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Failure('Name files of words (.txt, one a line) or phrasings (.json).');
  const search = createExampleSearch();
  const findGoods = createExampleGoodsSearch();
  for (const file of files) {
    console.log(file);
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) {
      const { faq, products } = phrasingsSchema.parse(JSON.parse(text));
      showPhrasings('the FAQ', faq, (query) => resultsOf(search(query)));
      showPhrasings('the goods', products, (query) => findGoods(query).products.map(({ id }) => id));
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
