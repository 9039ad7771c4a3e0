import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/domain/paths.ts';
import { createTestApp, fetchSite, visit } from '../support/create-test-app.ts';
import { type Page, readPage } from '../support/html.ts';

const post = async (body: BodyInit, headers: Readonly<Record<string, string>> = {}): Promise<Page> =>
  readPage(await fetchSite(PATHS.withdrawal, { method: 'POST', body, headers }));

const FILLED_IN = { namn: 'Åsa & Ö+1 50 %', order: '1234', epost: 'asa@kund.example' };

const composedIn = async (page: Page) => {
  const [link] = await page.all('.composed a.button');
  const url = new URL(link?.attributes.href ?? 'mailto:');
  return {
    recipient: url.pathname,
    subject: url.searchParams.get('subject'),
    // `+` is a plus sign in a mailto URL.
    body: decodeURIComponent(/[?&]body=([^&]*)/.exec(url.search)?.[1] ?? ''),
    shown: (await page.texts('.composed-text'))[0],
  };
};

describe('the form for withdrawal', () => {
  it('composes a letter to the group and shows it, so that the visitor can copy it instead of opening an e-mail', async () => {
    const page = await post(new URLSearchParams(FILLED_IN));
    expect(page.status).toBe(200);
    const { recipient, subject, body, shown } = await composedIn(page);
    expect(recipient).toBe('hej@saljrundan.example');
    expect(subject).toBe('Jag ångrar ett köp');
    expect(body).toBe(
      'Till gruppen som jag har handlat av\r\n\r\nJag ångrar köpet nedan.\r\n\r\nNamn: Åsa & Ö+1 50 %\r\nOrdernummer: 1234\r\nE-post: asa@kund.example\r\nVaror: hela köpet',
    );
    // Its lines end with elements, see without-styles.test.ts.
    expect(shown).toBe(body.replace(/[\r\n]+/g, ''));
    expect(page.html).toContain('<title>Brevet är klart, men inte skickat – Ångra ett köp');
    expect(await page.texts('.composed h2')).toEqual(['Ditt brev är klart, men inte skickat']);
    expect(await page.texts('.composed strong')).toEqual(['Inget är skickat förrän du skickar det själv.']);
  });

  it.each([
    ['what the operator says of a letter to the company', 'Det räknas också', 'Det räknas också.'],
    ['otherwise that the company helps the customer', '', 'Då hjälper vi dig vidare.'],
  ])('says %s, and so does the page', async (_what, WITHDRAWAL_TO_COMPANY, text) => {
    const site = createTestApp({ vars: { WITHDRAWAL_TO_COMPANY } });
    const composed = await site.visit(PATHS.withdrawal, { method: 'POST', body: new URLSearchParams(FILLED_IN) });
    const hint = (await composed.texts('.composed > p')).at(-1);
    expect(hint).toContain('Skicka brevet till gruppen som du handlade av');
    expect(hint).toContain(text);
    expect((await (await site.visit(PATHS.withdrawal)).texts('#vem'))[0]).toContain(text);
  });

  it('names the returned products when the customer keeps the others', async () => {
    const { body } = await composedIn(await post(new URLSearchParams({ ...FILLED_IN, varor: 'Två burkar sylt' })));
    expect(body).toContain('Varor: Två burkar sylt');
  });

  it("may be stored only by the customer's browser, and is not indexed", async () => {
    const page = await post(new URLSearchParams(FILLED_IN));
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(page.headers.get('etag')).toBeNull();
    const [robots] = await page.all('meta[name=robots]');
    expect(robots?.attributes.content).toBe('noindex');
    expect((await visit(PATHS.withdrawal)).html).not.toContain('asa@kund.example');
  });

  it("keeps the customer's input, escaped and on one line of at most 200 characters", async () => {
    const hostile = `<script>alert(1)</script>\r\nBcc: x@y.example ${'å'.repeat(300)}`;
    const page = await post(new URLSearchParams({ ...FILLED_IN, namn: hostile }));
    const { body } = await composedIn(page);
    expect(page.html).not.toContain('<script>alert');
    const [, name = ''] = /^Namn: (.*)$/m.exec(body) ?? [];
    expect(name.trim()).toHaveLength(200);
    expect(name).toMatch(/^<script>alert\(1\)<\/script> Bcc: x@y\.example å+/);
  });

  it.each([
    ['nothing', '', ['namn', 'order', 'epost']],
    ['blanks', new URLSearchParams({ namn: ' ', order: '\t', epost: '\u00a0' }), ['namn', 'order', 'epost']],
    ['unknown fields', new URLSearchParams({ x: '1' }), ['namn', 'order', 'epost']],
    ['one field empty', new URLSearchParams({ ...FILLED_IN, order: '' }), ['order']],
    ['an address without @', new URLSearchParams({ ...FILLED_IN, epost: 'asa' }), ['epost']],
    ['an address with a blank', new URLSearchParams({ ...FILLED_IN, epost: 'asa @kund.example' }), ['epost']],
  ])('says next to the fields what is missing for %s, and keeps what was typed', async (_what, body, wrong) => {
    const page = await post(body, typeof body === 'string' ? { 'content-type': 'text/plain' } : {});
    expect(page.status).toBe(422);
    expect(page.html).toContain('<title>Något saknas i formuläret – Ångra ett köp');
    expect(await page.all('.composed')).toEqual([]);
    const fields = await page.all('main form [aria-invalid=true]');
    expect(fields.map(({ attributes }) => attributes.name)).toEqual(wrong);
    for (const { attributes } of fields) {
      const [problemId = ''] = (attributes['aria-describedby'] ?? '').split(' ');
      expect((await page.texts(`#${problemId}`))[0]).toMatch(/^Skriv .+\.$/);
    }
    // Also in a field that the customer must correct.
    const inputs = await page.all('main form input');
    const typed = new URLSearchParams(body);
    for (const { attributes } of inputs) expect(attributes.value).toBe((typed.get(attributes.name ?? '') ?? '').trim());
  });

  it('rejects a body that is too large or malformed with an error page', async () => {
    const tooLarge = new URLSearchParams({ namn: 'a'.repeat(40_000) });
    expect((await post(tooLarge)).status).toBe(413);
    const withoutLength = new Response(tooLarge).body ?? '';
    expect((await post(withoutLength, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(413);
    const malformed = await post('x', { 'content-type': 'multipart/form-data; boundary=y' });
    expect(malformed.status).toBe(400);
    expect(malformed.headers.get('content-type')).toContain('text/html');
  });
});

describe('a form posted to /angra', () => {
  const send = (headers: Readonly<Record<string, string>>) => post(new URLSearchParams(FILLED_IN), headers);

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://medlem.saljrundan.example' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8787' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('from another site (%j) gets 403 and the empty form', async (headers) => {
    const page = await send(headers);
    expect(page.status).toBe(403);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.all('main form input')).toHaveLength(4);
    expect(await page.all('.composed')).toEqual([]);
    for (const value of Object.values(FILLED_IN)) expect(page.html).not.toContain(value);
  });

  it.each([
    ['by this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8787' }],
    ['again from the address bar', { 'sec-fetch-site': 'none' }],
    ['by a browser without Sec-Fetch-Site', { origin: 'http://localhost:8787' }],
    ['by a browser that sends neither header', {}],
  ])('%s is composed', async (_who, headers) => {
    const page = await send(headers);
    expect(page.status).toBe(200);
    expect((await composedIn(page)).shown).toContain('Ordernummer: 1234');
  });
});

describe('the page about withdrawal', () => {
  it('has a form for the three facts and the products, which works without script', async () => {
    const page = await visit(PATHS.withdrawal);
    const [form] = await page.all('main form');
    expect(form?.attributes).toMatchObject({ action: '/angra#meddelande', method: 'post' });
    const fields = (await page.all('main form input')).map(({ attributes }) => attributes);
    expect(fields.map(({ name }) => name)).toEqual(['namn', 'order', 'epost', 'varor']);
    expect(fields.filter((field) => 'required' in field).map(({ name }) => name)).toEqual(['namn', 'order', 'epost']);
    // Without this attribute, Firefox reports a required field and its form as invalid before the visitor has touched
    // them.
    expect(fields.map((field) => field['aria-invalid'])).toEqual(['false', 'false', 'false', 'false']);
    expect(form?.attributes['aria-invalid']).toBe('false');
    expect(await page.all('.composed')).toEqual([]);
  });

  it('says that its letter is sent by the visitor and not by the site', async () => {
    const [section] = await (await visit(PATHS.withdrawal)).texts('#meddelande');
    expect(section).toMatch(
      /^Skriv ett brev till gruppen.*Du skickar det själv\. Vi varken skickar eller sparar det\./,
    );
  });

  it("names the web shop's own function only when the operator says how to use it", async () => {
    const waysOf = async (WITHDRAWAL_FUNCTION: string) =>
      (await visit(PATHS.withdrawal, { vars: { WITHDRAWAL_FUNCTION } })).texts('#vem li');
    const withFunction = await waysOf('Välj ”Ångra köpet” i webbshoppen');
    expect(withFunction[0]).toBe('Välj ”Ångra köpet” i webbshoppen.');
    expect(withFunction[1]).toMatch(/^Eller säg till medlemmen/);
    const without = await waysOf('');
    expect(without).toHaveLength(2);
    expect(without[0]).toMatch(/^Säg till medlemmen/);
  });

  it('has the standard form and a button to print it', async () => {
    const page = await visit(PATHS.withdrawal);
    const [sheet] = await page.texts('.form-sheet');
    for (const text of [
      'Standardblankett för utövande av ångerrätt',
      'endast om du vill frånträda avtalet',
      'Härmed meddelar jag/vi* att jag/vi* frånträder mitt/vårt* köpeavtal avseende följande varor*:',
      'Beställdes den*/mottogs den*:',
      'Konsumentens/konsumenternas namnteckning',
      '* Stryk det som inte är tillämpligt.',
    ]) {
      expect(sheet).toContain(text);
    }
    expect(await page.texts('main button[data-print]')).toEqual(['Skriv ut blanketten']);
  });
});
