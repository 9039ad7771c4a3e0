import { describe, expect, it } from 'vitest';
import { createTestApp, fetchSite } from '../support/create-test-app.ts';
import { findAll } from '../support/html.ts';

const calculate = async (query: string) => {
  const response = await fetchSite(`/${query}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const value = async (name: string) => (await findAll(html, `input[name=${name}]`))[0]?.attributes.value;
  return {
    result: (await findAll(html, '#calculator .receipt-sum'))[0]?.text,
    fields: [await value('deltagare'), await value('produkter')],
    message: (await findAll(html, '#calculator .correction'))
      .map(({ text }) => text)
      .join(' ')
      .trim(),
  };
};

describe('the calculator without JavaScript', () => {
  it('shows 45 000 kr for its defaults, 30 participants and 20 products', async () => {
    expect(await calculate('')).toEqual({ result: '45\u00a0000 kr', fields: ['30', '20'], message: '' });
  });

  it.each([
    ['?deltagare=51&produkter=20', ['50', '20'], 'Högst 50 deltagare'],
    ['?deltagare=m%C3%A5nga&produkter=20', ['30', '20'], 'Antalet gick inte att läsa'],
  ])('corrects %s and says how', async (query, fields, message) => {
    const corrected = await calculate(query);
    expect(corrected.fields).toEqual(fields);
    expect(corrected.message).toContain(message);
  });
});

describe('the form of the calculator', () => {
  const send = async (query: string) => {
    const [form] = await findAll(await (await fetchSite('/')).text(), 'form.calculator');
    const response = await fetchSite(`${form?.attributes.action}${query}`, { redirect: 'manual' });
    return [form?.attributes.method, response.status, response.headers.get('location')];
  };

  it.each([
    ['?deltagare=25&produkter=10', '/?deltagare=25&produkter=10#calculator'],
    ['?deltagare=m%C3%A5nga&produkter=&x=//evil.example', '/?deltagare=m%C3%A5nga&produkter=#calculator'],
    ['', '/?#calculator'],
  ])('leads from %s to the result, where the corrections are shown', async (query, location) => {
    expect(await send(query)).toEqual(['get', 303, location]);
  });
});

describe('the shipping fee in the calculator', () => {
  const receiptOf = async (query: string, fee: string) => {
    const html = await (await createTestApp({ vars: { SHIPPING_FEE_KRONOR: fee } }).get(`/${query}`)).text();
    const [title] = await findAll(html, '.receipt-title');
    const rows = (await findAll(html, '.receipt-rows div')).map(({ text }) => text.replaceAll('\u00a0', ' '));
    return [title?.text, ...rows.slice(4)];
  };

  it('lowers the profit of a sale of fewer than 25 products, possibly to zero', async () => {
    expect(await receiptOf('?deltagare=1&produkter=1', '99')).toEqual([
      'Er förtjänst före frakt',
      'Frakt under 25 produkter−99 kr',
      'Kvar efter frakten−24 kr',
    ]);
    expect(await receiptOf('?deltagare=24&produkter=1', '99')).toContain('Kvar efter frakten1 701 kr');
  });

  it('is mentioned without an amount when the operator states none', async () => {
    expect(await receiptOf('?deltagare=1&produkter=1', '')).toEqual([
      'Er förtjänst före frakt',
      'Frakt under 25 produktertillkommer',
    ]);
  });

  it.each(['?deltagare=25&produkter=1', '?deltagare=0&produkter=0', ''])('is left out of %s', async (query) => {
    expect(await receiptOf(query, '99')).toEqual(['Er förtjänst']);
  });
});
