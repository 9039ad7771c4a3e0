import { expect, it } from 'vitest';
import { PATHS } from '../../src/content/paths.ts';
import { visit } from '../support/create-test-app.ts';

const paragraphs = async (ABOUT_TEXT: string) => (await visit(PATHS.about, { vars: { ABOUT_TEXT } })).texts('.prose p');

it('the about page adds the operator’s own paragraph when it is configured', async () => {
  const [without, withText] = [await paragraphs(''), await paragraphs('Vi finns i <Exempelstad>.')];
  expect(withText).toHaveLength(without.length + 1);
  expect(withText.at(-2)).toBe('Vi finns i <Exempelstad>.');
});
