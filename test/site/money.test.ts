import { describe, expect, it } from 'vitest';
import { PROFIT_RULE } from '../../src/content/money.ts';
import { ANCHORS, PATHS } from '../../src/domain/paths.ts';
import { visit } from '../support/create-test-app.ts';
import { WITHOUT_OPTIONAL_VARS } from '../support/test-vars.ts';

describe("the money's way", () => {
  const way = `#${ANCHORS.moneySteps}`;

  it('goes from the customer to the invoice, with the amounts of the calculator', async () => {
    const page = await visit(PATHS.payment);
    expect(await page.texts(`${way} strong`)).toEqual([
      '90\u00a0000\u00a0kr',
      '90\u00a0000\u00a0kr',
      '90\u00a0000\u00a0kr',
      '\u221245\u00a0000\u00a0kr',
    ]);
    expect((await page.texts('.invoice-step'))[0]).toMatch(
      /15\u00a0dagar.*er förtjänst: 45\u00a0000\u00a0kr i exemplet/,
    );
    expect(page.text).toContain('räknat med schablonen 150\u00a0kr per vara. Dagens priser ger ofta mindre.');
  });
});

it('the FAQ states once what the 50 % share is taken from, and what reduces it', async () => {
  const [main] = await (await visit(PATHS.faq)).texts('main');
  expect(main?.split(PROFIT_RULE)).toHaveLength(2);
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
    (await visit(path, { vars: { SHIPPING_FEE_KRONOR: fee } })).text;

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
    const leadWith = async (vars: Readonly<Record<string, string>>) =>
      (await (await visit(PATHS.payment, { vars })).texts('.text-page > .lead'))[0];
    expect(await leadWith(vars)).toBe(
      'Rockerbetalning är betallösningen i alla våra webbshoppar. Den sköts av vår betalpartner Betalbolaget AB, betalningsinstitut. Pengarna tar inte omvägen över den som säljer: partnern betalar ut dem till gruppens konto, löpande medan ni säljer. Det som kunderna betalar vid leverans kommer senare.',
    );
    expect(await leadWith(WITHOUT_OPTIONAL_VARS)).toContain('Den sköts av vår betalpartner. Pengarna');
  });
});
