import { describe, expect, it } from 'vitest';
import { compareServedTexts } from '../../scripts/deploy/served-texts.ts';
import { LEGAL_TEXTS } from '../../scripts/legal-texts.ts';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { obfuscateMail } from '../support/obfuscate-mail.ts';
import { WITHOUT_OPTIONAL_VARS } from '../support/test-vars.ts';

type Vars = Readonly<Record<string, string>>;

/** A day after the date of every text. */
const TODAY = { year: 2030, month: 6, day: 1 };
const ORIGIN = 'https://www.saljrundan.example';
const PATHS_OF_TEXTS = Object.keys(LEGAL_TEXTS);

const operatorOf = (vars: Vars) => createTestApp({ vars }).deps.config.operator;

/** Compares the texts that a site serves with the values `served` with the texts of the values `next`. */
const compare = (served: Vars, next: Vars, change = (html: string) => html, today = TODAY) => {
  const site = createTestApp({ vars: served });
  const ask = async (url: string) => {
    const response = await site.get(new URL(url).pathname);
    return new Response(change(await response.text()), response);
  };
  return compareServedTexts(ORIGIN, operatorOf(next), ask, today);
};

const pathsIn = (messages: readonly string[]) => messages.map((message) => message.split(/[: ]/)[0]);

const PARTNER = { PAYMENT_PARTNER_NAME: 'Annan Betalning AB' };

describe('the legal texts of a deployment', () => {
  it.each([
    ['all values', {}],
    ['only the required values', WITHOUT_OPTIONAL_VARS],
  ])('equal the served texts when nothing has changed, with %s', async (_case, vars) => {
    expect(await compare(vars, vars)).toEqual({ refusals: [], notes: [], unread: [] });
  });

  it('are compared without the list of former versions on a page', async () => {
    const served = '</section><section id="tidigare-versioner"><h2>Tidigare versioner</h2><p>2025</p></section></div>';
    const change = (html: string) => html.replace(/<\/section>(?=<\/div><\/div><\/main>)/, served);
    expect(await compare({}, {}, change)).toEqual({ refusals: [], notes: [], unread: [] });
  });

  it.each<[string, Vars, readonly string[]]>([
    ['payment partner', PARTNER, PATHS_OF_TEXTS],
    ['licence of the partner', { PAYMENT_PARTNER_LICENCE: 'bank' }, [PATHS.groupTerms, PATHS.purchaseTerms]],
    ['recipient of data', { DATA_RECIPIENTS: '[{"category":"it","name":"Moln AB"}]' }, [PATHS.privacy]],
    ['company name', { COMPANY_NAME: 'Runda AB' }, PATHS_OF_TEXTS],
    ['organisation number', { ORGANISATION_NUMBER: '556000-0000' }, PATHS_OF_TEXTS],
    ['answering time', { ANSWER_TIME: 'inom fem arbetsdagar' }, PATHS_OF_TEXTS],
    ['partner, and another telephone number', { ...PARTNER, CONTACT_PHONE: '08-465 004 01' }, PATHS_OF_TEXTS],
  ])('are refused with another %s under the same date', async (_case, vars, paths) => {
    const { refusals, notes } = await compare({}, vars);
    expect(pathsIn(refusals)).toEqual(paths);
    expect(refusals.join()).toContain('A new version of a legal text');
    expect(notes).toEqual([]);
  });

  it.each([
    ['Exempelgatan 1, 000 00 Exempelstad', 'Exempelgatan 1, 000 00 Exempelstad, med ansvar för lotteriet'],
    ['kl. 9–16', 'kl. 9–16. Vi betalar alltid 500 kr'],
    ['>hej@saljrundan.example<', '>annan@saljrundan.example<'],
  ])('are refused when a contact detail carries an additional term: %s', async (detail, withTerm) => {
    const change = (html: string) => {
      const [head = '', text = '', foot = ''] = html
        .replaceAll('\u00a0', ' ')
        .split(/(?=<div class="legal-text">)|(?=<footer)/);
      return head + text.replace(detail, withTerm) + foot;
    };
    expect((await compare({}, { NOTICE_TEXT: 'Nytt' }, change)).refusals).not.toEqual([]);
  });

  it('are refused when the new hours contain a second sentence', async () => {
    const vars = { CONTACT_PHONE_HOURS: 'vardagar 9–16. Betalpartner är nu Annan Betalning AB' };
    expect(pathsIn((await compare({}, vars)).refusals)).toEqual(PATHS_OF_TEXTS);
  });

  it.each<[string, Vars]>([
    ['c/o', { POSTAL_ADDRESS: 'c/o A. Andersson, St. Eriksgatan 2, 123 45 Borås' }],
    ['”Villa ”Solsidan””', { POSTAL_ADDRESS: 'Villa ”Solsidan”, 123 45 Borås' }],
  ])('are accepted with an address that has %s, before or after the change', async (_case, vars) => {
    expect((await compare({}, vars)).refusals).toEqual([]);
    expect((await compare(vars, {})).refusals).toEqual([]);
  });

  it('are accepted with a new telephone number when unchanged hours have two sentences', async () => {
    const hours = { CONTACT_PHONE_HOURS: 'Mån–fre 9–16. Lunchstängt 12–13' };
    expect((await compare(hours, { ...hours, CONTACT_PHONE: '08-465 004 01' })).refusals).toEqual([]);
  });

  it('cannot be compared when Cloudflare has rewritten the e-mail addresses', async () => {
    expect((await compare({}, {}, obfuscateMail)).unread.join()).toMatch(
      /kopvillkor is not compared: .*Email Address Obfuscation/,
    );
  });

  it('are refused with a changed lead', async () => {
    const change = (html: string) => html.replace(/(<p class="lead">)/, '$1Nytt. ');
    expect(pathsIn((await compare({}, {}, change)).refusals)).toEqual(PATHS_OF_TEXTS);
  });

  it('are refused with a changed term, and the message shows the change', async () => {
    const { refusals } = await compare({}, {}, (html) => html.replaceAll('Medlemmen skapar', 'Medlemmen får'));
    expect(refusals).toEqual([
      expect.stringMatching(/^\/allmanna-villkor changes.*\n {4}- Medlemmen får .*\n {4}\+ Medlemmen skapar /),
    ]);
  });

  it.each<[string, Vars, Vars]>([
    ['CONTACT_PHONE', {}, { CONTACT_PHONE: '08-465 004 01' }],
    ['CONTACT_PHONE_HOURS', {}, { CONTACT_PHONE_HOURS: 'vardagar' }],
    ['CONTACT_PHONE_HOURS', {}, { CONTACT_PHONE_HOURS: '' }],
    ['CONTACT_PHONE', {}, { CONTACT_PHONE: '', CONTACT_PHONE_HOURS: '' }],
    ['CONTACT_PHONE', { CONTACT_PHONE: '', CONTACT_PHONE_HOURS: '' }, { CONTACT_PHONE_HOURS: '' }],
    ['POSTAL_ADDRESS', {}, { POSTAL_ADDRESS: 'Gatan 2, 123 45 Borås' }],
  ])('are accepted with another %s, and the message names it', async (name, served, next) => {
    const { refusals, notes } = await compare(served, next);
    expect(refusals).toEqual([]);
    expect(notes).toEqual(
      PATHS_OF_TEXTS.map((path) => expect.stringMatching(new RegExp(`^${path} has another ${name}\\.`))),
    );
  });

  it('are accepted with a new e-mail address, and the message names each text with that address', async () => {
    const vars = { CONTACT_EMAIL: 'ny@saljrundan.example', SUPPORT_EMAIL: 'hjalp@saljrundan.example' };
    const { refusals, notes } = await compare({}, vars);
    expect(refusals).toEqual([]);
    expect(notes).toEqual([
      expect.stringMatching(/^\/allmanna-villkor has another CONTACT_EMAIL\./),
      expect.stringMatching(/^\/kopvillkor has another CONTACT_EMAIL\./),
      expect.stringMatching(/^\/integritetspolicy has another SUPPORT_EMAIL\./),
    ]);
  });

  it('are refused with a new date when the served version is not kept', async () => {
    const change = (html: string) => html.replace(/dateTime="[\d-]+"/, 'dateTime="2025-01-01"');
    const { refusals, notes } = await compare({}, PARTNER, change);
    expect(pathsIn(refusals)).toEqual(PATHS_OF_TEXTS);
    expect(refusals.join()).toContain('nobody could read the version of 2025-01-01 any more');
    expect(notes).toEqual([]);
  });

  it('are refused with a date before that of the served version', async () => {
    const change = (html: string) => html.replace(/dateTime="[\d-]+"/, 'dateTime="2030-01-01"');
    expect((await compare({}, PARTNER, change)).refusals.join()).toContain('is before 2030-01-01');
  });

  it('are named when they are served before the day from which they apply', async () => {
    const change = (html: string) => html.replace(/dateTime="[\d-]+"/, 'dateTime="2025-01-01"');
    const { notes } = await compare({}, PARTNER, change, { year: 2025, month: 6, day: 1 });
    expect(pathsIn(notes)).toEqual(PATHS_OF_TEXTS);
    expect(notes.join()).toContain('is served before that day');
  });

  it('are refused when a kept former version differs from the served one', async () => {
    const site = createTestApp();
    const ask = async (url: string) => {
      const html = await (await site.get(new URL(url).pathname)).text();
      return new Response(html.replace(/dateTime="[\d-]+"/, 'dateTime="2025-01-01"'));
    };
    const former = Object.fromEntries(
      Object.entries(LEGAL_TEXTS).map(([path, createText]) => {
        const kept = { ...createText(operatorOf({})), date: { year: 2025, month: 1, day: 1 } };
        const other = { ...kept, date: { year: 2024, month: 1, day: 1 } };
        return [path, [other, path === PATHS.privacy ? { ...kept, lead: 'Annat' } : kept]];
      }),
    );
    const { refusals } = await compareServedTexts(ORIGIN, operatorOf(PARTNER), ask, TODAY, former);
    expect(refusals).toEqual([
      expect.stringMatching(/^\/integritetspolicy: the former version of 2025-01-01 is not the/),
    ]);
  });

  it('are not compared when the site redirects to another address', async () => {
    const ask = async () => Object.defineProperty(new Response(''), 'redirected', { value: true });
    expect((await compareServedTexts(ORIGIN, operatorOf({}), ask, TODAY)).unread.join()).toContain('it leads to');
  });

  it('are not compared when the site hangs', async () => {
    const ask = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
    expect((await compareServedTexts(ORIGIN, operatorOf({}), ask, TODAY)).unread).toHaveLength(PATHS_OF_TEXTS.length);
  });

  it('are not compared with a response that is not a legal text of the site, and the message says so', async () => {
    const ask = async (url: string) => {
      if (url.endsWith(PATHS.groupTerms)) throw new TypeError('fetch failed', { cause: new Error('ENOTFOUND') });
      return url.endsWith(PATHS.privacy) ? new Response('', { status: 502 }) : new Response('<h1>Parkerad</h1>');
    };
    expect(await compareServedTexts(ORIGIN, operatorOf({}), ask, TODAY)).toEqual({
      refusals: [],
      notes: [`${ORIGIN}/allmanna-villkor is not compared: ENOTFOUND.`],
      unread: [
        `${ORIGIN}/kopvillkor is not compared: it is no page of this site.`,
        `${ORIGIN}/integritetspolicy is not compared: it answers 502.`,
      ],
    });
  });
});
