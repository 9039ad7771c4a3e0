import { describe, expect, it } from 'vitest';
import { exampleVars } from '../../scripts/example-vars.ts';
import { toPlainText } from '../../src/content/document.ts';
import { faq } from '../../src/content/faq.ts';
import { PATHS } from '../../src/content/paths.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { readableText } from '../support/html.ts';

/** The most words that the `main` of a page may have, with the variables of `npm start`. */
const LIMITS = [
  ['/', 440],
  ['/sa-fungerar-det', 450],
  ['/rocker', 220],
  ['/allmanna-villkor', 1500],
  ['/kopvillkor', 1300],
  ['/angra', 280],
  ['/integritetspolicy', 1600],
  ['/tillganglighet', 450],
  ['/tavlingar', 170],
] as const;

const FAQ_LIMITS = { questions: 40, wordsPerAnswer: 60 };

const site = createTestApp({ vars: exampleVars() });

const load = async (path: string): Promise<string> => (await site.get(path)).text();

/** A word has a letter or a digit: "30 × 20" are two. */
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const countMainWords = async (html: string): Promise<number> => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return countWords(await readableText(`<body>${main}</main></body>`));
};

it.each(LIMITS)('%s has at most %i words', async (path, limit) => {
  // With the list at hand the start page has its longest text.
  await load(PATHS.products);
  expect(await countMainWords(await load(path))).toBeLessThanOrEqual(limit);
});

describe('the FAQ', () => {
  const { operator } = site.deps.config;
  const now = site.deps.now();
  const { categories } = faq(
    operator,
    stockholmDate(now),
    operator.competition && competitionAt(now, operator.competition),
  );
  const items = categories.flatMap((category) => category.items);

  it(`has at most ${FAQ_LIMITS.questions} questions`, () => {
    expect(items.length).toBeLessThanOrEqual(FAQ_LIMITS.questions);
  });

  it('has an answer in easy Swedish, with a readability index (LIX) below 30', () => {
    const text = items.flatMap(({ id, answer }) => (id === 'latt-svenska' ? answer.map(toPlainText) : [])).join(' ');
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const sentences = text.match(/[.!?]/g) ?? [];
    const long = words.filter((word) => word.length > 6);
    expect(words.length).toBeGreaterThan(20);
    expect(words.length / sentences.length + (100 * long.length) / words.length).toBeLessThan(30);
  });

  it.each(items)(`answers "$question" in at most ${FAQ_LIMITS.wordsPerAnswer} words`, ({ answer }) => {
    expect(countWords(answer.map(toPlainText).join(' '))).toBeLessThanOrEqual(FAQ_LIMITS.wordsPerAnswer);
  });
});
