import { describe, expect, it } from 'vitest';
import { PATHS, productPath, RESOURCE_PATHS } from '../../src/domain/paths.ts';
import { createTestApp, visit } from '../support/create-test-app.ts';
import { type Page, parseJsonLd } from '../support/html.ts';

const WINNER = 'Klass 9 B, Exempelskolan';

const ANNOUNCED = { now: '2026-08-20T12:00:00Z', winner: '' };
const RUNNING = { now: '2026-10-01T12:00:00Z', winner: '' };
const ENDED = { now: '2026-11-20T12:00:00Z', winner: '' };
/** The first minute of 2027 in Stockholm. */
const NEW_YEAR = '2026-12-31T23:00:00Z';
const DECIDED = { now: '2026-12-20T12:00:00Z', winner: WINNER };

type Moment = typeof ANNOUNCED;

const load = (
  { now, winner }: Moment,
  path: string = PATHS.competition,
  vars: Readonly<Record<string, string>> = {},
): Promise<Page> => visit(path, { now, vars: { COMPETITION_WINNER: winner && `2026: ${winner}`, ...vars } });

const mainText = async (moment: Moment, vars?: Readonly<Record<string, string>>): Promise<string> =>
  (await load(moment, PATHS.competition, vars)).text.replaceAll('\u00a0', ' ');

const descriptionOf = async (page: Page): Promise<string> =>
  (await page.all('meta[name=description]'))[0]?.attributes.content ?? '';

const LAST_YEAR = 'Det gällde hösten 2026. Ingen ny tävling är utlyst.';

describe('the promo strip', () => {
  it.each([
    ['the year before', { ...ANNOUNCED, now: '2025-12-31T12:00:00Z' }, 'Tävlingen börjar den 1 september 2026.'],
    ['before the competition', ANNOUNCED, 'Tävlingen börjar den 1 september.'],
    ['during the competition', RUNNING, 'Tävlingen pågår till och med den 1 november.'],
    ['after its last day', ENDED, 'Tävlingen slutade den 1 november.'],
    ['with a winner', DECIDED, 'Höstens tävling är avgjord.'],
    ['in the first minute of the next year', { ...DECIDED, now: NEW_YEAR }, LAST_YEAR],
    ['in the next year without a winner', { ...ENDED, now: NEW_YEAR }, LAST_YEAR],
    ['in July of the next year', { ...DECIDED, now: '2027-07-15T12:00:00Z' }, LAST_YEAR],
    ['in the next autumn', { ...DECIDED, now: '2027-09-15T12:00:00Z' }, LAST_YEAR],
  ])('%s has the offer, and then what is true today', async (_when, moment, today) => {
    const [strip, ...others] = await (await load(moment, '/')).all('.promo');
    expect(others).toEqual([]);
    expect(strip?.text.replaceAll('\u00a0', ' ')).toBe(
      `Tävling! Den grupp som säljer mest i höst får dubbla förtjänsten ${today} Läs mer om tävlingen`,
    );
    expect(strip?.attributes.class?.includes('quiet')).toBe(moment !== RUNNING);
  });
});

describe('the competition page', () => {
  it.each([
    ['the organiser', 'Exempelbolaget AB anordnar tävlingen'],
    ['who takes part', 'Alla grupper som får sälja är med, utan anmälan'],
    [
      'the period with its year and times',
      'från den 1 september kl. 00.00 till den 1 november 2026 kl. 23.59, svensk tid',
    ],
    ['what breaks a tie', 'Om flera grupper har sålt lika många vinner den som först kom upp i antalet'],
    ['the prize', 'Gruppen som vinner får dubbel förtjänst på hela sin försäljning.'],
  ])('states %s', async (_fact, text) => {
    expect(await mainText(RUNNING)).toContain(text);
  });

  it.each([
    ['ended', ENDED, 'Det här gäller', /räknas om den beställdes .* gruppledaren godkänner/],
    ['decided', DECIDED, 'Det här gällde', /räknades om den beställdes .* gruppledaren godkände/],
  ])(
    'invites nobody to take part when it is %s, and counts when it is counted',
    async (_phase, moment, title, counting) => {
      const [main = ''] = await (await load(moment)).texts('main');
      expect(main).toContain(title);
      expect(main).toMatch(counting);
      expect(main).toMatch(/sålde under tävlingen var med/);
      expect(main).toContain('anordnade tävlingen');
      expect(main).not.toMatch(/om ni vinner|nästa tävling|är med|kan ni fortfarande/);
    },
  );

  it('states the last day to decide it, also when it has passed, and the value of the prize, only when they are configured', async () => {
    expect(await mainText(ENDED, { COMPETITION_DECIDED_BY: '' })).not.toContain('avräknade, senast');
    for (const moment of [ENDED, { ...ENDED, now: '2026-12-15T12:00:00Z' }]) {
      expect(await mainText(moment, { COMPETITION_DECIDED_BY: '2026-12-15' })).toContain(
        'avräknade, senast den 15 december 2026.',
      );
    }
    const late = { ...ENDED, now: '2026-12-16T12:00:00Z' };
    expect(await mainText(late, { COMPETITION_DECIDED_BY: '2026-12-15' })).toContain(
      'avräknade. Det skulle ha varit klart senast den 15 december 2026, men är försenat.',
    );
    expect(await mainText(DECIDED, { COMPETITION_PRIZE_KRONOR: '' })).not.toContain('utöver den vanliga förtjänsten.');
    expect(await mainText(DECIDED, { COMPETITION_PRIZE_KRONOR: '45000' })).toContain(
      'Priset är 45 000 kr utöver den vanliga förtjänsten.',
    );
  });

  it.each([
    ['running', RUNNING],
    ['decided', DECIDED],
  ])('says which sales are doubled as configured when it is %s', async (_phase, moment) => {
    const vars = { COMPETITION_PRIZE_SALES: 'försäljningen under tävlingen' };
    expect(await mainText(moment, vars)).toContain('dubbel förtjänst på försäljningen under tävlingen.');
  });

  it('is summed up in the FAQ with the sales that are doubled', async () => {
    const vars = { COMPETITION_PRIZE_SALES: 'försäljningen under tävlingen' };
    const [answer] = await (await load(RUNNING, PATHS.faq, vars)).texts('#tavling');
    expect(answer).toContain('får dubbel förtjänst på försäljningen under tävlingen. Ni behöver inte anmäla er.');
  });

  it.each([
    ['announced', ANNOUNCED, /^Den grupp som säljer flest produkter från/],
    ['running', RUNNING, /^Tävlingen pågår till och med den 1\u00a0november 2026/],
    ['ended', ENDED, /^Hösttävlingen 2026 avslutades/],
    ['decided', DECIDED, /^Hösttävlingen 2026 är avgjord/],
  ])('describes itself in its head and its structured data as %s', async (_phase, moment, expected) => {
    const page = await load(moment);
    const description = await descriptionOf(page);
    expect(description).toMatch(expected);
    expect(description).toMatch(/^.{120,155}$/);
    expect((await parseJsonLd(page.html)).find((node) => node['@type'] === 'Event')).toMatchObject({
      name: 'Hösttävlingen 2026',
      description,
      image: expect.stringMatching(/^https:.*\.png$/),
      eventStatus: 'https://schema.org/EventScheduled',
      startDate: '2026-09-01',
      endDate: '2026-11-01',
      organizer: { name: 'Exempelbolaget AB' },
    });
  });
});

describe('the question about the competition on the FAQ page', () => {
  it.each([
    ['running', RUNNING, 'Hur fungerar hösttävlingen?', 'får dubbel förtjänst på hela sin försäljning'],
    ['ended', ENDED, 'Hur gick det i hösttävlingen 2026?', 'Vinnaren är inte utsedd än'],
    ['decided', DECIDED, 'Vem vann hösttävlingen 2026?', `Vinnaren är ${WINNER}`],
  ])('follows the competition: %s', async (_phase, moment, question, answer) => {
    const page = await load(moment, PATHS.faq);
    expect(await page.texts('main summary')).toContain(question);
    expect(page.text).toContain(answer);
  });
});

describe('without an announced competition', () => {
  const site = createTestApp({ vars: { COMPETITION_YEAR: '', COMPETITION_WINNER: `2026: ${WINNER}` } });
  // The terms mention competitions in general.
  const SILENT_PATHS = Object.values(PATHS).filter((path) => path !== PATHS.competition && path !== PATHS.groupTerms);

  it.each([...SILENT_PATHS, productPath('fladersaft'), '/finns-inte'])('%s mentions no competition', async (path) => {
    const page = await site.visit(path);
    expect(await page.all('.promo')).toEqual([]);
    expect(page.text).not.toMatch(/tävl|dubb(el|la) förtjänst/i);
  });

  it('the competition page says so, and keeps its description and its place in the sitemap', async () => {
    const page = await site.visit(PATHS.competition);
    expect((await page.texts('main h1'))[0]).toBe('Tävlingar');
    expect((await page.texts('main'))[0]).toContain('Just nu är ingen tävling utlyst.');
    expect(page.text).not.toMatch(/dubbel|vinnare|2026/i);
    expect(await descriptionOf(page)).toMatch(/^.{120,155}$/);
    expect((await parseJsonLd(page.html)).map((node) => node['@type'])).toEqual(['BreadcrumbList']);
    expect(await (await site.get(RESOURCE_PATHS.sitemap)).text()).toContain(`${PATHS.competition}</loc>`);
  });
});
