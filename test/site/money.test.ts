import { describe, expect, it } from 'vitest';
import { PROFIT_RULE } from '../../src/content/money.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { createTestApp, fetchSite } from '../support/create-test-app.ts';
import { findAll, readableText } from '../support/html.ts';
import { WITHOUT_OPTIONAL_VARS } from '../support/test-vars.ts';

const load = async (path: string): Promise<string> => (await fetchSite(path)).text();

describe("the money's way", () => {
  const way = `#${ANCHORS.moneySteps}`;

  it('goes from the customer to the invoice, with the amounts of the calculator', async () => {
    const html = await load(PATHS.payment);
    expect((await findAll(html, `${way} strong`)).map(({ text }) => text)).toEqual([
      '90\u00a0000\u00a0kr',
      '90\u00a0000\u00a0kr',
      '90\u00a0000\u00a0kr',
      '\u221245\u00a0000\u00a0kr',
    ]);
    expect((await findAll(html, '.invoice-step'))[0]?.text).toMatch(
      /15\u00a0dagar.*45\u00a0000\u00a0kr är er förtjänst/,
    );
  });
});

it('the FAQ states once what the 50 % share is taken from, and what reduces it', async () => {
  const [main] = await findAll(await load(PATHS.faq), 'main');
  expect(main?.text.split(PROFIT_RULE)).toHaveLength(2);
  for (const part of [
    '50\u00a0%',
    'inklusive moms',
    '25\u00a0varor',
    'fraktavgift',
    'aldrig betalar',
    'återbetalningar som vi inte krediterar',
    'paket som ni inte hämtar',
  ]) {
    expect(PROFIT_RULE).toContain(part);
  }
});

describe('the shipping fee', () => {
  const loadWithFee = async (path: string, fee: string) =>
    readableText(await (await createTestApp({ vars: { SHIPPING_FEE_KRONOR: fee } }).get(path)).text());

  it.each([PATHS.steps, PATHS.faq])('is stated on %s with its amount when it is configured', async (path) => {
    expect(await loadWithFee(path, '1250')).toContain(
      'Frakten är fri när ni säljer 25\u00a0varor eller fler i en försäljning. Säljer ni färre tillkommer en fraktavgift på 1\u00a0250\u00a0kr.',
    );
  });

  it.each([PATHS.steps, PATHS.faq])('is mentioned on %s without an amount when it is not configured', async (path) => {
    expect(await loadWithFee(path, '')).toContain(
      'Frakten är fri när ni säljer 25\u00a0varor eller fler i en försäljning. Säljer ni färre tillkommer en fraktavgift, som gruppledaren ser innan sammanställningen godkänns.',
    );
  });
});

describe('the payment page', () => {
  it('starts with what Rocker is, who the partner is and when the money arrives', async () => {
    const vars = { PAYMENT_PARTNER_NAME: 'Betalbolaget AB', PAYMENT_PARTNER_LICENCE: 'betalningsinstitut' };
    const leadOf = async (site: Pick<ReturnType<typeof createTestApp>, 'get'>) =>
      (await findAll(await (await site.get(PATHS.payment)).text(), '.text-page > .lead'))[0]?.text;
    expect(await leadOf(createTestApp({ vars }))).toBe(
      'Rockerbetalning är betalningen i alla våra webbshoppar. Den sköts av vår betalpartner Betalbolaget AB, betalningsinstitut. Pengarna betalas ut löpande medan ni säljer. Det som kunderna betalar vid leverans kommer senare.',
    );
    expect(await leadOf(createTestApp({ vars: WITHOUT_OPTIONAL_VARS }))).toContain(
      'Den sköts av vår betalpartner. Pengarna',
    );
  });
});
