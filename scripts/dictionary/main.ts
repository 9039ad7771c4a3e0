import { writeFileSync } from 'node:fs';
import { run, runCommand } from '../command.ts';
import { createStems, readDictionary } from './stems.ts';

const STEMS_FILE = 'src/search/dictionary-stems.ts';

// npm run dictionary: writes the stems of the words that a search must not correct to other words
await runCommand(async () => {
  const stems = createStems(await readDictionary());
  writeFileSync(
    STEMS_FILE,
    `/**
 * Stems of Swedish words that are a slip away from a word of the site, by their first two letters. Written by
 * \`npm run dictionary\` from dictionary-sv, © 2003–19 Göran Andersson, under the GNU Lesser General Public License 3.0.
 */
export const DICTIONARY_STEMS: Readonly<Record<string, string>> = ${JSON.stringify(stems)};\n`,
  );
  run('biome', ['format', '--write', STEMS_FILE]);
});
