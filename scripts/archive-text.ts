import { mkdirSync, writeFileSync } from 'node:fs';
import { parseConfig } from '../src/config.ts';
import { isoDate } from '../src/content/format.ts';
import { Failure, run, runCommand } from './command.ts';
import { readProductionVars } from './deploy/configuration.ts';
import { LEGAL_TEXTS } from './legal-texts.ts';

const FOLDER = 'src/content/legal/former';

// npm run archive-text -- <path>: writes a legal text as it is now, with the values of operator.env
await runCommand(async () => {
  const [path = ''] = process.argv.slice(2);
  const createText = LEGAL_TEXTS[path];
  if (!createText) throw new Failure(`Name the text: ${Object.keys(LEGAL_TEXTS).join(', ')}.`);
  const text = createText(parseConfig(readProductionVars()).operator);
  const file = `${FOLDER}${path}-${isoDate(text.date)}.ts`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    file,
    // Typed where it is entered.
    `export const text = ${JSON.stringify(text)} as const;\n`,
  );
  run('biome', ['format', '--write', file]);
});
