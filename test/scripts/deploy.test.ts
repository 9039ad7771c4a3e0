import { describe, expect, inject, it, vi } from 'vitest';
import cost from '../../docs/operations/cost.md?raw';
import { findMissing, findPlaceholders, findProblems, findUnknown } from '../../scripts/deploy/checks.ts';
import { environmentVars } from '../../scripts/deploy/environment-vars.ts';
import { findPastDates } from '../../scripts/deploy/past-dates.ts';
import { adviceFor, askListedIds, askSite, siteStateOf } from '../../scripts/deploy/site-check.ts';
import { descriptions } from '../../src/config-descriptions.ts';
import { createFaultySite, createTestApp } from '../support/create-test-app.ts';
import { obfuscateMail } from '../support/obfuscate-mail.ts';
import { OPERATOR_VARS, PLACEHOLDERS_REPLACED } from '../support/operator-vars.ts';

const COMPLETE = {
  ...inject('topLevel').vars,
  ...OPERATOR_VARS,
};

const PRODUCTION = '';

it('the check for placeholders and the table of placeholders name every placeholder of wrangler.toml', () => {
  const placeholders = findPlaceholders(inject('topLevel').vars).toSorted();
  expect(placeholders).toEqual(Object.keys(PLACEHOLDERS_REPLACED).toSorted());
  const described = Object.entries(descriptions).filter(([, { table }]) => table === 'placeholders');
  expect(described.map(([name]) => name).toSorted()).toEqual(placeholders);
});

it('values that are out of date are named, but are not an error', () => {
  const vars = {
    ...COMPLETE,
    SALES_ROUNDS: '[{"name":"Jul","orderStop":"2026-11-29","deliveryWeek":"2026-W51"}]',
    NOTICE_TEXT: 'Leveransen är sen.',
    NOTICE_UNTIL: '2026-12-15',
    COMPETITION_YEAR: '2026',
    COMPETITION_WINNER: '2025: Klass 9 B',
    COMPETITION_DECIDED_BY: '2027-01-31',
  };
  expect(findPastDates(vars, new Date('2026-11-20T12:00:00Z'))).toEqual([]);
  const jul = [expect.stringMatching(/^SALES_ROUNDS/), expect.stringMatching(/^NOTICE_UNTIL/)];
  expect(findPastDates(vars, new Date('2027-01-01T12:00:00Z'))).toEqual(jul);
  expect(findPastDates(vars, new Date('2027-02-01T12:00:00Z'))).toEqual([
    ...jul,
    expect.stringMatching(/no COMPETITION_WINNER of 2026/),
    expect.stringMatching(/^COMPETITION_YEAR/),
  ]);
  expect(findProblems({ ...vars, COMPETITION_WINNER: 'Klass 9 B' }, PRODUCTION)).toEqual([
    expect.stringMatching(/^Invalid: COMPETITION_WINNER: must name its year/),
  ]);
});

describe('the check of the variables before a deployment', () => {
  it('finds nothing when an operator has replaced every placeholder', () => {
    expect(findProblems(COMPLETE, PRODUCTION)).toEqual([]);
  });

  it('names placeholders and invalid variables together', () => {
    expect(
      findProblems({ ...COMPLETE, COMPANY_NAME: 'Exempelbolaget AB', PAGE_TTL_SECONDS: '61' }, PRODUCTION),
    ).toEqual(['Still a placeholder: COMPANY_NAME.', 'Invalid: PAGE_TTL_SECONDS: must be at most 60.']);
  });

  it('refuses to hide production from search engines, but no other environment', () => {
    expect(findProblems({ ...COMPLETE, NOINDEX: 'true' }, PRODUCTION)).toEqual([
      expect.stringMatching(/^NOINDEX is true/),
    ]);
    expect(findProblems({ ...COMPLETE, NOINDEX: 'true' }, 'staging')).toEqual([]);
    expect(findProblems(COMPLETE, 'staging')).toEqual([expect.stringMatching(/^NOINDEX is not true/)]);
  });

  it.each([
    ['http://www.saljrundan.se', /^Invalid: PUBLIC_ORIGIN: must be an https URL/],
    ['https://www.saljrundan.se:8443', /^PUBLIC_ORIGIN must be https and a domain/],
    ['https://saljrundan', /^PUBLIC_ORIGIN must be https and a domain/],
    ['https://203.0.113.7', /^PUBLIC_ORIGIN must be https and a domain/],
  ])('refuses the address %s', (PUBLIC_ORIGIN, problem) => {
    expect(findProblems({ ...COMPLETE, PUBLIC_ORIGIN }, PRODUCTION)).toEqual([expect.stringMatching(problem)]);
  });

  it('names every URL that points to the deploying machine', () => {
    const vars = {
      PUBLIC_ORIGIN: 'http://localhost:8787',
      PROVIDER_API_URL: 'https://[::1]',
      START_URL: 'https://0.0.0.0/',
      MEDIA_ORIGINS: 'https://cdn.se, http://127.0.0.1:8788',
    };
    expect(findProblems({ ...COMPLETE, ...vars }, PRODUCTION)).toEqual([
      'An address on this machine: PUBLIC_ORIGIN, START_URL, PROVIDER_API_URL, MEDIA_ORIGINS.',
      expect.stringMatching(/^PUBLIC_ORIGIN must be https and a domain/),
    ]);
  });

  it('asks for the recipients of personal data', () => {
    expect(findProblems({ ...COMPLETE, DATA_RECIPIENTS: '' }, PRODUCTION)).toEqual([
      expect.stringMatching(/^DATA_RECIPIENTS is empty/),
    ]);
  });

  it.each([
    ['VAT_NUMBER', 'SE556000001001', PRODUCTION],
    ['VAT_NUMBER', 'SE556000001001', 'staging'],
    ['ORGANISATION_NUMBER', '556000-0018', PRODUCTION],
  ])('refuses the %s %s beside the other number of the company', (name, value, environment) => {
    const vars = { ...COMPLETE, NOINDEX: String(environment !== PRODUCTION), [name]: value };
    expect(findProblems(vars, environment)).toEqual([
      expect.stringMatching(/^VAT_NUMBER SE\d{12} is not that of ORGANISATION_NUMBER \d{6}-\d{4}: it must be SE/),
    ]);
  });

  const OWN_SENTRY = 'https://key@sentry.saljrundan.se/1';
  const SENTRY = 'https://key@o1.ingest.de.sentry.io/1';
  const [NO_CLOUDFLARE, NO_SENTRY] = ['Cloudflare', 'Sentry'].map((name) =>
    expect.stringMatching(RegExp(`^DATA_RECIPIENTS does not name ${name}, .*: add it with the category "it"\\.$`)),
  );

  it.each([
    ['', ['Frakt AB'], [NO_CLOUDFLARE]],
    ['', ['cloudflare'], []],
    [SENTRY, ['Frakt AB'], [NO_CLOUDFLARE, NO_SENTRY]],
    [SENTRY, ['Cloudflare, Inc.'], [NO_SENTRY]],
    [SENTRY, ['Cloudflare, Inc.', 'Sentry'], []],
    [SENTRY, ['Cloudflare, Inc.', 'Functional Software, Inc.'], []],
    [OWN_SENTRY, ['Cloudflare, Inc.'], []],
  ])('with the SENTRY_DSN "%s" and the recipients %j, asks for those that receive data', (dsn, names, problems) => {
    const DATA_RECIPIENTS = JSON.stringify(names.map((name) => ({ category: 'it', name })));
    expect(findProblems({ ...COMPLETE, SENTRY_DSN: dsn, DATA_RECIPIENTS }, PRODUCTION)).toEqual(problems);
  });

  it('names variables that an operator sets but the site does not know', () => {
    expect(findUnknown({ COMPANY_NAME: 'Runda AB', COMPANY_NAMN: 'Runda AB' }, COMPLETE)).toEqual(['COMPANY_NAMN']);
  });
});

describe('an environment of wrangler.toml', () => {
  it('has the variables of the top level, is not indexed, and lacks only its own URL', () => {
    const vars = environmentVars('staging', COMPLETE);
    expect(vars).toMatchObject({ COMPANY_NAME: 'Runda AB', ENVIRONMENT: 'staging', NOINDEX: 'true' });
    expect(findProblems(vars, 'staging')).toEqual(['Still a placeholder: PUBLIC_ORIGIN.']);
  });

  it('staging names every binding and define of the top level', () => {
    expect(findMissing(inject('topLevel'), inject('staging'))).toEqual([]);
  });

  it('is refused for each thing of the top level that it lacks', () => {
    const empty = { define: {}, kv_namespaces: [], ratelimits: [] };
    expect(findMissing(inject('topLevel'), empty)).toEqual(
      expect.arrayContaining(['__SENTRY_DEBUG__', 'CATALOGUE_SNAPSHOT', 'PROVIDER_RATE_LIMITER', 'VERSION']),
    );
  });

  it('staging has a rate limiter of its own', () => {
    const ids = (['topLevel', 'staging'] as const).flatMap((name) =>
      inject(name).ratelimits.map(({ namespace_id }) => namespace_id),
    );
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the cron triggers of production and staging', () => {
  const HOURS_A_DAY = 24;
  /** The number of writes to Workers KV per day that the free plan includes for an account. */
  const FREE_WRITES_A_DAY = 1000;

  /** The runs per day of a trigger that is the same every hour: at one minute, or every few minutes. */
  const runsADay = (cron: string): number => {
    const [, step, minute] = /^(?:\*\/(\d+)|(\d+)) \* \* \* \*$/.exec(cron) ?? [];
    if (step) return Math.ceil(60 / Number(step)) * HOURS_A_DAY;
    if (minute) return HOURS_A_DAY;
    throw new Error(`unknown form of a cron trigger: ${cron}`);
  };
  const writesOf = (name: 'topLevel' | 'staging'): number =>
    inject(name).crons.reduce((sum, cron) => sum + runsADay(cron), 0);
  const [production, staging] = [writesOf('topLevel'), writesOf('staging')];

  it('update the snapshots no more often than the free plan of one account allows', () => {
    expect(production).toBeGreaterThan(0);
    expect(staging).toBeGreaterThan(0);
    expect(production + staging).toBeLessThan(FREE_WRITES_A_DAY);
  });

  it('run as often as docs/operations/cost.md says', () => {
    const [, ...counts] =
      /Production runs [^.]*?(\d+) times a day, and staging [^.]*?(\d+) times: (\d+) writes/.exec(
        cost.replace(/\s+/g, ' '),
      ) ?? [];
    expect(counts.map(Number)).toEqual([production, staging, production + staging]);
  });
});

describe('the check of a deployed site', () => {
  const askApp = (site: ReturnType<typeof createTestApp>, build: string, hidden: readonly string[] = []) =>
    askSite('https://www.saljrundan.se', build, hidden, (url) => site.get(new URL(url).pathname));

  it('passes a site that shows its products and runs the deployed build, and fails another build', async () => {
    const site = createTestApp();
    expect(await askApp(site, site.deps.config.buildId)).toEqual([
      {
        url: 'https://www.saljrundan.se/produkter',
        isOk: true,
        answer: '200, text/html; charset=utf-8, 25 products',
        hasObfuscatedMail: false,
      },
      { url: 'https://www.saljrundan.se/healthz', isOk: true, answer: `ready, build ${site.deps.config.buildId}` },
    ]);
    expect(await askApp(site, 'another')).toMatchObject([{ isOk: true }, { isOk: false }]);
  });

  it('fails a site whose provider fails', async () => {
    const { provider, site } = createFaultySite();
    await provider.behave({ fault: 'status', status: 500 });
    const [page, health] = await askApp(site, site.deps.config.buildId);
    expect(page).toMatchObject({ isOk: false, answer: expect.stringMatching(/^502/) });
    expect(health).toMatchObject({ isOk: true, answer: expect.stringMatching(/^degraded/) });
  });

  it('fails a site that shows a hidden product, and does not take it for one without products', async () => {
    const { provider, clock, site } = createFaultySite();
    const { buildId } = site.deps.config;
    expect(await askApp(site, buildId, ['finns-inte'])).toMatchObject([{}, {}, { isOk: true, answer: '404, hidden' }]);
    await site.get('/produkter/glogg');
    await provider.behave({ fault: 'status', status: 500 });
    clock.advance(600);
    const outcomes = await askApp(site, buildId, ['glogg']);
    expect(outcomes).toMatchObject([{ isOk: true }, { isOk: true }, { isOk: false, answer: '200, not hidden' }]);
    expect(siteStateOf(outcomes)).toBe('not-hidden');
  });

  it.each<[string, boolean, boolean, string, string]>([
    ['no-products', false, true, 'degraded, build 1', 'the version answers without products'],
    ['failing', false, true, 'ready, build 1', 'the list fails although the provider works'],
    ['failing', true, false, 'ready, build 0', 'another version answers'],
  ])('says %s when %4$s', (state, isPageOk, isHealthOk, answer) => {
    const outcomes = [
      { url: '/produkter', isOk: isPageOk, answer: '' },
      { url: '/healthz', isOk: isHealthOk, answer },
    ];
    expect(siteStateOf(outcomes)).toBe(state);
  });

  it.each(['no-products', 'failing'] as const)(
    'warns of a rollback that shows a product again, if it is %s',
    (state) => {
      const advice = adviceFor(state, []);
      expect(advice).toContain('Roll back (docs/operations.md');
      expect(adviceFor(state, ['glogg', 'polka'])).toBe(
        `Run the command again before a rollback, which shows glogg, polka again. ${advice}`,
      );
      expect(adviceFor('not-hidden', ['glogg'])).toBe(adviceFor('not-hidden', []));
    },
  );

  it('reads the ids of the products from the site, and does without them if it does not answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const site = createTestApp();
    const ask = (url: string) => site.get(new URL(url).pathname);
    expect(await askListedIds('https://www.saljrundan.se', ask)).toContain('glogg');
    expect(await askListedIds('https://www.saljrundan.se', async () => new Response('', { status: 502 }))).toBeNull();
    expect(await askListedIds('https://www.saljrundan.se', () => Promise.reject(new Error('no')))).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it('names mail addresses that Cloudflare has replaced, on a site that is well otherwise', async () => {
    const site = createTestApp();
    const { buildId } = site.deps.config;
    const askChanged = async (url: string) => {
      const response = await site.get(new URL(url).pathname);
      return new Response(obfuscateMail(await response.text()), response);
    };
    expect(siteStateOf(await askApp(site, buildId))).toBe('ok');
    expect(siteStateOf(await askSite('https://www.saljrundan.se', buildId, [], askChanged))).toBe('obfuscated-mail');
  });

  it('passes a degraded site that shows its products from a copy', async () => {
    const { provider, clock, site } = createFaultySite();
    await site.get('/produkter');
    await provider.behave({ fault: 'status', status: 500 });
    clock.advance(600);
    const outcomes = await askApp(site, site.deps.config.buildId);
    expect(outcomes).toMatchObject([{ isOk: true }, { isOk: true, answer: expect.stringMatching(/^degraded/) }]);
  });
});
