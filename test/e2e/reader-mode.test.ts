import { readFile } from 'node:fs/promises';
import type { isProbablyReaderable, Readability } from '@mozilla/readability';
import type { Page } from 'playwright-core';
import { brochure } from '../../src/content/brochure.ts';
import { steps } from '../../src/content/steps.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import { expect, inject, test } from './support/test.ts';

declare global {
  interface Window {
    Readability: typeof Readability;
    isProbablyReaderable: typeof isProbablyReaderable;
  }
}

/** The library behind Firefox's reader mode. */
const SOURCES = await Promise.all(
  ['Readability.js', 'Readability-readerable.js'].map((file) =>
    readFile(new URL(import.meta.resolve(`@mozilla/readability/${file}`)), 'utf8'),
  ),
);

/** Without script, the consent library does not create its Trusted Types policy. */
const WITHOUT_SCRIPT = { javaScript: false } as const;

/** Whether reader mode is offered for the page, and the text that it shows. This changes the page. */
const read = async (page: Page) => {
  for (const source of SOURCES) await page.evaluate(source);
  return page.evaluate(() => {
    // The page's policy allows HTML only from this Trusted Types policy, which the consent library uses.
    Reflect.get(window, 'trustedTypes').createPolicy('default', { createHTML: (html: string) => html });
    const isOffered = window.isProbablyReaderable(document);
    const text = new window.Readability(document).parse()?.textContent ?? '';
    return { isOffered, text: text.replace(/[ \n]+/g, ' ') };
  });
};

test('reader mode keeps all of the steps, and the list of products with prices and without the brochure', async ({
  freshPage,
}) => {
  const { isOffered, text } = await read(await freshPage(PATHS.steps, WITHOUT_SCRIPT));
  expect(isOffered).toBe(true);
  const texts = steps(inject('operator')).flatMap(({ title, shortText }) => [title, shortText]);
  expect(texts.filter((part) => !text.includes(part))).toEqual([]);
  const page = await freshPage(PATHS.products, WITHOUT_SCRIPT);
  const goods = await page
    .locator('.card')
    .evaluateAll((cards) =>
      cards.map((card) => Array.from(card.querySelectorAll('h2, p, strong'), (part) => part.textContent).join('')),
    );
  expect(goods.length).toBeGreaterThan(20);
  const list = await read(page);
  expect(goods.filter((part) => !list.text.includes(part))).toEqual([]);
  const { title } = brochure(inject('operator'), stockholmDate(new Date()), '');
  expect(list.text).not.toContain(title);
});
