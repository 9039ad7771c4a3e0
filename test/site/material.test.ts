import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/domain/paths.ts';
import { createTestApp, visit } from '../support/create-test-app.ts';
import { WITHOUT_OPTIONAL_VARS } from '../support/test-vars.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const SALES_ROUNDS = JSON.stringify([
  { name: 'Julrundan', orderStop: '2026-11-29', deliveryWeek: '2026-W51' },
  { name: 'Vårrundan', opens: '2027-01-18', orderStop: '2027-03-21', deliveryWeek: '2027-W14' },
]);
const now = '2026-11-01T12:00:00Z';
const MAX_WORDS = 60;

type Options = Parameters<typeof createTestApp>[0];

/** On the first day of November, with a schedule. */
const SCHEDULED = { vars: { SALES_ROUNDS }, now };

const visitMaterial = (query: string, options: Options = SCHEDULED) => visit(`${PATHS.material}${query}`, options);
const texts = async (query: string, selector: string, options: Options = SCHEDULED) =>
  (await (await visitMaterial(query, options)).texts(selector)).map(plain);

describe('the sheet for a meeting', () => {
  it('has the sum at the standard price when no list of products is available', async () => {
    expect(await texts('?deltagare=24&produkter=12', '.meeting-sheet h3')).toEqual([
      '24 personer × 12 varor. Vi kan tjäna ungefär 21 600 kr',
    ]);
    expect((await texts('?deltagare=24&produkter=12', '.meeting-sheet dd')).join(' ')).toMatch(
      /^Tillsammans ungefär 43 200 kr.*ungefär 21 600 kr för varorna.*betalas inom 15 dagar.*söndag 29 november, och varorna kommer vecka 51.*25 varor/,
    );
  });

  it('says that the profit is before freight for a sale that has to pay freight', async () => {
    expect(await texts('?deltagare=24&produkter=1', '.meeting-sheet h3')).toEqual([
      '24 personer × 1 vara. Vi kan tjäna ungefär 1 800 kr, före frakt',
    ]);
  });

  it.each([
    ['99', '99 kr'],
    ['', 'en fraktavgift'],
  ])('says what freight costs a smaller sale, with the fee %j: %s', async (SHIPPING_FEE_KRONOR, fee) => {
    const options = { vars: { SALES_ROUNDS, SHIPPING_FEE_KRONOR }, now };
    expect((await texts('', '.meeting-sheet dd', options)).at(-1)).toBe(
      `Ingenting om vi säljer 25 varor eller fler. Säljer vi färre tillkommer ${fee}.`,
    );
  });

  it('has the sums at today’s average price and at the standard price', async () => {
    const site = createTestApp(SCHEDULED);
    await site.get(PATHS.products);
    const page = await site.visit(`${PATHS.material}?deltagare=24&produkter=12`);
    const [heading = ''] = await page.texts('.meeting-sheet h3');
    expect(plain(heading)).toMatch(/Vi kan tjäna ungefär 18 200–21 600 kr$/);
  });

  it('has the chosen round, and the URL of its plan', async () => {
    const query = '?deltagare=2&produkter=3&runda=varrundan-2027';
    expect((await texts(query, '.meeting-sheet dd')).join(' ')).toContain('21 mars 2027, och varorna kommer vecka 14');
    expect(await texts(query, '.sheet-code span')).toEqual([`www.saljrundan.example${PATHS.material}${query}`]);
    expect(await texts(query, 'select [selected]')).toEqual(['Vårrundan, till 21 mars 2027']);
  });

  it.each(['julrundan-2026', '2026-11-29'])(
    'keeps a closed round, by its id and by its order stop, and offers the coming rounds: %s',
    async (round) => {
      const options = { vars: { SALES_ROUNDS }, now: '2026-12-01T12:00:00Z' };
      expect(await texts(`?runda=${round}`, '[selected]', options)).toEqual(['Julrundan, till 29 november 2026']);
      expect(await texts(`?runda=${round}`, 'option', options)).toHaveLength(2);
      expect(await texts('', 'option', options)).toEqual(['Vårrundan, till 21 mars 2027']);
    },
  );

  it('shows its round at the same URL after the order stop has been moved', async () => {
    const moved = SALES_ROUNDS.replace('2026-11-29', '2026-12-01');
    const options = { vars: { SALES_ROUNDS: moved }, now };
    expect((await texts('?runda=julrundan-2026', '.meeting-sheet dd', options)).join(' ')).toContain(
      'Sista beställningsdag i Julrundan är tisdag 1 december, och varorna kommer vecka 51.',
    );
  });

  it.each([
    ['2026-11-15', 'Julrundan, till 29 november 2026', []],
    ['2026-11-16', 'Vårrundan, till 21 mars 2027', ['Visa materialet för Julrundan']],
    ['2026-11-29', 'Vårrundan, till 21 mars 2027', ['Visa materialet för Julrundan']],
    ['2027-01-02', 'Vårrundan, till 21 mars 2027', ['Visa materialet för Julrundan']],
    ['2027-01-03', 'Vårrundan, till 21 mars 2027', []],
    ['2027-03-20', 'Vårrundan, till 21 mars 2027', []],
  ])(
    'on %s is for the round that a group can still prepare, %s, and offers the others until they are paid: %j',
    async (day, round, offers) => {
      const options = { vars: { SALES_ROUNDS }, now: `${day}T12:00:00Z` };
      expect(await texts('', '[selected]', options)).toEqual([round]);
      expect(await texts('', 'main form a[href*="runda="]', options)).toEqual(offers);
    },
  );

  it('offers the round that closes soon with the numbers of the group', async () => {
    const options = { vars: { SALES_ROUNDS }, now: '2026-11-28T12:00:00Z' };
    const page = await visitMaterial('?deltagare=24&produkter=12', options);
    const [link] = await page.all('main form a[href*=runda]');
    const query = link?.attributes.href?.replaceAll('&amp;', '&').slice(PATHS.material.length) ?? '';
    expect(query).toBe('?deltagare=24&produkter=12&runda=julrundan-2026');
    expect(await texts(query, '[selected]', options)).toEqual(['Julrundan, till 29 november 2026']);
    expect(await texts(query, '.ready-messages h3', options)).toHaveLength(3);
  });

  it('has its own title and URL for link previews when it has numbers', async () => {
    const page = await visitMaterial('?deltagare=24&deltagare=7&produkter=12');
    const [title = ''] = await page.texts('title');
    expect(plain(title)).toBe('Mötesblad, 24 × 12 varor: ungefär 21 600 kr – Säljrundan');
    const tags = await page.all('[rel=canonical], [property="og:url"]');
    expect(tags.map(({ attributes }) => attributes.href ?? attributes.content)).toEqual([
      `https://www.saljrundan.example${PATHS.material}`,
      `https://www.saljrundan.example${PATHS.material}?deltagare=24&produkter=12&runda=julrundan-2026`,
    ]);
  });

  it('says next to the field how an invalid number was adjusted', async () => {
    const query = '?deltagare=51&produkter=x';
    expect(await texts(query, '.field-message')).toEqual([
      'Det går att räkna på högst 50 deltagare, så vi räknade med 50. Om ni är fler kan ni räkna på resten för sig och lägga ihop.',
      'Antalet gick inte att läsa, så vi räknade med 20 varor per person.',
    ]);
    const page = await visitMaterial(query);
    const fields = await page.all('main input[aria-describedby$=rattelse]');
    expect(fields.map(({ attributes }) => attributes.value)).toEqual(['50', '20']);
  });

  it.each([
    [
      '2026-11-29',
      'Julrundan stänger i dag, söndag 29 november. Varorna kommer vecka 51.',
      'Sista beställningsdag i Julrundan är söndag 29 november, och varorna kommer vecka 51.',
      'Påminnelse',
    ],
    [
      '2026-12-18',
      'Varorna i Julrundan kommer enligt schemat vecka 51 (14–18 december 2026).',
      'Varorna i Julrundan kommer enligt schemat vecka 51 (14–18 december 2026).',
      'Tack',
    ],
    [
      '2026-12-19',
      'Enligt schemat kom varorna i Julrundan vecka 51 (14–18 december 2026).',
      'Enligt schemat kom varorna i Julrundan vecka 51 (14–18 december 2026).',
      'Tack',
    ],
  ])('and the messages are of the same round, on %s: %s', async (day, sentence, onSheet, lastMessage) => {
    const options = { vars: { SALES_ROUNDS }, now: `${day}T12:00:00Z` };
    const [said] = await texts('?runda=julrundan-2026', 'main form > p', options);
    expect(said?.replaceAll('\u2060', '')).toBe(sentence);
    expect(await texts('?runda=julrundan-2026', '.ready-messages h3', options)).toContain(lastMessage);
    const sheet = await texts('?runda=julrundan-2026', '.meeting-sheet dd', options);
    expect(sheet.map((text) => text.replaceAll('\u2060', ''))).toContain(onSheet);
  });

  it.each([
    '2026-09-01',
    '2026-11-29 ',
    'Julrundan-2026',
    '__proto__',
    '../julrundan-2026',
    '<script>alert(1)</script>',
    '9'.repeat(2_000),
  ])('says that the round %j does not exist, offers the existing ones, and chooses none', async (round) => {
    const query = `?deltagare=-1&produkter=x&runda=${encodeURIComponent(round)}`;
    const page = await visitMaterial(query);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('alert(1)');
    expect(await page.texts('#runda-rattelse')).toEqual(['Den rundan finns inte. Välj en annan.']);
    expect((await page.texts('option')).map(plain)).toEqual([
      'Välj en runda',
      'Julrundan, till 29 november 2026',
      'Vårrundan, till 21 mars 2027',
    ]);
    expect((await page.all('option[selected]')).map(({ attributes }) => attributes.value)).toEqual(['']);
    expect((await page.texts('.sheet-code span'))[0]).toMatch(/material\?deltagare=0&produkter=20$/);
    expect(page.text).toContain('De kommer när vi har valt en runda.');
  });

  it('asks for a round when the form is sent without one', async () => {
    expect(await texts('?runda=', '#runda-rattelse, [selected]')).toEqual([
      'Välj en runda, så kommer datumen med.',
      'Välj en runda',
    ]);
  });

  it.each(['', 'julrundan-2026'])(
    'says that the round %j does not exist even when there is no schedule',
    async (round) => {
      const options = { vars: WITHOUT_OPTIONAL_VARS, now };
      expect(await texts(`?runda=${round}`, 'select, #runda-rattelse', options)).toEqual(['Den rundan finns inte.']);
    },
  );

  it('leaves the round to the meeting when there is no schedule', async () => {
    const options = { vars: WITHOUT_OPTIONAL_VARS, now };
    expect((await texts('', '.meeting-sheet dd', options)).join(' ')).toContain('när vi har valt en runda');
    expect(await texts('', 'select, main form > p', options)).toEqual([]);
  });
});

it.each([
  ['', now],
  ['?deltagare=50&produkter=40', now],
  ['?deltagare=24&produkter=1', now],
  ['?deltagare=24&produkter=1&runda=varrundan-2027', now],
  ['?runda=julrundan-2026', '2026-12-15T12:00:00Z'],
])('each message of the page%s has at most 60 words, and its copied text is the same, at %s', async (query, at) => {
  const site = createTestApp({ vars: { SALES_ROUNDS }, now: at });
  // With a list, a sum has two ends and is longer.
  await site.get(PATHS.products);
  const page = await site.visit(`${PATHS.material}${query}`);
  const messages = (await page.texts('.ready-messages article > p')).map(plain);
  const copied = (await page.all('[data-copy]')).map(({ attributes }) =>
    plain(
      `${attributes['data-text']} ${attributes['data-shop-blank'] ?? `https://www.saljrundan.example${attributes['data-share']}`}`,
    ).replaceAll('&amp;', '&'),
  );
  expect(messages.length).toBeGreaterThan(0);
  expect(copied).toEqual(messages);
  for (const message of messages) expect(message.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS);
});

it('the field for a seller’s own web shop has no form and no name, so that it is never sent', async () => {
  const page = await visitMaterial('');
  expect((await page.all('.own-shop input')).map(({ attributes }) => attributes.type)).toEqual(['url']);
  expect(await page.all('.own-shop [name], form .own-shop')).toEqual([]);
});

describe('the messages', () => {
  const messagesAt = async (day: string, vars = { SALES_ROUNDS }, query = '') =>
    texts(query, '.ready-messages article > p', { vars, now: `${day}T12:00:00Z` });

  it('tell customers who sells, that the shop shows the sum, and their right of withdrawal, and link to the shop', async () => {
    const [, toCustomers] = await messagesAt('2026-11-01');
    expect(toCustomers).toMatch(/^Hej! Vi i \[gruppens namn\] säljer/);
    expect(toCustomers).toContain('ser du summan innan du beställer. Beställ senast söndag 29 november');
    expect(toCustomers).toContain('14 dagars ångerrätt, utom för öppnade livsmedel');
    expect(toCustomers).toMatch(/Här är webbshoppen: \[din länk\]$/);
  });

  it.each([
    ['2026-11-15', 'Hej! Sista beställningsdag är söndag 29 november. '],
    ['2026-11-16', 'Hej! Nu är det 13 dagar kvar till sista beställningsdag, söndag 29 november. '],
    ['2026-11-28', 'Hej! I morgon, söndag 29 november, är sista beställningsdag. '],
    ['2026-11-29', 'Hej! I dag, söndag 29 november, är sista beställningsdag. '],
  ])('remind on %s of the last day to order', async (day, text) => {
    expect((await messagesAt(day, { SALES_ROUNDS }, '?runda=julrundan-2026'))[2]?.startsWith(text)).toBe(true);
  });

  it('lead a customer who has got the goods to the withdrawal', async () => {
    const page = await visitMaterial('?runda=julrundan-2026', { vars: { SALES_ROUNDS }, now: '2026-12-19T12:00:00Z' });
    expect((await page.all('[data-copy]')).map(({ attributes }) => attributes['data-share'])).toEqual([
      PATHS.faq,
      '',
      PATHS.withdrawal,
    ]);
  });

  it('say of a round without a first day that it has not begun before the one before has closed', async () => {
    const vars = {
      SALES_ROUNDS: JSON.stringify([
        { name: 'Höstrundan', orderStop: '2026-09-27', deliveryWeek: '2026-W42' },
        { name: 'Julrundan', orderStop: '2026-11-29', deliveryWeek: '2026-W51' },
      ]),
    };
    const options = { vars, now: '2026-09-27T12:00:00Z' };
    expect(await texts('', 'main form > p', options)).toEqual([
      'Sista beställningsdag i Julrundan är söndag 29 november, och varorna kommer vecka 51.',
      'Är ni redan med i Höstrundan? Visa materialet för Höstrundan',
    ]);
    expect(await texts('', '.ready-messages h3', options)).toEqual(['Till föräldrarna']);
    expect(await texts('', '.ready-messages h3', { vars, now: '2026-09-28T12:00:00Z' })).toEqual([
      'Till föräldrarna',
      'Till släkt och vänner',
      'Påminnelse',
    ]);
  });

  it('are all at hand when there is no round to choose them by', async () => {
    expect(await texts('', '.ready-messages h3', { vars: WITHOUT_OPTIONAL_VARS, now })).toEqual([
      'Till föräldrarna',
      'Till släkt och vänner',
      'Påminnelse',
      'Varorna har kommit',
      'Till den som inte har betalat',
      'Tack',
    ]);
  });

  it('name no day without a round', async () => {
    const messages = await messagesAt('2026-11-01', { SALES_ROUNDS: '' });
    expect(messages[0]).toContain('Datumen kommer när vi har valt en runda.');
    expect(messages[2]).toMatch(/^Hej! Har alla fått frågan\? Sista beställningsdagen står i webbshoppen\. /);
    expect(messages.join(' ')).not.toMatch(/\d+ dagar kvar|närmar sig|vecka/);
  });

  it.each([
    ['2027-01-17', ['Till föräldrarna']],
    ['2027-01-18', ['Till föräldrarna', 'Till släkt och vänner', 'Påminnelse']],
    ['2027-03-21', ['Till föräldrarna', 'Till släkt och vänner', 'Påminnelse']],
    ['2027-03-22', ['Varorna har kommit', 'Till den som inte har betalat', 'Tack']],
    ['2027-06-01', ['Varorna har kommit', 'Till den som inte har betalat', 'Tack']],
  ])('are those that a group needs as far as its round has come, on %s: %j', async (day, titles) => {
    const options = { vars: { SALES_ROUNDS }, now: `${day}T12:00:00Z` };
    expect(await texts('?runda=varrundan-2027', '.ready-messages h3', options)).toEqual(titles);
  });
});
