import { describe, expect, it } from 'vitest';
import { exampleRounds } from '../../scripts/example-vars.ts';
import { PATHS, productPath, RESOURCE_PATHS } from '../../src/domain/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { parseJsonLd } from '../support/html.ts';
import { WITHOUT_OPTIONAL_VARS } from '../support/test-vars.ts';

const SALES_ROUNDS = JSON.stringify([
  { name: 'Vårrundan', orderStop: '2027-03-21', deliveryWeek: '2027-W14' },
  { name: 'Höstrundan', orderStop: '2026-09-27', deliveryWeek: '2026-W42' },
  { name: 'Julrundan', orderStop: '2026-11-29', deliveryWeek: '2026-W53' },
]);

const siteAt = (now: string, vars: Readonly<Record<string, string>> = { SALES_ROUNDS }) => createTestApp({ vars, now });

const loadSteps = (now: string) => siteAt(now).visit(PATHS.steps);

const AUTUMN = '2026-11-01T12:00:00Z';

/** What the pages say about the example's rounds on ten days. */
const TEN_DAYS = [
  {
    day: '2026-10-05',
    landing: '29 november sista beställningsdag i Julrundan, leverans vecka 51',
    groups: 'Just nu pågår Julrundan, med sista beställningsdag 29 november 2026. Här är alla rundor.',
    christmas:
      'Ja, om gruppen är med i Julrundan och du beställer senast söndag 29 november. Då kommer varorna normalt till gruppen vecka 51, och sedan får du dem av den som säljer. Den som säljer vet vilken runda gruppen är med i.',
    steps: ['Julrundan Pågår', 'Vårrundan'],
    customers:
      'Sista beställningsdag i Julrundan är söndag 29 november. Varorna kommer till gruppen vecka 51. Alla grupper har inte samma dagar: fråga den som säljer.',
    brochure: 'Julrundan 2026',
    material: [
      'Julrundan stänger söndag 29 november. Varorna kommer vecka 51.',
      'Är ni redan med i Höstrundan? Visa materialet för Höstrundan',
    ],
    messages: 'Till föräldrarna, Till släkt och vänner, Påminnelse',
  },
  {
    day: '2026-11-28',
    landing: '18 januari börjar Vårrundan, med sista beställningsdag 21 mars och leverans vecka 14',
    groups:
      'Julrundan stänger i morgon, söndag 29 november. Nästa runda som ni hinner med är Vårrundan: den börjar 18 januari, och sista beställningsdag är 21 mars 2027. Här är alla rundor.',
    christmas:
      'Ja, om gruppen är med i Julrundan och du beställer senast i morgon, söndag 29 november. Då kommer varorna normalt till gruppen vecka 51, och sedan får du dem av den som säljer. Den som säljer vet vilken runda gruppen är med i.',
    steps: ['Julrundan Stänger i morgon', 'Vårrundan Nästa runda'],
    customers:
      'Sista beställningsdag i Julrundan är i morgon, söndag 29 november. Varorna kommer till gruppen vecka 51. Alla grupper har inte samma dagar: fråga den som säljer.',
    brochure: 'Julrundan 2026',
    material: [
      'Vårrundan börjar måndag 18 januari 2027. Sista beställningsdag är söndag 21 mars 2027, och varorna kommer vecka 14.',
      'Är ni redan med i Julrundan? Visa materialet för Julrundan',
    ],
    messages: 'Till föräldrarna',
  },
  {
    day: '2026-11-29',
    landing: '18 januari börjar Vårrundan, med sista beställningsdag 21 mars och leverans vecka 14',
    groups:
      'Julrundan stänger i dag, söndag 29 november. Nästa runda som ni hinner med är Vårrundan: den börjar 18 januari, och sista beställningsdag är 21 mars 2027. Här är alla rundor.',
    christmas:
      'Ja, om gruppen är med i Julrundan och du beställer senast i dag, söndag 29 november. Då kommer varorna normalt till gruppen vecka 51, och sedan får du dem av den som säljer. Den som säljer vet vilken runda gruppen är med i.',
    steps: ['Julrundan Stänger i dag', 'Vårrundan Nästa runda'],
    customers:
      'Sista beställningsdag i Julrundan är i dag, söndag 29 november. Varorna kommer till gruppen vecka 51. Alla grupper har inte samma dagar: fråga den som säljer.',
    brochure: 'Julrundan 2026',
    material: [
      'Vårrundan börjar måndag 18 januari 2027. Sista beställningsdag är söndag 21 mars 2027, och varorna kommer vecka 14.',
      'Är ni redan med i Julrundan? Visa materialet för Julrundan',
    ],
    messages: 'Till föräldrarna',
  },
  {
    day: '2026-11-30',
    landing: '18 januari börjar Vårrundan, med sista beställningsdag 21 mars och leverans vecka 14',
    groups:
      'Nästa runda som ni hinner med är Vårrundan: den börjar 18 januari, och sista beställningsdag är 21 mars 2027. Här är alla rundor.',
    christmas:
      'Ja, om de är beställda i Julrundan, senast söndag 29 november. Då kommer varorna normalt till gruppen vecka 51, och sedan får du dem av den som säljer. Den som säljer vet vilken runda gruppen är med i.',
    steps: ['Vårrundan Nästa runda', 'Sommarrundan'],
    customers: 'Vårrundan börjar måndag 18 januari 2027, och då kan sortimentet se annorlunda ut.',
    brochure: '',
    material: [
      'Vårrundan börjar måndag 18 januari 2027. Sista beställningsdag är söndag 21 mars 2027, och varorna kommer vecka 14.',
      'Är ni redan med i Julrundan? Visa materialet för Julrundan',
    ],
    messages: 'Till föräldrarna, Varorna har kommit, Till den som inte har betalat, Tack',
  },
  {
    day: '2026-12-20',
    landing: '18 januari börjar Vårrundan, med sista beställningsdag 21 mars och leverans vecka 14',
    groups:
      'Nästa runda som ni hinner med är Vårrundan: den börjar 18 januari, och sista beställningsdag är 21 mars 2027. Här är alla rundor.',
    christmas:
      'Enligt schemat kom varorna i Julrundan till gruppen vecka 51. Fråga den som säljer om du inte har fått dina.',
    steps: ['Vårrundan Nästa runda', 'Sommarrundan'],
    customers: 'Vårrundan börjar måndag 18 januari 2027, och då kan sortimentet se annorlunda ut.',
    brochure: '',
    material: [
      'Vårrundan börjar måndag 18 januari 2027. Sista beställningsdag är söndag 21 mars 2027, och varorna kommer vecka 14.',
      'Är ni redan med i Julrundan? Visa materialet för Julrundan',
    ],
    messages: 'Till föräldrarna, Varorna har kommit, Till den som inte har betalat, Tack',
  },
  {
    day: '2026-12-26',
    landing: '18 januari börjar Vårrundan, med sista beställningsdag 21 mars och leverans vecka 14',
    groups:
      'Nästa runda som ni hinner med är Vårrundan: den börjar 18 januari, och sista beställningsdag är 21 mars 2027. Här är alla rundor.',
    christmas:
      'Troligen, om gruppen är med i Julrundan och du beställer senast söndag 5 december 2027. Då kommer varorna enligt schemat till gruppen vecka 51 (20–23 december 2027), och sedan får du dem av den som säljer. Den som säljer vet vilken runda gruppen är med i.',
    steps: ['Vårrundan Nästa runda', 'Sommarrundan'],
    customers: 'Vårrundan börjar måndag 18 januari 2027, och då kan sortimentet se annorlunda ut.',
    brochure: '',
    material: [
      'Vårrundan börjar måndag 18 januari 2027. Sista beställningsdag är söndag 21 mars 2027, och varorna kommer vecka 14.',
      'Är ni redan med i Julrundan? Visa materialet för Julrundan',
    ],
    messages: 'Till föräldrarna, Varorna har kommit, Till den som inte har betalat, Tack',
  },
  {
    day: '2027-02-10',
    landing: '21 mars sista beställningsdag i Vårrundan, leverans vecka 14',
    groups: 'Just nu pågår Vårrundan, med sista beställningsdag 21 mars 2027. Här är alla rundor.',
    christmas:
      'Troligen, om gruppen är med i Julrundan och du beställer senast söndag 5 december. Då kommer varorna enligt schemat till gruppen vecka 51 (20–23 december 2027), och sedan får du dem av den som säljer. Den som säljer vet vilken runda gruppen är med i.',
    steps: ['Vårrundan Pågår', 'Sommarrundan'],
    customers:
      'Sista beställningsdag i Vårrundan är söndag 21 mars. Varorna kommer till gruppen vecka 14. Alla grupper har inte samma dagar: fråga den som säljer.',
    brochure: 'Vårrundan 2027',
    material: ['Vårrundan stänger söndag 21 mars. Varorna kommer vecka 14.'],
    messages: 'Till föräldrarna, Till släkt och vänner, Påminnelse',
  },
  {
    day: '2027-03-15',
    landing: '29 mars börjar Sommarrundan, med sista beställningsdag 23 maj och leverans vecka 23',
    groups:
      'Vårrundan stänger söndag 21 mars. Nästa runda som ni hinner med är Sommarrundan: den börjar 29 mars, och sista beställningsdag är 23 maj 2027. Här är alla rundor.',
    christmas:
      'Troligen, om gruppen är med i Julrundan och du beställer senast söndag 5 december. Då kommer varorna enligt schemat till gruppen vecka 51 (20–23 december 2027), och sedan får du dem av den som säljer. Den som säljer vet vilken runda gruppen är med i.',
    steps: ['Vårrundan Stänger 21 mars', 'Sommarrundan Nästa runda'],
    customers:
      'Sista beställningsdag i Vårrundan är söndag 21 mars. Varorna kommer till gruppen vecka 14. Alla grupper har inte samma dagar: fråga den som säljer.',
    brochure: 'Vårrundan 2027',
    material: [
      'Sommarrundan börjar måndag 29 mars. Sista beställningsdag är söndag 23 maj, och varorna kommer vecka 23.',
      'Är ni redan med i Vårrundan? Visa materialet för Vårrundan',
    ],
    messages: 'Till föräldrarna',
  },
  {
    day: '2027-07-15',
    landing: '16 augusti börjar Höstrundan, med sista beställningsdag 10 oktober och leverans vecka 43',
    groups:
      'Nästa runda som ni hinner med är Höstrundan: den börjar 16 augusti, och sista beställningsdag är 10 oktober 2027. Här är alla rundor.',
    christmas:
      'Troligen, om gruppen är med i Julrundan och du beställer senast söndag 5 december. Då kommer varorna enligt schemat till gruppen vecka 51 (20–23 december 2027), och sedan får du dem av den som säljer. Den som säljer vet vilken runda gruppen är med i.',
    steps: ['Höstrundan Nästa runda', 'Julrundan'],
    customers: 'Höstrundan börjar måndag 16 augusti, och då kan sortimentet se annorlunda ut.',
    brochure: '',
    material: [
      'Höstrundan börjar måndag 16 augusti. Sista beställningsdag är söndag 10 oktober, och varorna kommer vecka 43.',
    ],
    messages: 'Till föräldrarna',
  },
  {
    day: '2027-09-15',
    landing: '10 oktober sista beställningsdag i Höstrundan, leverans vecka 43',
    groups: 'Just nu pågår Höstrundan, med sista beställningsdag 10 oktober 2027. Här är alla rundor.',
    christmas:
      'Troligen, om gruppen är med i Julrundan och du beställer senast söndag 5 december. Då kommer varorna enligt schemat till gruppen vecka 51 (20–23 december 2027), och sedan får du dem av den som säljer. Den som säljer vet vilken runda gruppen är med i.',
    steps: ['Höstrundan Pågår', 'Julrundan'],
    customers:
      'Sista beställningsdag i Höstrundan är söndag 10 oktober. Varorna kommer till gruppen vecka 43. Alla grupper har inte samma dagar: fråga den som säljer.',
    brochure: 'Höstrundan 2027',
    material: ['Höstrundan stänger söndag 10 oktober. Varorna kommer vecka 43.'],
    messages: 'Till föräldrarna, Till släkt och vänner, Påminnelse',
  },
] as const;

it.each(TEN_DAYS)('on $day every page says the same of the rounds', async ({ day, ...expected }) => {
  const site = siteAt(`${day}T12:00:00Z`, { SALES_ROUNDS: JSON.stringify(exampleRounds(2026)) });
  const texts = async (path: string, selector: string) =>
    (await (await site.visit(path)).texts(selector)).map((text) =>
      text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
    );
  expect({
    landing: [(await texts(PATHS.home, '.facts dt')).at(-1), (await texts(PATHS.home, '.facts dd')).at(-1)].join(' '),
    groups: (await texts(PATHS.faq, '#nar-kan-vi-salja p')).at(-1),
    christmas: (await texts(PATHS.faq, '#fore-jul')).join(''),
    steps: (await texts(PATHS.steps, '#rundor h3')).slice(0, 2),
    customers: (await texts(PATHS.products, '.deadline')).join(''),
    brochure: (await texts(PATHS.products, '.brochure-round')).join(''),
    material: await texts(PATHS.material, 'main form > p'),
    messages: (await texts(PATHS.material, '.ready-messages h3')).join(', '),
  }).toEqual(expected);
});

it.each([
  [SALES_ROUNDS, 'Julrundan 2026'],
  [SALES_ROUNDS.replace('"Vårrundan",', '"Vårrundan","opens":"2026-10-01",'), 'Julrundan 2026 och Vårrundan 2027'],
  [SALES_ROUNDS.replace('Julrundan', 'Jul 2026'), 'Jul 2026'],
])('the brochure is named after every round that is open: %s', async (rounds, name) => {
  const page = await siteAt(AUTUMN, { SALES_ROUNDS: rounds }).visit(PATHS.products);
  expect(await page.texts('.brochure-round')).toEqual([name]);
});

describe('the schedule of sales rounds on the steps page', () => {
  it('lists the rounds that have not closed, with their days and their delivery', async () => {
    const rounds = SALES_ROUNDS.replace('"Vårrundan",', '"Vårrundan","opens":"2026-12-14",');
    const page = await siteAt(AUTUMN, { SALES_ROUNDS: rounds }).visit(PATHS.steps);
    expect(await page.texts('#rundor h3')).toEqual(['Julrundan Pågår', 'Vårrundan']);
    expect(await page.texts('#rundor li strong')).toEqual([
      '29\u00a0november 2026',
      '14\u00a0december 2026–21\u00a0mars 2027',
    ]);
    expect(await page.texts('#rundor li p')).toEqual([
      'Sista beställningsdag',
      'Leverans vecka\u00a053 (28\u2060–\u206030\u00a0december 2026)',
      'Beställningar',
      'Leverans vecka\u00a014 (5\u2060–\u20609\u00a0april 2027)',
    ]);
  });

  it('links to its calendar, as a subscription and as a file', async () => {
    const links = (await (await loadSteps(AUTUMN)).all('#rundor a')).map(({ attributes }) => attributes.href);
    expect(links).toEqual(['webcal://www.saljrundan.example/rundor.ics', RESOURCE_PATHS.salesRounds]);
  });

  it('is not an Event for search engines, which do not treat a last day to order as one', async () => {
    expect((await parseJsonLd((await loadSteps(AUTUMN)).html)).map((node) => node['@type'])).toEqual([
      'BreadcrumbList',
    ]);
  });

  it.each([
    ['is configured', siteAt(AUTUMN, WITHOUT_OPTIONAL_VARS)],
    ['is open any more', siteAt('2027-03-22T12:00:00Z')],
  ])('is absent, and the FAQ does not lead to it, when no round %s', async (_case, site) => {
    const page = await site.visit(PATHS.steps);
    expect(await page.all('#rundor')).toEqual([]);
    expect(page.html).not.toContain(RESOURCE_PATHS.salesRounds);
    expect((await site.visit(PATHS.faq)).text).not.toContain('alla rundor');
  });
});

it.each([
  ['2030-W18', 'vecka 18 (29–30 april och 2–3 maj 2030)'],
  ['2025-W01', 'vecka 1 (30 december 2024 och 2–3 januari 2025)'],
])('a delivery in %s is on working days: %s', async (deliveryWeek, text) => {
  const rounds = JSON.stringify([{ name: 'Rundan', orderStop: '2024-11-29', deliveryWeek }]);
  const page = await siteAt('2024-11-01T12:00:00Z', { SALES_ROUNDS: rounds }).visit(PATHS.steps);
  const plain = page.text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
  expect(plain).toContain(`Leverans ${text}`);
});

describe('the last day to order, for customers', () => {
  const JUL = { name: 'Julrundan', opens: '2026-10-12', orderStop: '2026-11-29', deliveryWeek: '2026-W51' };
  const VAR = { name: 'Vårrundan', opens: '2027-02-15', orderStop: '2027-03-21', deliveryWeek: '2027-W14' };
  const ASK = 'Alla grupper har inte samma dagar: fråga den som säljer.';
  const TOGETHER = 'Fråga den som säljer om sista beställningsdag.';

  it.each([
    [
      'one round is open',
      [JUL, VAR],
      '2026-11-28T22:59:00Z',
      `Sista beställningsdag i Julrundan är i morgon, söndag 29 november. Varorna kommer till gruppen vecka 51. ${ASK}`,
    ],
    [
      'it is the last day',
      [JUL],
      '2026-11-29T22:59:00Z',
      `Sista beställningsdag i Julrundan är i dag, söndag 29 november. Varorna kommer till gruppen vecka 51. ${ASK}`,
    ],
    [
      'no round is open yet',
      [JUL, VAR],
      '2026-11-29T23:00:00Z',
      'Vårrundan börjar måndag 15 februari 2027, och då kan sortimentet se annorlunda ut.',
    ],
    ['two rounds are open', [JUL, { ...VAR, opens: '2026-11-01' }], AUTUMN, TOGETHER],
    ['no further round is known', [JUL], '2026-11-30T12:00:00Z', undefined],
    ['there is no schedule', [], AUTUMN, undefined],
  ])('is on the list, on a product and, without “i dag”, in the brochure when %s', async (_case, rounds, now, text) => {
    const site = siteAt(now, { SALES_ROUNDS: JSON.stringify(rounds) });
    const textsOf = async (path: string, selector: string) =>
      (await (await site.visit(path)).texts(selector)).map((found) => found.replaceAll('\u00a0', ' '));
    const expected = text === undefined ? [] : [text];
    expect(await textsOf(PATHS.products, '.deadline')).toEqual(expected);
    expect(await textsOf(productPath('pepparkakor-i-kakburk'), '.deadline')).toEqual(expected);
    const printed = expected.map((sentence) => sentence.replace(/i (dag|morgon), /, ''));
    expect(await textsOf(PATHS.products, '.brochure-buying > p:not(:first-child)')).toEqual(printed);
  });
});

describe('the FAQ page', () => {
  const JUL = { name: 'Julrundan', opens: '2026-10-12', orderStop: '2026-11-29', deliveryWeek: '2026-W51' };
  const ROUNDS = JSON.stringify([
    { name: 'Höstrundan', orderStop: '2026-10-04', deliveryWeek: '2026-W43' },
    JUL,
    { name: 'Vårrundan', opens: '2027-01-18', orderStop: '2027-03-21', deliveryWeek: '2027-W14' },
  ]);
  const answer = async (now: string, id: string, rounds = ROUNDS) => {
    const page = await siteAt(now, { SALES_ROUNDS: rounds }).visit(PATHS.faq);
    return (await page.texts(`#${id}`))[0]?.replaceAll('\u00a0', ' ') ?? '';
  };

  it('shows a leader whose round has ended the due date, the freight and the delivery week in one search', async () => {
    const site = siteAt('2026-12-01T12:00:00Z', { SALES_ROUNDS: ROUNDS });
    const page = await site.visit(`${PATHS.faq}?sok=faktura+frakt+leverans`);
    const shown = (await page.texts('.faq-hits > details[open] .answer')).join(' ');
    expect(shown).toContain('Inom 15\u00a0dagar från fakturadatum');
    expect(shown).toContain('Säljer ni färre tillkommer en fraktavgift');
    expect(shown).toContain('enligt schemat vecka\u00a051');
  });

  it('promises no delivery before Christmas for a round that is delivered after it or long before', async () => {
    const late = JSON.stringify([{ ...JUL, deliveryWeek: '2026-W53' }]);
    expect(await answer(AUTUMN, 'fore-jul', late)).toMatch(/^Det beror på vilken runda/);
    const early = JSON.stringify([{ ...JUL, orderStop: '2026-10-04', opens: '2026-08-01', deliveryWeek: '2026-W43' }]);
    expect(await answer(AUTUMN, 'fore-jul', early)).toMatch(/^Det beror på vilken runda/);
  });

  it.each([
    ['2026-08-31', false],
    ['2026-09-01', true],
    ['2026-12-24', true],
    ['2026-12-25', false],
  ])('shows the question about Christmas among the first of customers on %s: %s', async (day, isShown) => {
    const page = await siteAt(`${day}T12:00:00Z`).visit(PATHS.faq);
    expect(await page.all('#kunder-och-betalning > .faq-item > #fore-jul')).toHaveLength(isShown ? 1 : 0);
    expect(await page.all('#fore-jul')).toHaveLength(1);
  });

  it.each([
    ['2026-11-29', ''],
    ['2026-11-30', 'Varorna i Julrundan kommer enligt schemat vecka 51 (14\u2060–\u206018 december 2026).'],
    ['2026-12-18', 'Varorna i Julrundan kommer enligt schemat vecka 51 (14\u2060–\u206018 december 2026).'],
    ['2026-12-19', ''],
  ])('tells a group on %s when the products of a closed round arrive', async (day, sentence) => {
    expect(await answer(`${day}T12:00:00Z`, 'leverans')).toSatisfy((text: string) =>
      text.endsWith(`med frakten om den inte är fri.${sentence}`),
    );
  });
});

describe('the calendar of sales rounds', () => {
  it('has two whole-day events for every round, open or not', async () => {
    const site = siteAt(AUTUMN);
    const response = await site.get(RESOURCE_PATHS.salesRounds);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const lines = (await response.text()).replaceAll('\r\n ', '').split('\r\n');
    const valuesOf = (name: string) =>
      lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length + 1));
    expect(valuesOf('SUMMARY')).toEqual([
      'Vårrundan: sista beställningsdag',
      'Vårrundan: leveransvecka',
      'Höstrundan: sista beställningsdag',
      'Höstrundan: leveransvecka',
      'Julrundan: sista beställningsdag',
      'Julrundan: leveransvecka',
    ]);
    expect(valuesOf('DTSTART;VALUE=DATE').slice(-2)).toEqual(['20261129', '20261228']);
    expect(valuesOf('DTEND;VALUE=DATE').slice(-2)).toEqual(['20261130', '20261231']);
    const deployedAt = `${site.deps.config.deployedAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
    expect(new Set(valuesOf('DTSTAMP'))).toEqual(new Set([deployedAt]));
    expect(valuesOf('UID')).toEqual([
      'varrundan-2027-order-stop@www.saljrundan.example',
      'varrundan-2027-delivery@www.saljrundan.example',
      'hostrundan-2026-order-stop@www.saljrundan.example',
      'hostrundan-2026-delivery@www.saljrundan.example',
      'julrundan-2026-order-stop@www.saljrundan.example',
      'julrundan-2026-delivery@www.saljrundan.example',
    ]);
  });

  it('has the same bytes and validator until the next deployment, and is not sent twice', async () => {
    const [first, later] = [siteAt(AUTUMN), siteAt('2026-11-28T08:00:00Z')];
    const response = await first.get(RESOURCE_PATHS.salesRounds);
    const etag = response.headers.get('etag') ?? '';
    const again = await later.get(RESOURCE_PATHS.salesRounds);
    expect([await again.text(), again.headers.get('etag')]).toEqual([await response.text(), etag]);
    const unchanged = await later.get(RESOURCE_PATHS.salesRounds, { headers: { 'if-none-match': etag } });
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('keeps the identity of an event when its day moves', async () => {
    const uids = async (rounds: string) => {
      const calendar = await (await siteAt(AUTUMN, { SALES_ROUNDS: rounds }).get(RESOURCE_PATHS.salesRounds)).text();
      return calendar.match(/^UID:.*/gm);
    };
    expect(await uids(SALES_ROUNDS.replace('2026-11-29', '2026-12-01'))).toEqual(await uids(SALES_ROUNDS));
  });

  it('has a time zone but no event when no round is configured, so that subscriptions do not fail', async () => {
    const response = await siteAt(AUTUMN, WITHOUT_OPTIONAL_VARS).get(RESOURCE_PATHS.salesRounds);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect((await response.text()).match(/(?<=^BEGIN:)V\w+/gm)).toEqual(['VCALENDAR', 'VTIMEZONE']);
  });
});
