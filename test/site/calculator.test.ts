import { describe, expect, it } from 'vitest';
import { fetchSite, visit } from '../support/create-test-app.ts';

const calculate = async (query: string) => {
  const page = await visit(`/${query}`);
  expect(page.status).toBe(200);
  const value = async (name: string) => (await page.all(`input[name=${name}]`))[0]?.attributes.value;
  return {
    result: (await page.texts('#calculator .receipt-sum'))[0],
    fields: [await value('deltagare'), await value('produkter')],
    message: (await page.texts('#calculator .field-message')).join(' ').trim(),
  };
};

describe('the calculator without JavaScript', () => {
  it('shows 45 000 kr for its defaults, 30 participants and 20 products', async () => {
    expect(await calculate('')).toEqual({ result: '45\u00a0000 kr', fields: ['30', '20'], message: '' });
  });

  it('takes the invoice from the sales, and ends in what is left, emphasized', async () => {
    const page = await visit('/');
    const rows = (await page.texts('.receipt-rows div')).map((text) => text.replaceAll('\u00a0', ' '));
    expect(rows).toEqual([
      '30 personer × 20 produkter600 st',
      '600 st × 150 kr90 000 kr',
      'Faktura på varorna, 50 %, betalas inom 15 dagar−45 000 kr',
      'Kvar till er45 000 kr',
    ]);
    expect((await page.texts('.receipt-rows strong')).join(' ')).toBe('Kvar till er 45\u00a0000\u00a0kr');
  });

  it.each([
    ['?deltagare=51&produkter=20', ['50', '20'], 'Om ni är fler kan ni räkna på resten för sig och lägga ihop.'],
    ['?deltagare=m%C3%A5nga&produkter=20', ['30', '20'], 'Antalet gick inte att läsa'],
  ])('corrects %s and says how', async (query, fields, message) => {
    const adjusted = await calculate(query);
    expect(adjusted.fields).toEqual(fields);
    expect(adjusted.message).toContain(message);
  });
});

describe('the form of the calculator', () => {
  const send = async (query: string) => {
    const [form] = await (await visit('/')).all('form.calculator');
    const response = await fetchSite(`${form?.attributes.action}${query}`);
    return [form?.attributes.method, response.status, response.headers.get('location')];
  };

  it.each([
    ['?deltagare=25&produkter=10', '/?deltagare=25&produkter=10#calculator'],
    ['?deltagare=m%C3%A5nga&produkter=&x=//evil.example', '/?deltagare=m%C3%A5nga&produkter=#calculator'],
    ['', '/?#calculator'],
  ])('leads from %s to the result, where the adjustments are shown', async (query, location) => {
    expect(await send(query)).toEqual(['get', 303, location]);
  });
});

describe('the shipping fee in the calculator', () => {
  const receiptOf = async (query: string, fee: string) => {
    const page = await visit(`/${query}`, { vars: { SHIPPING_FEE_KRONOR: fee } });
    const rows = (await page.texts('.receipt-rows div')).map((text) => text.replaceAll('\u00a0', ' '));
    return [...(await page.texts('.receipt-title')), ...rows.slice(3)];
  };

  it('lowers what is left of a sale of fewer than 25 products, possibly below zero', async () => {
    expect(await receiptOf('?deltagare=1&produkter=1', '99')).toEqual([
      'Er förtjänst före frakt',
      'Frakt under 25 produkter−99 kr',
      'Kvar till er−24 kr',
    ]);
    expect(await receiptOf('?deltagare=24&produkter=1', '99')).toContain('Kvar till er1 701 kr');
  });

  it('is mentioned without an amount when the operator states none', async () => {
    expect(await receiptOf('?deltagare=1&produkter=1', '')).toEqual([
      'Er förtjänst före frakt',
      'Frakt under 25 produktertillkommer',
      'Kvar till er före frakt75 kr',
    ]);
  });

  it.each([
    ['?deltagare=25&produkter=1', 'Kvar till er1 875 kr'],
    ['?deltagare=0&produkter=0', 'Kvar till er0 kr'],
    ['', 'Kvar till er45 000 kr'],
  ])('is left out of %s', async (query, left) => {
    expect(await receiptOf(query, '99')).toEqual(['Er förtjänst', left]);
  });
});

it('a calculation for one person does not say "vardera"', async () => {
  const page = await visit('/?deltagare=1&produkter=1');
  const [description] = await page.all('meta[name=description]');
  expect(description?.attributes.content?.replaceAll('\u00a0', ' ')).toMatch(/^Om 1 person säljer 1 vara blir /);
});

it('a shared calculation has its sum in title, description and URL, with numbers that are in range', async () => {
  const page = await visit('/?deltagare=24&produkter=999&x=<script>', {});
  const [title] = await page.all('title');
  expect(title?.text.replaceAll('\u00a0', ' ')).toBe('24 × 40 varor: ungefär 72 000 kr – Säljrundan');
  const meta = await page.all('meta');
  const contentOf = (property: string) =>
    meta.find(({ attributes }) => attributes.property === property)?.attributes.content?.replaceAll('\u00a0', ' ');
  expect(contentOf('og:title')).toBe(title?.text.replaceAll('\u00a0', ' '));
  expect(contentOf('og:description')).toContain(
    'Om 24 personer säljer 40 varor vardera blir förtjänsten ungefär 72 000 kr, räknat med schablonen 150 kr per vara.',
  );
  expect(contentOf('og:url')).toMatch(/example\/\?deltagare=24&(amp;)?produkter=40$/);
});
