import { expect, it } from 'vitest';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { findAll } from '../support/html.ts';

const paragraphs = async (vars: Readonly<Record<string, string>> = {}) => {
  const html = await (await createTestApp({ vars }).get(PATHS.about)).text();
  return (await findAll(html, '.prose p')).map(({ text }) => text);
};

it('the about page adds the operator’s own paragraph when it is configured', async () => {
  const [without, withText] = [
    await paragraphs({ ABOUT_TEXT: '' }),
    await paragraphs({ ABOUT_TEXT: 'Vi finns i <Exempelstad>.' }),
  ];
  expect(withText).toHaveLength(without.length + 1);
  expect(withText.at(-2)).toBe('Vi finns i <Exempelstad>.');
});
