import { expect, it } from 'vitest';
import { exampleVars } from '../../scripts/example-vars.ts';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { readableText } from '../support/html.ts';

/** The most words that a page may have in its main part, with the variables of `npm start`. */
const MAX_WORDS: readonly (readonly [path: string, words: number])[] = [
  [PATHS.groupTerms, 1500],
  [PATHS.purchaseTerms, 1300],
  [PATHS.withdrawal, 280],
  [PATHS.privacy, 1600],
  [PATHS.accessibility, 450],
];

const countWords = async (path: string): Promise<number> => {
  const html = await (await createTestApp({ vars: exampleVars() }).get(path)).text();
  const [, main = ''] = /(<main.*<\/main>)/s.exec(html) ?? [];
  return (await readableText(`<body>${main}</body>`)).split(/\s+/).length;
};

it.each(MAX_WORDS)('%s has at most %i words', async (path, words) => {
  expect(await countWords(path)).toBeLessThanOrEqual(words);
});
