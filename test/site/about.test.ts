import { expect, it } from 'vitest';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { findAll } from '../support/html.ts';

const paragraphs = async (vars: Readonly<Record<string, string>> = {}) => {
  const html = await (await createTestApp({ vars }).get(PATHS.about)).text();
  return (await findAll(html, '.prose p')).map(({ text }) => text);
};

it('the about page says what the specification says and no more', async () => {
  expect(await paragraphs()).toEqual([
    'Säljrundan är till för skolklasser, idrottslag och föreningar som samlar in pengar till något de vill göra tillsammans.',
    'Vi som har byggt tjänsten har själva varit klassföräldrar, lagföräldrar, spelare och elever. Vi vill göra det lättare att sälja och samla in pengar, med enkla lösningar som ger gruppen en bra förtjänst.',
    'Tillsammans har vi över 75\u00a0års erfarenhet av it-utveckling, kundhantering (CRM), logistik, försäljning och marknadsföring, bland annat från',
    'Har du en fråga eller en idé om hur något kan bli bättre? Skriv till oss på hej@saljrundan.example.',
  ]);
});

it('the about page adds the operator’s own paragraph when it is configured', async () => {
  const [without, withText] = [await paragraphs(), await paragraphs({ ABOUT_TEXT: 'Vi finns i <Exempelstad>.' })];
  expect(withText).toHaveLength(without.length + 1);
  expect(withText.at(-2)).toBe('Vi finns i <Exempelstad>.');
});
