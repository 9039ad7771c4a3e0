import { describe, expect, it } from 'vitest';
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

describe('the schedule of sales rounds on the steps page', () => {
  it('lists the open rounds, with the next one first and marked', async () => {
    const page = await loadSteps(AUTUMN);
    expect(await page.texts('#rundor h3')).toEqual(['Julrundan Nästa runda', 'Vårrundan']);
    expect(await page.texts('#rundor li strong')).toEqual(['29\u00a0november 2026', '21\u00a0mars 2027']);
    expect(page.text).toContain('Leverans vecka\u00a053 (28\u2060–\u206030\u00a0december 2026)');
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
  ])('is absent when no round %s', async (_case, site) => {
    const page = await site.visit(PATHS.steps);
    expect(await page.all('#rundor')).toEqual([]);
    expect(page.html).not.toContain(RESOURCE_PATHS.salesRounds);
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
  const ASK = 'Den som säljer vet vilken dag som gäller för dig.';
  const TOGETHER = 'Fråga den som säljer om sista beställningsdag.';

  it.each([
    [
      'one round is open',
      [JUL, VAR],
      '2026-11-28T22:59:00Z',
      `Beställ senast 29 november. Leverans till gruppen vecka 51. ${ASK}`,
    ],
    [
      'it is the last day',
      [JUL],
      '2026-11-29T22:59:00Z',
      `Beställ senast i dag, 29 november. Leverans till gruppen vecka 51. ${ASK}`,
    ],
    ['no round is open yet', [JUL, VAR], '2026-11-29T23:00:00Z', 'Nästa runda börjar 15 februari.'],
    ['two rounds are open', [JUL, { ...VAR, opens: '2026-11-01' }], AUTUMN, TOGETHER],
    ['no further round is known', [JUL], '2026-11-30T12:00:00Z', undefined],
    ['there is no schedule', [], AUTUMN, undefined],
  ])('is on the list, on a product and in the brochure when %s', async (_case, rounds, now, text) => {
    const site = siteAt(now, { SALES_ROUNDS: JSON.stringify(rounds) });
    const textsOf = async (path: string, selector: string) =>
      (await (await site.visit(path)).texts(selector)).map((found) => found.replaceAll('\u00a0', ' '));
    const expected = text === undefined ? [] : [text];
    expect(await textsOf(PATHS.products, '.deadline')).toEqual(expected);
    expect(await textsOf(productPath('pepparkakor-i-kakburk'), '.deadline')).toEqual(expected);
    expect(await textsOf(PATHS.products, '.brochure-buying > p:not(:first-child)')).toEqual(expected);
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
  const answerAt = async (now: string) => (await (await siteAt(now).visit(PATHS.faq)).texts('#nar-kan-vi-salja'))[0];

  it.each([
    [
      '2026-06-01',
      'Ja, om gruppen är med i Julrundan och du beställer senast 29 november. Då kommer varorna normalt till gruppen vecka 51, och sedan får du dem av den som säljer. ',
    ],
    [
      '2026-11-28',
      'Ja, om gruppen är med i Julrundan och du beställer senast 29 november. Då kommer varorna normalt till gruppen vecka 51, och sedan får du dem av den som säljer. ',
    ],
    [
      '2026-11-29',
      'Ja, om gruppen är med i Julrundan och du beställer senast i dag, 29 november. Då kommer varorna normalt till gruppen vecka 51, och sedan får du dem av den som säljer. ',
    ],
    [
      '2026-11-30',
      'Ja, om de är beställda i Julrundan, senast 29 november. Då kommer de normalt till gruppen vecka 51, och sedan får du dem av den som säljer. ',
    ],
    [
      '2026-12-18',
      'Ja, om de är beställda i Julrundan, senast 29 november. Då kommer de normalt till gruppen vecka 51, och sedan får du dem av den som säljer. ',
    ],
    [
      '2026-12-19',
      'Enligt schemat kom varorna i Julrundan till gruppen vecka 51. Fråga den som säljer om du inte har fått dina. ',
    ],
    ['2026-12-25', ''],
  ])('says on %s whether products arrive before Christmas', async (day, text) => {
    expect(await answer(`${day}T12:00:00Z`, 'fore-jul')).toBe(
      `${text}Grupperna väljer själva sin runda, så fråga den som säljer när just dina varor kommer.`,
    );
  });

  it('shows a leader whose round has ended the due date, the freight and the delivery week in one search', async () => {
    const site = siteAt('2026-12-01T12:00:00Z', { SALES_ROUNDS: ROUNDS });
    const page = await site.visit(`${PATHS.faq}?sok=faktura+frakt+leverans`);
    const shown = (await page.texts('.faq-hits > details[open] .answer')).join(' ');
    expect(shown).toContain('Inom 15\u00a0dagar från fakturadatum');
    expect(shown).toContain('Säljer ni färre tillkommer en fraktavgift');
    expect(shown).toContain('enligt schemat vecka\u00a051');
  });

  it('names the year of a round in the next year', async () => {
    const next = JSON.stringify([{ ...JUL, opens: '2027-10-11', orderStop: '2027-11-28', deliveryWeek: '2027-W51' }]);
    expect(await answer('2026-12-28T12:00:00Z', 'fore-jul', next)).toContain('du beställer senast 28 november 2027.');
  });

  it('promises no delivery before Christmas for a round that is delivered after it or long before', async () => {
    const late = JSON.stringify([{ ...JUL, deliveryWeek: '2026-W53' }]);
    expect(await answer(AUTUMN, 'fore-jul', late)).toMatch(/^Grupperna väljer/);
    const early = JSON.stringify([{ ...JUL, orderStop: '2026-10-04', opens: '2026-08-01', deliveryWeek: '2026-W43' }]);
    expect(await answer(AUTUMN, 'fore-jul', early)).toMatch(/^Grupperna väljer/);
  });

  it.each([
    ['2026-08-31', 'När kan vi sälja?'],
    ['2026-09-01', 'Kommer varorna före jul?'],
    ['2026-12-24', 'Kommer varorna före jul?'],
    ['2026-12-25', 'När kan vi sälja?'],
  ])('lists the question of the season among the common ones on %s: %s', async (day, question) => {
    const page = await siteAt(`${day}T12:00:00Z`).visit(PATHS.faq);
    expect(await page.texts('.faq-common li a')).toEqual([
      'Jag vill köpa. Hur gör jag?',
      question,
      'Hur mycket tjänar vi?',
      'Hur delar jag min webbshop?',
    ]);
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

  it('names the next round and links to the schedule', async () => {
    expect(await answerAt(AUTUMN)).toContain(
      'Nästa runda är Julrundan, med sista beställningsdag den 29\u00a0november 2026. Här är alla kommande rundor.',
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
