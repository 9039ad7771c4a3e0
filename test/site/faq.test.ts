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
    ['what it costs to start', 'vad-kostar-det-att-borja', 'Ingenting. Ni betalar inte i förväg'],
    ['how long a round takes', 'hur-lange-pagar-en-runda', '14\u00a0arbetsdagar'],
    ['that children take part voluntarily', 'barn-och-unga', 'frivilligt'],
    ['the payout', 'nar-far-vi-pengarna', 'Löpande, när kunderna betalar'],
    ['the statutory withdrawal', 'angra-kop', '14\u00a0dagar från den dag du fick varorna'],
    ['the return right', 'lamna-tillbaka', '15\u00a0dagar från köpet eller leveransen'],
    ['the invoice', 'faktura', '15\u00a0dagar från fakturadatum'],
    ['parcels', 'paket', 'högst 20\u00a0kg hämtar ni den hos närmaste postombud'],
    ['paying on delivery', 'hur-betalar-kunden', 'betala när du får varorna'],
    ['cash', 'kontanter', 'Nej, du betalar alltid genom vår betalpartner'],
    ['tracking a late parcel', 'forsenat-paket', 'transportföretaget har skickat ett nummer, kan ni spåra det'],
    ['the credit check', 'kreditkontroll', 'registreras inte hos kreditupplysningsföretagen'],
    ['what BankID is for', 'gruppledare', 'Med BankID vet vi vem som svarar för fakturan'],
    ['joint liability, in the words of the terms', 'betalningsansvar', 'av gruppledaren, av gruppen eller av båda'],
    ['donating money', 'skanka-pengar', 'Nej, inte här'],
    ['changing the round or the address', 'byta-runda', 'innan ni godkänner sammanställningen'],
    ['whom to ask', 'aldrig-levererat', 'Fråga den du köpte av, eller skriv till'],
    ['a delivery that never comes', 'aldrig-levererat', 'senast 30\u00a0dagar efter sista beställningsdag'],
    [
      'what to do about a missing delivery',
      'aldrig-levererat',
      'ge den rimligt med tid. Om de inte kommer då heller får du avbryta köpet',
    ],
    ['paying late', 'betala-sent', 'dröjsmålsränta och en påminnelseavgift och lämna kravet till inkasso'],
    ['an opened product', 'oppnad-vara', 'reklamera den i tre år, öppnad eller inte'],
    ['the wish list', 'kopa', wishList.note],
    ['a receipt', 'kvitto', 'bekräftelse på din beställning'],
    ['a QR code', 'qr-kod', 'Koden finns på omslaget'],
    ['the school', 'skolan', 'Våra villkor kräver det inte, men skolan eller föreningen kan ha egna regler'],
    ['comparing with a fixed amount', 'jamfora', 'Hos oss är den 50\u00a0%: 75\u00a0kr av en vara för 150\u00a0kr'],
    ['who has sold what', 'vem-har-salt', 'Gruppledaren ser vad alla säljer'],
    ['shares for members', 'per-spelare', 'Nej, förtjänsten är gruppens'],
    ['documents for the accounts', 'bokforing', 'Fakturan på varorna och sammanställningen'],
    ["a member's account", 'avsluta-kontot', 'bara vill avsluta ditt eget konto'],
    ['notifications about a parcel', 'paket', 'om ni inte har hört något när leveranstiden är slut'],
    ['a sale of few products', 'salja-lite', 'ni behöver inte köpa något själva'],
    ['who may come along', 'folja-med', 'ingen måste sälja'],
    ['who sees the name of a child', 'barnets-namn', 'Räkna också med att alla som får länken'],
    ['whose account it may be', 'utbetalningskonto', 'helst vara gruppens eget'],
    ['who pays after the invoice', 'angrat-efter-fakturan', 'Ni betalar tillbaka till kunden'],
    ['groups larger than the calculator', 'manga-medlemmar', 'våra villkor sätter ingen gräns'],
    ['a second sale', 'flera-rundor', 'så snart fakturan för den första försäljningen är betald'],
    ['where to ask about ingredients', 'allergi', 'support@saljrundan.example'],
    ['the standard price', 'hur-mycket-tjanar-vi', 'schablonen 150\u00a0kr per vara. Dagens priser ger ofta mindre.'],
  ])('explains %s', async (_subject, id, text) => {
    expect((await (await visit(PATHS.faq)).texts(`details > #${id}`))[0]).toContain(text);
  });
});

it('the FAQ lists the work of a group leader as steps, with the hours that the operator states', async () => {
  const answer = async (vars: Readonly<Record<string, string>>) => {
    const page = await visit(PATHS.faq, { vars });
    return [await page.texts('#komma-i-gang > p'), await page.texts('#komma-i-gang > ol > li')] as const;
  };
  const [[first], steps] = await answer({ LEADER_WORK: 'fem timmar' });
  expect(first).toBe('Du som är gruppledare får räkna med fem timmar. Så här gör du:');
  expect(steps).toEqual([
    expect.stringMatching(/^Registrera/),
    expect.stringMatching(/^Skicka/),
    expect.stringMatching(/^Berätta/),
    expect.stringMatching(/^Gå igenom/),
    expect.stringMatching(/^Ta emot/),
    expect.stringMatching(/^Ta hand om/),
    'Betala fakturan inom 15\u00a0dagar.',
  ]);
  expect((await answer({ LEADER_WORK: '' }))[0][0]).toBe('Så här gör du som är gruppledare:');
});

it.each([
  ['PAYMENT_FEES', 'Nej, ingen.', 'avgifter', 'Nej, ingen.', 'Våra villkor nämner ingen sådan avgift'],
  [
    'ORDER_STOP_TIME',
    'kl. 22',
    'klockslag',
    'Fram till kl. 22 på sista beställningsdagen.',
    'Beställ helst dagen innan',
  ],
])('the FAQ states %s, or says whom to ask', async (name, value, id, stated, unstated) => {
  const answer = async (vars: Readonly<Record<string, string>>) =>
    (await (await visit(PATHS.faq, { vars })).texts(`#${id}`))[0];
  expect(await answer({ [name]: value })).toBe(stated);
  expect(await answer({ [name]: '' })).toContain(unstated);
});

it.each([
  [
    '',
    'https://medlem.saljrundan.example/ eller https://namn.medlem.saljrundan.example/, där ”namn” kan vara vad som helst.',
  ],
  ['https://butik.example', 'https://butik.example/.'],
])(
  'the FAQ tells customers what the URL of a web shop begins with, for SHOP_ORIGINS "%s"',
  async (SHOP_ORIGINS, urls) => {
    const [answer] = await (await visit(PATHS.faq, { vars: { SHOP_ORIGINS } })).texts('#akta-lank');
    expect(answer).toContain(`Adressen till en webbshop börjar med ${urls} Ring`);
  },
);

describe('the anchors of the FAQ', () => {
  /** Every anchor that the page has had. Other sites and printed sheets may link to them. */
  const ANCHORS = `
    vilka-far-salja komma-i-gang arbete vad-kostar-det-att-borja gruppledare betalningsansvar flera-lag nar-kan-vi-salja
    byta-runda hur-lange-pagar-en-runda dela-webbshop qr-kod motesbladet bjuda-in barn-och-unga skolan logga-in
    avsluta-kontot latt-svenska english hur-mycket-tjanar-vi jamfora per-spelare vem-har-salt frakt nar-far-vi-pengarna
    faktura betala-sent kunden-betalar-inte angra-bestallning leverans paket forsenat-paket osalda-varor utan-webbshop
    varuprover bokforing skatt moms tavling kopa onskelappen skanka-pengar hur-betalar-kunden hur-far-kunden-varorna
    aldrig-levererat fore-jul allergi fragor-fran-kunden kvitto trasigt-eller-saknas angra-kop lamna-tillbaka oppnad-vara
    kunduppgifter vilka-driver kontakta-oss starta-forsaljning forsaljning-och-fortjanst kunder-och-betalning kontakt`
    .trim()
    .split(/\s+/);

  it.each([PATHS.faq, `${PATHS.faq}?sok=faktura`])('are all on %s, each once', async (path) => {
    const page = await visit(path);
    const ids = (await page.all('main [id]')).map(({ attributes }) => attributes.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ANCHORS.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each([
    ['arbete', '#komma-i-gang'],
    ['motesbladet', '#komma-i-gang'],
    ['onskelappen', '#kopa'],
    ['kunduppgifter', '#barnets-namn'],
    ['kontakta-oss', '#kontakt'],
    ['vilka-driver', '#kontakt'],
    ['varuprover', '#kontakt'],
  ])('lead from the former question #%s to %s', async (former, place) => {
    expect(await (await visit(PATHS.faq)).all(`${place} #${former}`)).toHaveLength(1);
  });
});

it('the FAQ shows the first three questions of each section, and says how many more there are', async () => {
  const page = await visit(PATHS.faq);
  for (const id of ['starta-forsaljning', 'forsaljning-och-fortjanst', 'kunder-och-betalning']) {
    expect(await page.all(`#${id} > .faq-item`)).toHaveLength(3);
    const more = await page.all(`#${id} > .faq-more > .faq-item`);
    expect(await page.texts(`#${id} > .faq-more > summary`)).toEqual([
      expect.stringMatching(new RegExp(`^${more.length}\u00a0frågor till om `)),
    ]);
  }
});

it('the FAQ begins with easy Swedish and English', async () => {
  const page = await visit(PATHS.faq);
  expect(await page.texts('.faq-doors summary')).toEqual(['Lätt svenska', 'In English']);
  expect((await page.all('.faq-sections > *'))[0]?.attributes.class).toBe('faq-doors');
  expect(await page.all('.faq-doors details[lang="en"] > #english')).toHaveLength(1);
});

describe('the answers of the FAQ, with every fact that an operator can add,', () => {
  const { operator } = createTestApp({ vars: { SALES_ROUNDS: JSON.stringify(exampleRounds(2026)) } }).deps.config;
  /** Days before the competition, during it, after the last day to order for Christmas, and after Christmas. */
  const DAYS = ['2026-08-01', '2026-10-20', '2026-12-05', '2026-12-28'];
  const all = DAYS.flatMap((day) => {
    const now = new Date(`${day}T12:00:00Z`);
    const { doors, categories } = faq(
      operator,
      stockholmDate(now),
      operator.competition && competitionAt(now, operator.competition),
    );
    return [...doors, ...categories.flatMap((category) => category.items)];
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

  it('are short: 40 words on average', () => {
    // A word contains a letter or a digit, so "30 × 20" counts as two.
    const words = items.flatMap(({ answer, steps = [] }) =>
      [...answer, ...steps]
        .map(toPlainText)
        .join(' ')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)),
    );
    expect(words.length / items.length).toBeLessThanOrEqual(40);
  });

  it.each(items)('"$question" asks one thing', ({ question }) => {
    expect(question).not.toMatch(/, (och|eller) |\?.*\?/);
  });
});

describe('paying on delivery', () => {
  const answers = async (methods: string) => {
    const site = createTestApp({ vars: { PAYMENT_METHODS: methods } });
    return [
      ...(await (await site.visit(PATHS.faq)).texts('#hur-betalar-kunden, #kontanter')),
      ...(await (await site.visit(PATHS.payment)).texts('#betala-vid-leverans')),
    ];
  };

  it('names the methods that the operator has configured', async () => {
    const named = expect.stringMatching(/[Mm]ed Swish, kort eller faktura/);
    expect(await answers('Swish, kort eller faktura')).toEqual([named, named, named]);
  });

  it('names no method when none is configured', async () => {
    const unnamed = expect.stringMatching(/[Dd]igitalt/);
    expect(await answers('')).toEqual([unnamed, unnamed, unnamed]);
  });
});

describe('how to reach the operator', () => {
  const PHONE = 'a[href="tel:+46846500400"]';

  it('includes the telephone and the answer time when they are configured', async () => {
    const vars = { CONTACT_PHONE: '08-465 004 00', ANSWER_TIME: 'inom två dagar' };
    const page = await visit(PATHS.faq, { vars });
    expect(await page.all(`.contact ${PHONE}`)).toHaveLength(1);
    expect((await page.texts('.contact'))[0]).toContain('Vi svarar inom två dagar.');
  });

  it('is only by e-mail when they are not configured', async () => {
    const page = await visit(PATHS.faq, { vars: WITHOUT_OPTIONAL_VARS });
    expect(await page.all('main a[href^="tel:"]')).toEqual([]);
    expect(await page.all('.contact a[href^="mailto:"]')).toHaveLength(1);
  });
});
