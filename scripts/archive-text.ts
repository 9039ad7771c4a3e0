import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseConfig } from '../src/config.ts';
import { LEGAL_TEXTS } from '../src/content/legal/legal-texts.ts';
import { readLegalVersions } from '../src/content/legal/legal-versions.ts';
import { isoDate } from '../src/domain/plain-date.ts';
import { Failure, run, runCommand } from './command.ts';
import { readProductionVars } from './deploy/configuration.ts';
import { readServedVersions } from './deploy/served-texts.ts';
import { askOnce } from './deploy/site-check.ts';

const FOLDER = 'src/content/legal/former';

// npm run archive-text -- <path>: writes a legal text to a file, if it equals the text that is served
await runCommand(async () => {
  const [path = ''] = process.argv.slice(2);
  const createText = Object.hasOwn(LEGAL_TEXTS, path) ? LEGAL_TEXTS[path] : undefined;
  if (!createText) throw new Failure(`Name the text: ${Object.keys(LEGAL_TEXTS).join(', ')}.`);
  const { publicOrigin, operator } = parseConfig(readProductionVars());
  const served = await readServedVersions(publicOrigin, askOnce);
  if ('reason' in served) throw new Failure(`${path} cannot be archived: ${served.reason}.`);
  const own = (await readLegalVersions(operator)).find((version) => version.path === path);
  if (!served.some(({ path, date, digest }) => path === own?.path && date === own.date && digest === own.digest)) {
    throw new Failure(
      `${publicOrigin}${path} differs from the text in this clone with its operator.env. Archive it in the commit that /healthz names, with the deployed values.`,
    );
  }
  const text = createText(operator);
  const name = `${path.slice(1)}-${isoDate(text.date)}`;
  const file = `${FOLDER}/${name}.ts`;
  if (existsSync(file)) throw new Failure(`${file} is there already.`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    file,
    // former-texts.ts gives it its type.
    `export const text = ${JSON.stringify(text)} as const;\n`,
  );
  run('biome', ['format', '--write', file]);
  console.log(`Archived as ${file}. Import it in former-texts.ts.`);
});
