import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { fetchSite } from '../support/fetch-site.ts';
import { findAll, readableText } from '../support/html.ts';

const load = async (path: string) => (await fetchSite(path)).text();
const textOf = async (html: string) => (await readableText(html)).replaceAll('\u00a0', ' ');

it.each(['/', PATHS.products, '/produkter/fladersaft', '/finns-inte'])(
  'the footer of %s links to the page about withdrawal',
  async (path) => {
    const links = await findAll(await load(path), 'footer a[href="/angra"]');
    expect(links.map(({ text }) => text)).toEqual(['Ångra ett köp']);
  },
);

describe('the page about withdrawal', () => {
  it.each([
    ['that the shop has a function for it', 'Gå till webbshoppen där du beställde. Där finns en ångerfunktion.'],
    ['that the group is the seller', 'Gruppen är säljare och den som betalar tillbaka till dig'],
    ['whom to write to otherwise', 'Får du inte tag i gruppen skriver du till oss'],
    ['the name', 'Ditt namn'],
    ['the order number', 'Ordernumret, som står i din orderbekräftelse'],
    ['the e-mail address', 'E-postadressen som du beställde med'],
    ['the statutory right', 'Ångerrätt enligt lag: 14 dagar från den dag du fick varorna'],
    ['the additional right to return', 'Plattformens egen returrätt: 15 dagar från köpet eller leveransen'],
  ])('states %s', async (_fact, text) => {
    expect(await textOf(await load(PATHS.withdrawal))).toContain(text);
  });

  it('has a form that composes an e-mail in the browser, and sends nothing to the site', async () => {
    const html = await load(PATHS.withdrawal);
    const [form] = await findAll(html, 'main form');
    expect(form?.attributes).toMatchObject({
      action: 'mailto:hej@saljrundan.example?subject=Jag%20%C3%A5ngrar%20ett%20k%C3%B6p',
      method: 'post',
      enctype: 'text/plain',
    });
    const fields = (await findAll(html, 'main form input')).map(({ attributes }) => attributes);
    expect(fields.map(({ name }) => name)).toEqual(['Meddelande', 'Namn', 'Ordernummer', 'E-post', 'Varor']);
    expect(fields.filter((field) => 'required' in field).map(({ name }) => name)).toEqual([
      'Namn',
      'Ordernummer',
      'E-post',
    ]);
    for (const { id, maxlength, type } of fields.slice(1)) {
      expect(maxlength).toBe('200');
      expect(type).not.toBe('hidden');
      expect(await findAll(html, `main label[for="${id}"]`)).toHaveLength(1);
    }
  });

  it('may be left for the e-mail program, but no other target of a form', async () => {
    const policy = (await fetchSite(PATHS.withdrawal)).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' mailto:;");
  });

  it('has the standard form of the directive and a button to print it', async () => {
    const html = await load(PATHS.withdrawal);
    const [sheet] = await findAll(html, '.form-sheet');
    for (const text of [
      'Standardblankett för utövande av ångerrätt',
      'endast om du vill frånträda avtalet',
      'Härmed meddelar jag/vi* att jag/vi* frånträder mitt/vårt* köpeavtal avseende följande varor*:',
      'Beställdes den*/mottogs den*:',
      'Konsumentens/konsumenternas namnteckning',
      '* Stryk det som inte är tillämpligt.',
    ]) {
      expect(sheet?.text).toContain(text);
    }
    expect((await findAll(html, 'main button[data-tool=print]')).map(({ text }) => text)).toEqual([
      'Skriv ut blanketten',
    ]);
  });

  it('states the telephone and the answer time only when they are configured', async () => {
    const path = PATHS.withdrawal;
    expect(await load(path)).not.toMatch(/tel:|Vi svarar/);
    const vars = {
      CONTACT_PHONE: '08-465 004 00',
      CONTACT_PHONE_HOURS: 'vardagar 9–16',
      ANSWER_TIME: 'inom två dagar',
    };
    const html = await (await createTestApp({ vars }).get(path)).text();
    expect(await textOf(html)).toContain('Vi svarar inom två dagar. Du kan också ringa 08-465 004 00, vardagar 9–16.');
    expect((await findAll(html, 'main a[href^="tel:"]'))[0]?.attributes.href).toBe('tel:+46846500400');
    expect(await findAll(html, 'footer a[href="tel:+46846500400"]')).toHaveLength(1);
  });
});
