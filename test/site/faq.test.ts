import { describe, expect, it } from 'vitest';
import { exampleRounds } from '../../scripts/example-vars.ts';
import { toPlainText } from '../../src/content/document.ts';
import { faq } from '../../src/content/faq.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import { createTestApp, visit } from '../support/create-test-app.ts';
import { WITHOUT_OPTIONAL_VARS } from '../support/test-vars.ts';

describe('the FAQ page', () => {
  it.each([
    ['what it costs to start', 'vad-kostar-det-att-borja', 'Ingenting: ni betalar inte i förväg'],
    ['how long a round takes', 'hur-lange-pagar-en-runda', '14\u00a0arbetsdagar'],
    ['that children take part voluntarily', 'barn-och-unga', 'frivilligt'],
    ['the payout and the invoice', 'nar-far-vi-pengarna', 'Fakturan på varorna kommer efter leveransen'],
    ['the statutory withdrawal', 'angra-kop', '14\u00a0dagar från den dag du fick varorna'],
    ['the return right', 'lamna-tillbaka', '15\u00a0dagar från köpet eller leveransen'],
    ['the invoice', 'faktura', '15\u00a0dagar från fakturadatum'],
    ['parcels', 'paket', 'högst 20\u00a0kg hämtar ni den hos närmaste postombud'],
    ['paying on delivery', 'hur-betalar-kunden', 'varken ta emot kontanter'],
    ['a late or incomplete parcel', 'forsenat-paket', 'reklamera i tre år'],
    ['tracking a late parcel', 'forsenat-paket', 'Har transportföretaget skickat ett nummer kan ni spåra paketet'],
    ['the credit check', 'gruppledare', 'inte registreras hos kreditupplysningsföretagen'],
    ['what BankID is for', 'gruppledare', 'Med BankID vet vi vem som svarar för fakturan'],
    ['joint liability, in the words of the terms', 'betalningsansvar', 'av gruppledaren, av gruppen eller av båda'],
    ['donating money', 'skanka-pengar', 'Nej, inte här'],
    ['changing the round or the address', 'byta-runda', 'innan ni godkänner sammanställningen'],
    ['whom to ask', 'aldrig-levererat', 'till den du köpte av, eller till oss'],
    ['a delivery that never comes', 'aldrig-levererat', 'senast 30\u00a0dagar efter sista beställningsdag'],
    [
      'what to do about a missing delivery',
      'aldrig-levererat',
      'skälig extra tid. Kommer varorna inte inom den får du häva köpet',
    ],
    ['paying late', 'betala-sent', 'dröjsmålsränta och en påminnelseavgift, och lämna kravet till inkasso'],
    ['an opened product', 'oppnad-vara', 'reklamera den i tre år, öppnad eller inte'],
    ['the wish list', 'onskelappen', `”${wishList.add}”`],
    ['the meeting sheet', 'motesbladet', 'föräldramötet'],
    ['a receipt', 'kvitto', 'bekräftelse på din beställning'],
    ['samples', 'varuprover', 'så får ni veta om det går'],
    ['a QR code', 'qr-kod', 'Koden finns på omslaget'],
    ['the school', 'skolan', 'Våra villkor kräver det inte, men skolan kan ha egna regler'],
    ['comparing with a fixed amount', 'jamfora', 'Hos oss är den 50\u00a0%: 75\u00a0kr av en vara för 150\u00a0kr'],
    ['who is behind the site', 'vilka-driver', 'Exempelbolaget AB, organisationsnummer 000000-0000'],
    ['who has sold what', 'vem-har-salt', 'Gruppledaren ser vad alla säljer'],
    ['shares for members', 'per-spelare', 'Nej, förtjänsten är gruppens'],
    ['documents for the accounts', 'bokforing', 'Fakturan på varorna och sammanställningen'],
    ["a member's account", 'avsluta-kontot', 'bara avsluta ditt eget konto'],
    ['notifications about a parcel', 'paket', 'Har ni inget hört när leveranstiden är slut skriver ni till'],
    ['the standard price', 'hur-mycket-tjanar-vi', 'schablonen 150\u00a0kr per vara'],
  ])('explains %s', async (_subject, id, text) => {
    expect((await (await visit(PATHS.faq)).texts(`details > #${id}`))[0]).toContain(text);
  });
});

it('the FAQ lists the work of a group leader as steps, with the hours that the operator states', async () => {
  const answer = async (vars: Readonly<Record<string, string>>) => {
    const page = await visit(PATHS.faq, { vars });
    return [await page.texts('#arbete > p'), await page.texts('#arbete > ol > li')] as const;
  };
  const [[first], steps] = await answer({ LEADER_WORK: 'fem timmar' });
  expect(first).toBe('Räkna med fem timmar. Så här går det till:');
  expect(steps).toEqual([
    expect.stringMatching(/^Registrera/),
    expect.stringMatching(/^Skicka/),
    expect.stringMatching(/^Påminn/),
    expect.stringMatching(/^Stäm av/),
    expect.stringMatching(/^Ta emot/),
    expect.stringMatching(/^Ta hand om/),
    'Betala fakturan inom 15\u00a0dagar.',
  ]);
  expect((await answer({ LEADER_WORK: '' }))[0][0]).toBe('Så här går det till:');
});

describe('the answers of the FAQ, with every fact that an operator can add,', () => {
  const MAX_WORDS = 60;
  const { operator } = createTestApp({ vars: { SALES_ROUNDS: JSON.stringify(exampleRounds(2026)) } }).deps.config;
  /** Days before the competition, during it, after the last day to order for Christmas, and after Christmas. */
  const DAYS = ['2026-08-01', '2026-10-20', '2026-12-05', '2026-12-28'];
  const all = DAYS.flatMap((day) => {
    const now = new Date(`${day}T12:00:00Z`);
    const { categories } = faq(
      operator,
      stockholmDate(now),
      operator.competition && competitionAt(now, operator.competition),
    );
    return categories.flatMap((category) => category.items);
  });
  /** Each answer once. Two days often have the same answer. */
  const items = [...new Map(all.map((item) => [JSON.stringify(item), item])).values()];

  it('include one in easy Swedish, with a readability index (LIX) below 30', () => {
    const text = (items.find(({ id }) => id === 'latt-svenska')?.answer ?? []).map(toPlainText).join(' ');
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const sentences = text.match(/[.!?]/g) ?? [];
    const long = words.filter((word) => word.length > 6);
    expect(words.length).toBeGreaterThan(20);
    expect(words.length / sentences.length + (100 * long.length) / words.length).toBeLessThan(30);
  });

  it.each(items)(`answer "$question" in at most ${MAX_WORDS} words`, ({ answer, steps = [] }) => {
    // A word contains a letter or a digit, so "30 × 20" counts as two.
    const words = [...answer, ...steps]
      .map(toPlainText)
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
  });
});

describe('paying on delivery', () => {
  const answers = async (methods: string) => {
    const site = createTestApp({ vars: { PAYMENT_METHODS: methods } });
    return [
      ...(await (await site.visit(PATHS.faq)).texts('details > #hur-betalar-kunden')),
      ...(await (await site.visit(PATHS.payment)).texts('#betala-vid-leverans')),
    ];
  };

  it('names the methods that the operator has configured', async () => {
    const named = expect.stringMatching(/[Mm]ed Swish, kort eller faktura/);
    expect(await answers('Swish, kort eller faktura')).toEqual([named, named]);
  });

  it('names no method when none is configured', async () => {
    const unnamed = expect.stringMatching(/[Dd]igitalt/);
    expect(await answers('')).toEqual([unnamed, unnamed]);
  });
});

describe('how to reach the operator', () => {
  const PHONE = 'a[href="tel:+46846500400"]';

  it('includes the telephone and the answer time when they are configured', async () => {
    const vars = { CONTACT_PHONE: '08-465 004 00', ANSWER_TIME: 'inom två dagar' };
    const page = await visit(PATHS.faq, { vars });
    expect(await page.all(`#kontakta-oss ${PHONE}`)).toHaveLength(1);
    expect(await page.all(`.contact ${PHONE}`)).toHaveLength(1);
    expect((await page.texts('.contact'))[0]).toContain('Vi svarar inom två dagar.');
  });

  it('is only by e-mail when they are not configured', async () => {
    const page = await visit(PATHS.faq, { vars: WITHOUT_OPTIONAL_VARS });
    expect(await page.all('main a[href^="tel:"]')).toEqual([]);
    expect(await page.all('.contact a[href^="mailto:"]')).toHaveLength(1);
  });
});
