import { mkdirSync, writeFileSync } from 'node:fs';
import { parseConfig } from '../src/config.ts';
import type { LegalDocument } from '../src/content/document.ts';
import { isoDate } from '../src/content/format.ts';
import { groupTerms } from '../src/content/legal/group-terms.ts';
import { privacyPolicy } from '../src/content/legal/privacy-policy.ts';
import { purchaseTerms } from '../src/content/legal/purchase-terms.ts';
import type { Operator } from '../src/content/operator.ts';
import { PATHS } from '../src/content/paths.ts';
import { Failure, run, runCommand } from './command.ts';
import { readConfiguration, readOwnVars } from './deploy/configuration.ts';

const FOLDER = 'src/content/legal/former';
const TEXTS: Readonly<Record<string, (operator: Operator) => LegalDocument>> = {
  [PATHS.groupTerms]: groupTerms,
  [PATHS.purchaseTerms]: purchaseTerms,
  [PATHS.privacy]: privacyPolicy,
};

// npm run archive-text -- <path>: writes a legal text as it is now, with the values of operator.env
await runCommand(async () => {
  const [path = ''] = process.argv.slice(2);
  const createText = TEXTS[path];
  if (!createText) throw new Failure(`Name the text: ${Object.keys(TEXTS).join(', ')}.`);
  const text = createText(parseConfig({ ...readConfiguration('').vars, ...readOwnVars('') }).operator);
  const file = `${FOLDER}${path}-${isoDate(text.date)}.ts`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    file,
    // Typed where it is entered.
    `export const text = ${JSON.stringify(text)} as const;\n`,
  );
  run('biome', ['format', '--write', file]);
});
