import { describe, expect, it } from 'vitest';
import { fetchSite } from '../support/fetch-site.ts';
import { findAll } from '../support/html.ts';

const calculate = async (query: string) => {
  const response = await fetchSite(`/${query}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const value = async (name: string) => (await findAll(html, `input[name=${name}]`))[0]?.attributes.value;
  return {
    result: (await findAll(html, '#calculator output'))[0]?.text,
    fields: [await value('deltagare'), await value('produkter')],
    message: (await findAll(html, '#calculator [role=status]'))
      .map(({ text }) => text)
      .join(' ')
      .trim(),
  };
};

describe('the calculator without JavaScript', () => {
  it('is a GET form that submits to the start page', async () => {
    const html = await (await fetchSite('/')).text();
    const form = (await findAll(html, 'form'))[0];
    expect(form?.attributes).toMatchObject({ action: '/#calculator' });
    expect(form?.attributes.method ?? 'get').toBe('get');
    const names = (await findAll(html, '#calculator input[name]')).map(({ attributes }) => attributes.name);
    expect(names).toEqual(['deltagare', 'produkter']);
  });

  it('shows 45 000 kr for its defaults, 30 participants and 20 products', async () => {
    expect(await calculate('')).toEqual({ result: '45\u00a0000 kr', fields: ['30', '20'], message: '' });
  });

  it('says that the price is a standard figure, links to the real prices, and what the estimate leaves out', async () => {
    const html = await (await fetchSite('/')).text();
    expect((await findAll(html, '#calculator .receipt-note'))[0]?.text.replaceAll('\u00a0', ' ')).toBe(
      'En uppskattning om alla kunder betalar, före den fraktavgift som tillkommer när ni säljer färre än 25 produkter. ' +
        '150 kr per produkt är en schablon. Priserna varierar med säsongen: se dagens priser.',
    );
    const [link] = await findAll(html, '#calculator .receipt-note a');
    expect(link?.attributes.href).toBe('/produkter');
    expect(html).not.toContain('i snitt');
  });

  it.each([
    ['?deltagare=0&produkter=40', '0 kr', ['0', '40']],
    ['?deltagare=50&produkter=40', '150\u00a0000 kr', ['50', '40']],
    ['?deltagare=1&produkter=1', '75 kr', ['1', '1']],
  ])('calculates %s as %s', async (query, result, fields) => {
    expect(await calculate(query)).toMatchObject({ result, fields, message: '' });
  });

  it.each([
    ['?deltagare=51&produkter=20', ['50', '20'], 'Högst 50 deltagare'],
    ['?deltagare=-1&produkter=20', ['0', '20'], 'Färre än 0 deltagare'],
    ['?deltagare=30&produkter=99999', ['30', '40'], 'Högst 40 produkter'],
    ['?deltagare=m%C3%A5nga&produkter=20', ['30', '20'], 'Antalet gick inte att läsa'],
    ['?deltagare=%3Cscript%3E&produkter=', ['30', '20'], 'Antalet gick inte att läsa'],
  ])('corrects %s and announces the correction', async (query, fields, message) => {
    const corrected = await calculate(query);
    expect(corrected.fields).toEqual(fields);
    expect(corrected.message).toContain(message);
  });
});
