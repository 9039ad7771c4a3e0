import { describe, expect, it } from 'vitest';
import { CONSENT_POLICY_ANCHOR } from '../../src/content/consent.ts';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { paragraph } from '../../src/content/document.ts';
import { FORMER_TEXTS } from '../../src/content/legal/former-texts.ts';
import { LEGAL_TEXTS } from '../../src/content/legal/legal-texts.ts';
import { section } from '../../src/content/legal/shared.ts';
import { CONSENT_COOKIE_NAME } from '../../src/domain/consent.ts';
import { PATHS, RESOURCE_PATHS } from '../../src/domain/paths.ts';
import { compareDates, isoDate } from '../../src/domain/plain-date.ts';
import { createTestApp, visit } from '../support/create-test-app.ts';
import { WITHOUT_OPTIONAL_VARS } from '../support/test-vars.ts';

describe('the accessibility statement', () => {
  it.each([
    [
      'how far the site conforms to WCAG',
      /uppfyller delvis den internationella standarden WCAG\u00a02\.2 på nivå\u00a0AA/,
    ],
    ['the European standard', /EN\u00a0301\u00a0549/],
    ['where to report a shortcoming', /support@saljrundan\.example/],
    ['the supervisory authority', /Post- och telestyrelsen \(PTS\)/],
    ['the law that applies', /lagen \(2023:254\) om vissa produkters och tjänsters tillgänglighet/],
  ])('states %s', async (_fact, text) => {
    expect((await visit(PATHS.accessibility)).text).toMatch(text);
  });
});

it.each([...Object.values(PATHS), '/produkter/fladersaft', '/finns-inte'])(
  '%s states in its footer the company details that the law requires',
  async (path) => {
    expect(await (await visit(path)).texts('footer .footer-end p')).toEqual([
      'hej@saljrundan.example 08-465 004 00',
      'Exempelbolaget AB Säte:\u00a0Exempelstad Org.nr\u00a0000000-0000 Momsreg.nr SE000000000001 ' +
        'Exempelgatan 1, 000 00 Exempelstad',
    ]);
  },
);

/** The texts of a legal page by the heading of their section, which begins with the section's number. */
const sectionsOf = async (path: string, vars: Readonly<Record<string, string>> = {}) => {
  const page = await visit(path, { vars });
  const texts = (await page.texts('.legal-text > section')).map((text) => text.replaceAll('\u00a0', ' '));
  return (heading: string): string =>
    texts
      .find((text) => text.startsWith(heading))
      ?.slice(heading.length)
      .trim() ?? '';
};

describe('the purchase terms', () => {
  it.each([
    ['that the group is the seller', /Säljaren är gruppen/],
    ['the statutory right of withdrawal', /ångra köpet inom 14\u00a0dagar från den dag du fick varorna/],
    ['how to withdraw in the web shop', /kan du öppna beställningen där och välja ”Ångra köpet”\./],
    ['what becomes of a withdrawal sent to the company', /Ett meddelande till oss räknas om du skickar det i tid/],
    ['the additional right to return', /inom 15\u00a0dagar från köpet eller leveransen, det som sker sist\./],
    ['that the group says which day is the last', /fråga gruppen vilken dag som är din sista/],
    ['that the statutory right always applies', /din ångerrätt påverkas inte/],
    ['that the group and the company are both liable', /Därför svarar både gruppen och vi för säljarens skyldigheter/],
    [
      'how to pay',
      /eller när du får varorna, med Swish, kort eller faktura\. Du betalar alltid genom vår betalpartner, aldrig kontant/,
    ],
    ['who answers questions about ingredients', /Fråga oss på support@saljrundan\.example om något saknas/],
    ['the legal guarantee', /Rättigheterna följer av lagen, och du har dem även om varan säljs utan garanti/],
    [
      'the time limit for claims about faults',
      /får du reklamera den i tre år från det att du fick den, enligt konsumentköplagen \(2022:260\)/,
    ],
    ['the dispute board', /Allmänna reklamationsnämnden \(ARN\)/],
  ])('state %s', async (_fact, text) => {
    expect((await visit(PATHS.purchaseTerms)).text).toMatch(text);
  });

  it('name the payment partner, its licence and the telephone only when they are configured', async () => {
    const without = await sectionsOf(PATHS.purchaseTerms, WITHOUT_OPTIONAL_VARS);
    expect(without('4 Betalning')).toContain('genom vår betalpartner. Betalpartnern');
    expect(without('1 Vem du handlar av')).not.toContain('ringa');
    const withNames = await sectionsOf(PATHS.purchaseTerms, {
      PAYMENT_PARTNER_NAME: 'Exempelbetalningar AB',
      PAYMENT_PARTNER_LICENCE: 'betalningsinstitut',
      CONTACT_PHONE: '08-465 004 00',
    });
    expect(withNames('4 Betalning')).toContain('genom vår betalpartner, Exempelbetalningar AB (betalningsinstitut).');
    expect(withNames('1 Vem du handlar av')).toContain('Du kan också ringa 08-465 004 00,');
  });
});

describe('the terms for groups', () => {
  it('state the shipping fee, or when the leader learns it', async () => {
    const rule = 'Om ni säljer färre betalar ni en fraktavgift';
    const shippingWith = async (SHIPPING_FEE_KRONOR: string) =>
      (await sectionsOf(PATHS.groupTerms, { SHIPPING_FEE_KRONOR }))('13 Frakt och leverans');
    expect(await shippingWith('99')).toContain(`${rule} på 99 kr.`);
    expect(await shippingWith('')).toContain(`${rule}, som du får veta innan du godkänner sammanställningen.`);
  });

  it('say what a withdrawn purchase costs the group', async () => {
    const returns = (await sectionsOf(PATHS.groupTerms))('15 Returer');
    expect(returns).toContain('betalar ni frakten till er, och vi krediterar varan bara om den kan returneras');
  });
});

it.each([PATHS.purchaseTerms, PATHS.withdrawal, PATHS.accessibility])(
  '%s says of nothing that it should exist, and names no function that the operator has not described',
  async (path) => {
    const { text } = await visit(path, { vars: WITHOUT_OPTIONAL_VARS });
    expect(text).not.toMatch(/ska finnas|ska ha en|ångerfunktion/i);
  },
);

describe('the privacy policy', () => {
  it('states how long data is kept', async () => {
    const stated = (await sectionsOf(PATHS.privacy))('8 Varför, och hur länge');
    expect(stated).toContain('De två åren räknas från din senaste aktivitet, de sju');
    expect(stated).toMatch(/Ta hand om reklamationer ?Rättslig förpliktelse: konsumentköplagen \(2022:260\) ?I tre år/);
  });

  it('says that the credit check is not registered, and that the leader gets a copy', async () => {
    const check = (await sectionsOf(PATHS.privacy))('5 BankID och kreditkontroll');
    expect(check).toContain('registreras inte hos kreditupplysningsföretagen. Om företaget');
  });

  it('says who receives the words of a search, and that they are not stored', async () => {
    const data = (await sectionsOf(PATHS.privacy))('2 Vilka uppgifter vi har');
    expect(data).toContain('orden skickas till vår server medan du skriver');
    expect(data).toContain('Vi sparar dem inte själva.');
  });

  it('names recipients, the credit agency and transfers only when they are configured', async () => {
    const without = await sectionsOf(PATHS.privacy, WITHOUT_OPTIONAL_VARS);
    expect(without('9 Vilka som får se uppgifterna')).not.toContain('I dag:');
    expect(without('10 Utanför EU och EES')).not.toContain('I dag gäller det');
    const withNames = await sectionsOf(PATHS.privacy, {
      PAYMENT_PARTNER_NAME: 'Exempelbetalningar AB',
      DATA_RECIPIENTS: JSON.stringify([
        { category: 'carrier', name: 'Exempelfrakt AB' },
        { category: 'carrier', name: 'Exempelpost AB' },
        { category: 'credit', name: 'Exempelkredit AB' },
        { category: 'it', name: 'Example, Inc.', country: 'USA', safeguard: 'adequacy' },
      ]),
    });
    const recipients = withNames('9 Vilka som får se uppgifterna');
    expect(recipients).toContain('I dag: Exempelfrakt AB och Exempelpost AB.');
    expect(recipients).toContain('I dag: Exempelbetalningar AB.');
    expect(recipients).toMatch(/I dag: Example, Inc\.(?!\.)/);
    expect(withNames('5 BankID och kreditkontroll')).toContain('Uppgifterna hämtar vi från Exempelkredit AB');
    expect(withNames('10 Utanför EU och EES')).toContain(
      'Example, Inc., USA: företaget omfattas av EU-kommissionens beslut om att skyddet är tillräckligt (artikel 45 i GDPR).',
    );
  });

  it('says how long the answer about cookies lasts, including in Safari, and what is stored with it', async () => {
    const page = await visit(PATHS.privacy);
    const [row] = (await page.texts('#kaklista tbody tr')).filter((text) => text.startsWith(CONSENT_COOKIE_NAME));
    expect(row).toContain('182\u00a0dagar. Safari kan ta bort den efter 7\u00a0dagar');
    expect(row).toContain('om den gällde inspelning');
    const [change] = await page.texts(`#${CONSENT_POLICY_ANCHOR}`);
    expect(change).toContain('i 182\u00a0dagar, men webbläsaren Safari kan glömma det redan efter 7\u00a0dagar');
  });

  it('says that the site reads a token, what for, and who may have stored it', async () => {
    const rows = await (await visit(PATHS.privacy)).texts('#kaklista tbody tr');
    const token = rows.find((text) => text.startsWith('access_token'));
    expect(token).toContain('Om inloggade sidor på samma adress, eller ett tillägg i din webbläsare, har sparat den');
    expect(token).toContain('Den här webbplatsen sparar den aldrig.');
    expect(token).toContain('skickar vi den till vår server när ett skript hämtar varulistan');
  });

  it('names the provider and the party of each stored item', async () => {
    const page = await visit(PATHS.privacy);
    const cells = await page.texts('#kaklista tbody tr');
    expect(await page.texts('#kaklista thead th')).toContain('Leverantör och part');
    expect(cells).toHaveLength(6);
    for (const text of cells) expect(text).toMatch(/(Exempelbolaget AB|Sentry|Den som sparade den)[^.]*\. Förstapart/);
  });
});

it.each(['räkna från en summa', 'dela och kopiera', 'önskelappen', 'länken till din webbshop', 'välja kakor'])(
  'the accessibility statement says that this needs script: %s',
  async (use) => {
    const [section] = await (await visit(PATHS.accessibility)).texts('#sa-uppfyller-vi-kraven');
    expect(section?.split('Skript krävs för att ')[1]).toContain(use);
  },
);

it('former versions of the legal texts are readable, linked, and older than the present versions', async () => {
  expect(Object.keys(FORMER_TEXTS).toSorted()).toEqual(Object.keys(LEGAL_TEXTS).toSorted());
  for (const [path, createText] of Object.entries(LEGAL_TEXTS)) {
    const present = createText(createTestApp().deps.config.operator);
    for (const text of FORMER_TEXTS[path] ?? []) {
      const address = `${path}/${isoDate(text.date)}`;
      expect(compareDates(text.date, present.date), address).toBeLessThan(0);
      expect(JSON.stringify(text.sections), address).not.toBe(JSON.stringify(present.sections));
      expect(await (await visit(path)).all(`a[href="${address}"]`), address).toHaveLength(1);
      expect((await visit(address)).text).toContain('Det här är en tidigare version.');
    }
  }
});

describe('a former version of a legal text', () => {
  const FORMER = {
    title: 'Allmänna villkor',
    lead: 'Som det var.',
    description: 'Så var det.',
    dateLabel: 'Gäller från och med den',
    date: { year: 2025, month: 3, day: 1 },
    sections: [section('avgift', 'Avgiften', paragraph('Avgiften var 50 kronor.'))],
  };
  const site = createTestApp({ formerTexts: { [PATHS.groupTerms]: [FORMER], [PATHS.privacy]: [] } });

  it('is linked from the present version, and a text without former versions has no such heading', async () => {
    const present = await site.visit(PATHS.groupTerms);
    expect(await present.texts('#tidigare-versioner')).toEqual([
      'Tidigare versionerGällde från och med den 1\u00a0mars 2025',
    ]);
    expect(await present.all('a[href="/allmanna-villkor/2025-03-01"]')).toHaveLength(1);
    expect((await site.visit(PATHS.privacy)).text).not.toContain('Tidigare versioner');
  });

  it('is readable at its date, says that it is a former version, and is not indexed', async () => {
    const page = await site.visit('/allmanna-villkor/2025-03-01');
    expect(page.text).toMatch(/Gällde från och med den 1\u00a0mars 2025.*tidigare version.*50 kronor/s);
    expect(await page.all(`main a[href="${PATHS.groupTerms}"]`)).toHaveLength(1);
    expect((await page.all('meta[name=robots]')).map(({ attributes }) => attributes.content)).toEqual(['noindex']);
    expect(await (await site.get(RESOURCE_PATHS.sitemap)).text()).not.toContain('2025-03-01');
  });

  it('is where a pasted address leads', async () => {
    const response = await site.get('/allmanna-villkor/2025-03-01).');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/allmanna-villkor/2025-03-01']);
  });

  it.each(['/allmanna-villkor/2025-03-02', '/allmanna-villkor/2025-03-01x', '/integritetspolicy/2025-03-01'])(
    'does not exist at %s',
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );
});

describe('the accessibility statement of the web shops', () => {
  it('is linked when its URL is configured, and otherwise available on request', async () => {
    const url = 'https://butik.example/tillganglighet';
    const without = await sectionsOf(PATHS.accessibility, WITHOUT_OPTIONAL_VARS);
    expect(without('1 Vad redogörelsen gäller')).toContain('Vill du läsa webbshopparnas redogörelse? Skriv till');
    const page = await visit(PATHS.accessibility, { vars: { SHOP_ACCESSIBILITY_URL: url } });
    expect(await page.all(`main a[href="${url}"]`)).toHaveLength(1);
  });
});

const ROLES =
  'Säljare är klassen, laget eller föreningen som du handlar av. Exempelbolaget AB förmedlar köpet och levererar varorna till gruppen.';

it.each([
  ['a product page', '/produkter/fladersaft', '.product'],
  ['the brochure', PATHS.products, '.brochure-cover'],
])('%s says who sells and who mediates the sale', async (_name, path, selector) => {
  const [place] = await (await visit(path)).texts(selector);
  expect(place).toContain(ROLES);
});

describe('the first layer of the consent banner', () => {
  it.each([
    ['Swedish', consentSwedish, 'Om du säger ja till statistik får vi spela in ditt besök, med all text maskerad.'],
    ['English', consentEnglish, 'With analytics we may record visits, with all text masked.'],
  ])('says in %s, where visits are recorded, that text is masked', (_language, texts, text) => {
    expect(texts.recordings.banner).toContain(text);
    expect(texts.banner.text).not.toContain(text);
  });
});
