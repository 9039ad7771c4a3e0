import { describe, expect, it } from 'vitest';
import { moneySteps, PROFIT_RULE } from '../../src/content/money.ts';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { fetchSite } from '../support/fetch-site.ts';
import { findAll, readableText } from '../support/html.ts';

const load = async (path: string): Promise<string> => (await fetchSite(path)).text();
const textOf = async (path: string): Promise<string> => readableText(await load(path));

const EXPLAINING_PAGES = [PATHS.steps, PATHS.payment, PATHS.faq];

describe.each([PATHS.steps, PATHS.payment])("the money's way on %s", (path) => {
  it('goes from the order to what is left, with the amounts of the calculator', async () => {
    const html = await load(path);
    const titles = (await findAll(html, `#${moneySteps.id} h3`)).map(({ text }) => text.replace(/^\d/, ''));
    expect(titles).toEqual(['Beställning', 'Betalpartnern', 'Utbetalning', 'Leverans', 'Faktura', 'Kvar till er']);
    expect((await findAll(html, `#${moneySteps.id} li strong`)).map(({ text }) => text)).toEqual([
      '90\u00a0000\u00a0kr',
      '90\u00a0000\u00a0kr',
      '90\u00a0000\u00a0kr',
      '\u221245\u00a0000\u00a0kr',
      '45\u00a0000\u00a0kr',
    ]);
    expect((await findAll(html, `#${moneySteps.id}`))[0]?.text).toContain('15\u00a0dagar från fakturadatum');
  });

  it('calls the price a standard figure and links to the prices of today', async () => {
    const html = await load(path);
    expect((await findAll(html, `#${moneySteps.id} .lead`))[0]?.text).toContain(
      'schablonen 150\u00a0kr per vara. Priserna varierar med säsongen: se dagens priser.',
    );
    expect((await findAll(html, `#${moneySteps.id} .lead a`)).map(({ attributes }) => attributes.href)).toEqual([
      PATHS.products,
    ]);
  });
});

it("draws the money's way from the customer to the invoice, each drawing with its alternative text", async () => {
  const images = await findAll(await load(PATHS.payment), '.drawn-money-steps img');
  expect(images.map(({ attributes }) => attributes.src)).toEqual(
    ['from-customer', 'at-partner', 'at-group', 'invoice'].map((step) => `/illustrations/money-${step}.svg`),
  );
  for (const { attributes } of images) expect(attributes.alt).not.toBe('');
  expect((await findAll(await load(PATHS.payment), '.invoice-step'))[0]?.text).toContain('15\u00a0dagar');
});

it.each(EXPLAINING_PAGES)('%s says once what the half is of, and what lowers it', async (path) => {
  const main = (await findAll(await load(path), 'main'))[0]?.text ?? '';
  expect(main.split(PROFIT_RULE)).toHaveLength(2);
  for (const part of [
    '50\u00a0%',
    'inklusive moms',
    '25\u00a0varor',
    'fraktavgift',
    'aldrig blir betalda',
    'betalar tillbaka',
  ]) {
    expect(PROFIT_RULE).toContain(part);
  }
});

it.each(EXPLAINING_PAGES)('%s calls no figure an average', async (path) => {
  expect(await textOf(path)).not.toMatch(/snitt/);
});

describe('the shipping fee', () => {
  const loadWithFee = async (path: string, fee: string) =>
    readableText(await (await createTestApp({ vars: { SHIPPING_FEE_KRONOR: fee } }).get(path)).text());

  it.each([PATHS.steps, PATHS.faq])('is told on %s with its amount, when it is configured', async (path) => {
    expect(await loadWithFee(path, '1250')).toContain(
      'Frakten är fri när ni säljer 25\u00a0varor eller fler i en försäljning. Säljer ni färre tillkommer en fraktavgift på 1\u00a0250\u00a0kr, som gruppledaren ser innan sammanställningen godkänns.',
    );
  });

  it.each([PATHS.steps, PATHS.faq])('is told on %s without an amount otherwise', async (path) => {
    expect(await loadWithFee(path, '')).toContain(
      'Frakten är fri när ni säljer 25\u00a0varor eller fler i en försäljning. Säljer ni färre tillkommer en fraktavgift. Gruppledaren får veta hur stor den är innan sammanställningen godkänns.',
    );
  });
});

describe('the payment page', () => {
  it('tells in one story who holds the money and what "directly" means', async () => {
    const text = await textOf(PATHS.payment);
    expect(text).toContain('Säkra betalningar direkt till gruppens konto');
    expect(text).toContain(
      'vår betalpartner, som förvarar pengarna åt gruppen och betalar ut dem direkt till gruppens konto',
    );
    expect(text).toContain('Direkt betyder att pengarna går från betalpartnern till gruppens eget konto');
    expect(text).toContain('Varorna betalar gruppen separat, när fakturan kommer.');
  });

  it('explains how a customer pays at delivery without cash', async () => {
    const [section] = await findAll(await load(PATHS.payment), '#betala-vid-leverans');
    expect(section?.text).toContain('utan kontanter');
    expect(section?.text).toContain('digital och går genom betalpartnern');
  });

  it.each([PATHS.steps, PATHS.faq, PATHS.home])('tells the same as %s', async (path) => {
    expect(await textOf(path)).toMatch(/betalpartner,? (som )?förvarar pengarna åt gruppen/);
  });
});
