import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../src/content/document.ts';
import { faq } from '../../src/content/faq.ts';
import { PATHS } from '../../src/content/paths.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import { createTestApp, fetchSite } from '../support/create-test-app.ts';
import { findAll } from '../support/html.ts';
import { WITHOUT_OPTIONAL_VARS } from '../support/test-vars.ts';

const load = async (path: string): Promise<string> => (await fetchSite(path)).text();

describe('the FAQ page', () => {
  it.each([
    ['what it costs to start', 'vad-kostar-det-att-borja', 'ingenting i förväg'],
    ['how long a round takes', 'hur-lange-pagar-en-runda', '14\u00a0arbetsdagar'],
    ['children: voluntary', 'barn-och-unga', 'frivilligt'],
    ['the payout and the invoice', 'nar-far-vi-pengarna', 'Fakturan på varorna kommer efter leveransen'],
    ['the statutory withdrawal', 'angra-kop', '14\u00a0dagar från den dag du fick varorna'],
    ['the return right', 'lamna-tillbaka', '15\u00a0dagar från köpet eller leveransen'],
    ['the invoice', 'faktura', '15\u00a0dagar från fakturadatum'],
    ['parcels', 'paket', 'högst 20\u00a0kg hämtar ni den hos närmaste postombud'],
    ['paying at delivery', 'hur-betalar-kunden', 'varken ta emot kontanter'],
    ['a late or incomplete parcel', 'forsenat-paket', 'reklamera en vara i tre år'],
    ['the credit check', 'gruppledare', 'registreras inte hos kreditupplysningsföretagen'],
    ['the standard price', 'hur-mycket-tjanar-vi', 'schablonen 150\u00a0kr per vara'],
  ])('tells about %s', async (_subject, id, text) => {
    expect((await findAll(await load(PATHS.faq), `details > #${id}`))[0]?.text).toContain(text);
  });
});

describe('the answers of the FAQ, with every fact that an operator can add,', () => {
  const MAX_WORDS = 60;
  const { config, now } = createTestApp().deps;
  const { operator } = config;
  const { categories } = faq(
    operator,
    stockholmDate(now()),
    operator.competition && competitionAt(now(), operator.competition),
  );
  const items = categories.flatMap((category) => category.items);

  it('include one in easy Swedish, with a readability index (LIX) below 30', () => {
    const text = items.flatMap(({ id, answer }) => (id === 'latt-svenska' ? answer.map(toPlainText) : [])).join(' ');
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const sentences = text.match(/[.!?]/g) ?? [];
    const long = words.filter((word) => word.length > 6);
    expect(words.length).toBeGreaterThan(20);
    expect(words.length / sentences.length + (100 * long.length) / words.length).toBeLessThan(30);
  });

  it.each(items)(`answer "$question" in at most ${MAX_WORDS} words`, ({ answer }) => {
    // A word has a letter or a digit: "30 × 20" are two.
    const words = answer
      .map(toPlainText)
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
  });
});

describe('paying at delivery', () => {
  const answers = async (methods: string) => {
    const site = createTestApp({ vars: { PAYMENT_METHODS: methods } });
    const textOf = async (path: string, selector: string) =>
      (await findAll(await (await site.get(path)).text(), selector))[0]?.text;
    return [
      await textOf(PATHS.faq, 'details > #hur-betalar-kunden'),
      await textOf(PATHS.payment, '#betala-vid-leverans'),
    ];
  };

  it('names the methods that the operator has configured', async () => {
    for (const answer of await answers('Swish, kort eller faktura'))
      expect(answer).toMatch(/[Mm]ed Swish, kort eller faktura/);
  });

  it('names no method otherwise', async () => {
    for (const answer of await answers('')) expect(answer).toMatch(/[Dd]igitalt/);
  });
});

describe('how to reach the operator', () => {
  const PHONE = 'a[href="tel:+46846500400"]';

  it('includes the telephone and the answer time when they are configured', async () => {
    const vars = { CONTACT_PHONE: '08-465 004 00', ANSWER_TIME: 'inom två dagar' };
    const html = await (await createTestApp({ vars }).get(PATHS.faq)).text();
    expect(await findAll(html, `#kontakta-oss ${PHONE}`)).toHaveLength(1);
    expect(await findAll(html, `.contact ${PHONE}`)).toHaveLength(1);
    expect((await findAll(html, '.contact'))[0]?.text).toContain('Vi svarar inom två dagar.');
  });

  it('is by e-mail alone when they are not', async () => {
    const html = await (await createTestApp({ vars: WITHOUT_OPTIONAL_VARS }).get(PATHS.faq)).text();
    expect(await findAll(html, 'main a[href^="tel:"]')).toEqual([]);
    expect(await findAll(html, '.contact a[href^="mailto:"]')).toHaveLength(1);
  });
});
