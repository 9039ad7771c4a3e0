import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { optionsOf, wordsAfter } from './support/documented-commands.ts';

/** The commands of Wrangler in the documents, without arguments, each with the options that the documents give it. */
const used = new Map<string, ReadonlySet<string>>();
for (const words of wordsAfter('npx wrangler')) {
  const first = words.findIndex((word) => !/^[a-z]+$/.test(word));
  const command = words.slice(0, first < 0 ? undefined : first).join(' ');
  used.set(command, new Set([...(used.get(command) ?? []), ...optionsOf(words)]));
}

it.each([...used])('the documents give `wrangler %s` options that its --help names', (command, options) => {
  const help = execFileSync('npx', ['wrangler', ...command.split(' '), '--help'], { encoding: 'utf8' });
  expect(help).toContain(`wrangler ${command}`);
  expect([...options].filter((option) => !new RegExp(`(?<![\\w-])${option}(?![\\w-])`).test(help))).toEqual([]);
});
