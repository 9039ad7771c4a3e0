import { describe, expect, it } from 'vitest';
import { moneySteps, PROFIT_RULE } from '../../src/content/money.ts';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { fetchSite } from '../support/fetch-site.ts';
import { findAll, readableText } from '../support/html.ts';

const load = async (path: string): Promise<string> => (await fetchSite(path)).text();
const textOf = async (path: string): Promise<string> => readableText(await load(path));

const EXPLAINING_PAGES = [PATHS.steps, PATHS.payment, PATHS.faq];

describe("the money's way on the steps page", () => {
  const path = PATHS.steps;

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
    const text = (await findAll(html, `#${moneySteps.id}`))[0]?.text;
    expect(text).toContain('15\u00a0dagar från fakturadatum');
    expect(text).toContain('vid leverans kommer senare');
  });

  it('is linked from the payment page', async () => {
    const links = (await findAll(await load(PATHS.payment), 'main a')).map(({ attributes }) => attributes.href);
    expect(links).toContain(`${path}#${moneySteps.id}`);
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

it('the FAQ says once what the half is of, and what lowers it, and the steps page links to that', async () => {
  const [main] = await findAll(await load(PATHS.faq), 'main');
  expect(main?.text.split(PROFIT_RULE)).toHaveLength(2);
  for (const part of [
    '50\u00a0%',
    'inklusive moms',
    '25\u00a0varor',
    'fraktavgift',
    'aldrig betalar',
    'betalar tillbaka',
  ]) {
    expect(PROFIT_RULE).toContain(part);
  }
  const [link] = await findAll(await load(PATHS.steps), '.trail-note a');
  expect(link?.attributes.href).toBe('/hjalp#hur-mycket-tjanar-vi');
});

it.each([PATHS.steps, PATHS.payment])('on %s a round ends when the invoice is paid', async (path) => {
  expect(await textOf(path)).toMatch(/När (den|fakturan) är betald är rundan slut/);
});

it.each(EXPLAINING_PAGES)('%s calls no figure an average', async (path) => {
  expect(await textOf(path)).not.toMatch(/snitt/);
});

describe('the shipping fee', () => {
  const loadWithFee = async (path: string, fee: string) =>
    readableText(await (await createTestApp({ vars: { SHIPPING_FEE_KRONOR: fee } }).get(path)).text());

  it.each([PATHS.steps, PATHS.faq])('is told on %s with its amount, when it is configured', async (path) => {
    expect(await loadWithFee(path, '1250')).toContain(
      'Frakten är fri när ni säljer 25\u00a0varor eller fler i en försäljning. Säljer ni färre tillkommer en fraktavgift på 1\u00a0250\u00a0kr.',
    );
  });

  it.each([PATHS.steps, PATHS.faq])('is told on %s without an amount otherwise', async (path) => {
    expect(await loadWithFee(path, '')).toContain(
      'Frakten är fri när ni säljer 25\u00a0varor eller fler i en försäljning. Säljer ni färre tillkommer en fraktavgift, som gruppledaren ser innan sammanställningen godkänns.',
    );
  });
});

describe('the payment page', () => {
  it('says first what Rocker is, who the partner is and when the money comes', async () => {
    const vars = { PAYMENT_PARTNER_NAME: 'Betalbolaget AB', PAYMENT_PARTNER_LICENCE: 'betalningsinstitut' };
    const leadOf = async (site: Pick<ReturnType<typeof createTestApp>, 'get'>) =>
      (await findAll(await (await site.get(PATHS.payment)).text(), '.text-page > .lead'))[0]?.text;
    expect(await leadOf(createTestApp({ vars }))).toBe(
      'Rockerbetalning är betalningen i alla våra webbshoppar. Den sköts av vår betalpartner Betalbolaget AB, betalningsinstitut. Pengarna betalas ut löpande medan ni säljer. Det som kunderna betalar vid leverans kommer senare.',
    );
    expect(await leadOf(createTestApp())).toContain('Den sköts av vår betalpartner. Pengarna');
  });

  it('has its specified subtitle', async () => {
    expect(await textOf(PATHS.payment)).toContain('Säkra betalningar direkt till gruppens konto');
  });

  it('explains how a customer pays at delivery without cash', async () => {
    const [section] = await findAll(await load(PATHS.payment), '#betala-vid-leverans');
    expect(section?.text).toContain('utan kontanter');
    expect(section?.text).toContain('går även då till betalpartnern');
  });

  it.each([PATHS.steps, PATHS.faq, PATHS.home])('tells the same as %s', async (path) => {
    expect(await textOf(path)).toMatch(/betalpartnern?,? (som )?förvarar pengarna åt gruppen/i);
  });
});
