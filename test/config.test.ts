import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { ConfigError, parseConfig, variables } from '../src/config.ts';
import { descriptions } from '../src/config-descriptions.ts';

const problemsOf = (vars: Readonly<Record<string, unknown>>): readonly string[] => {
  try {
    parseConfig({ ...env, ...vars });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('the configuration', () => {
  it('is valid in wrangler.toml', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('has a value in wrangler.toml for each variable, and for nothing else, such as a secret', () => {
    const described = Object.entries(descriptions).filter(([, { table }]) => !['secrets', 'bindings'].includes(table));
    expect(Object.keys(inject('topLevel').vars).toSorted()).toEqual(described.map(([name]) => name).toSorted());
  });

  it('has the numbers of wrangler.toml as defaults', () => {
    const { vars } = inject('topLevel');
    const numbers = Object.entries(variables.shape)
      .map(([name, schema]) => ({ name, value: schema.safeParse(undefined).data }))
      .filter(({ value }) => typeof value === 'number');
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers).toEqual(numbers.map(({ name }) => ({ name, value: Number(vars[name]) })));
  });

  it('reports every invalid variable at once', () => {
    const invalid = {
      PUBLIC_ORIGIN: 'http://saljrundan.example',
      COMPANY_NAME: ' ',
      ORGANISATION_NUMBER: '12',
      VAT_NUMBER: '556000-0000',
      COMPANY_SEAT: '',
      CONTACT_EMAIL: 'hej',
      MEMBERS_SITE_URL: 'javascript:alert(1)',
      PRODUCT_TTL_SECONDS: '5 min',
      PROVIDER_TIMEOUT_MS: '0',
      PAGE_TTL_SECONDS: '61',
      HIDDEN_PRODUCTS: 'glogg, två/ord',
      CACHE_EPOCH: 'två ord',
      PROVIDER_COOKIE_NAMES: 'a b=c',
      SENTRY_DSN: 'https://ingest.example/1',
      ENVIRONMENT: 'på prov',
      CONSENT_MODE: 'never',
      NOINDEX: 'ja',
      HSTS_INCLUDE_SUBDOMAINS: '1',
      CONTACT_PHONE: 'ring oss',
      ABOUT_TEXT: 'a'.repeat(2001),
      COMPETITION_YEAR: 'i höst',
      COMPETITION_DECIDED_BY: '2026-11-31',
      COMPETITION_PRIZE_SALES: 'a'.repeat(151),
      COMPETITION_PRIZE_KRONOR: '-1',
      SHOP_ORIGINS: 'https://butik.example.se, http://butik.example.se',
      MEDIA_ORIGINS: 'https://cdn.example/path',
    };
    const named = problemsOf(invalid).map((line) => line.split(/[.:]/)[0] ?? '');
    expect(named.toSorted()).toEqual(Object.keys(invalid).toSorted());
  });

  it('reports bindings of the wrong kind together with invalid variables', () => {
    const problems = problemsOf({
      COMPANY_NAME: '',
      VERSION: 'v1',
      PROVIDER: 'https://api.example',
      CATALOGUE_SNAPSHOT: env.PROVIDER_RATE_LIMITER,
      PROVIDER_RATE_LIMITER: env.CATALOGUE_SNAPSHOT,
    });
    expect(problems.slice(1)).toEqual([
      'VERSION: must be the metadata of the version, or absent',
      'PROVIDER: must be a service, or absent',
      'CATALOGUE_SNAPSHOT: must be a KV namespace, or absent',
      'PROVIDER_RATE_LIMITER: must be a rate limiter, or absent',
    ]);
  });

  it.each([
    [undefined, null],
    ['', null],
    [' abc.DEF-123~+/= ', 'abc.DEF-123~+/='],
    ['a'.repeat(2000), 'a'.repeat(2000)],
  ])('takes the secret %j as the provider token %j', (PROVIDER_TOKEN, token) => {
    expect(parseConfig({ ...env, PROVIDER_TOKEN }).providerToken).toBe(token);
  });

  it.each([
    ['hemlig nyckel', 'must be visible ASCII characters without spaces'],
    ['hemlig\nnyckel', 'must be visible ASCII characters without spaces'],
    ['hemlig-nyckel-å', 'must be visible ASCII characters without spaces'],
    ['hemlig'.repeat(334), 'is too long'],
  ])('rejects %j as a secret without naming it', (PROVIDER_TOKEN, problem) => {
    expect(problemsOf({ PROVIDER_TOKEN })).toEqual([`PROVIDER_TOKEN: ${problem}`]);
  });

  it('has defaults for the brand, the times and error reporting', () => {
    const unset = ['PRODUCT_NAME', 'PRODUCT_TTL_SECONDS', 'PROVIDER_TIMEOUT_MS', 'STREAM_AFTER_MS'];
    const config = parseConfig({ ...env, ...Object.fromEntries(unset.map((name) => [name, undefined])) });
    expect(config.operator.productName).toBe('Säljrundan');
    expect([config.productTtlSeconds, config.providerTimeoutMs, config.streamAfterMs]).toEqual([300, 3000, 150]);
    expect(config.sentryDsn).toBeNull();
  });

  it('allows indexing and excludes subdomains from HSTS when NOINDEX and HSTS_INCLUDE_SUBDOMAINS are unset', () => {
    const config = parseConfig({ ...env, NOINDEX: undefined, HSTS_INCLUDE_SUBDOMAINS: undefined });
    expect([config.noindex, config.hstsIncludeSubdomains]).toEqual([false, false]);
  });

  it.each([
    ...['PROVIDER_API_URL', 'MEMBERS_SITE_URL', 'PUBLIC_ORIGIN', 'MEDIA_ORIGINS'].flatMap((name) => [
      [name, 'https://shop.example/?nyckel=1', 'no query and no fragment'],
      [name, 'https://shop.example/?', 'no query and no fragment'],
      [name, 'https://shop.example/#start', 'no query and no fragment'],
    ]),
    ...['PROVIDER_API_URL', 'MEDIA_ORIGINS', 'START_URL', 'ILLUSTRATION_CREDIT_URL'].flatMap((name) => [
      [name, 'https://nora@shop.example/', 'without a user name or password'],
      [name, 'https://:hemligt@shop.example/', 'without a user name or password'],
    ]),
    ['PUBLIC_ORIGIN', 'https://shop.example/butik', 'no path, no query and no fragment'],
    ['SENTRY_DSN', 'https://ingest.example/1', 'holds a key'],
    ['SENTRY_DSN', 'https://key@ingest.example/projekt', 'ends in a project number'],
  ])('rejects as %s the URL %s: %s', (name, value, reason) => {
    expect(problemsOf({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}[.\\d]*: must .*${reason}`)),
    ]);
  });

  it.each([
    'Exempelfrakt AB',
    '[{"category":"bank","name":"a"}]',
    '[{"category":"it","name":"a","country":"USA"}]',
    '[{"category":"it","name":"a","safeguard":"adequacy"}]',
    '[{"category":"it","name":"a","extra":1}]',
  ])('rejects %s as recipients of personal data', (value) => {
    expect(problemsOf({ DATA_RECIPIENTS: value })).toEqual([expect.stringMatching(/^DATA_RECIPIENTS/)]);
  });

  it('links the call to action to the registration page unless START_URL is set', () => {
    const members = { MEMBERS_SITE_URL: 'https://medlem.example/sida' };
    expect(parseConfig({ ...env, ...members }).operator.startUrl).toBe('https://medlem.example/sida/groups/register');
    const withStartUrl = parseConfig({ ...env, ...members, START_URL: 'https://start.example/' });
    expect(withStartUrl.operator).toMatchObject({
      startUrl: 'https://start.example/',
      registerUrl: 'https://medlem.example/sida/groups/register',
      membersSiteUrl: 'https://medlem.example/sida/',
    });
  });

  it.each(['', undefined])(
    'links to web shops on the members’ site and its subdomains when SHOP_ORIGINS is %j',
    (SHOP_ORIGINS) => {
      const vars = { MEMBERS_SITE_URL: 'https://medlem.example/sida', SHOP_ORIGINS };
      expect(parseConfig({ ...env, ...vars }).operator.shopOrigins).toEqual([
        'https://medlem.example',
        'https://*.medlem.example',
      ]);
    },
  );

  it.each([
    'http://butik.example.se',
    'https://butik.example.se/',
    'https://butik.example.se:8443',
    'https://nora@butik.example.se',
    'https://*.se',
    'https://*',
    'https://192.168.0.1',
  ])('rejects %s as an origin of web shops', (value) => {
    expect(problemsOf({ SHOP_ORIGINS: `https://butik.example.se,${value}` })).toEqual([
      expect.stringMatching(/^SHOP_ORIGINS/),
    ]);
  });

  it('links only to web shops on SHOP_ORIGINS when it is set', () => {
    const { operator } = parseConfig({ ...env, SHOP_ORIGINS: 'https://*.example.se, https://butik.example' });
    expect(operator.shopOrigins).toEqual(['https://*.example.se', 'https://butik.example']);
  });

  it.each([
    [
      '2027',
      '2027-01-31',
      ['COMPETITION_DECIDED_BY: must be after the last day of the competition of COMPETITION_YEAR'],
    ],
    [
      '2027',
      '2027-11-01',
      ['COMPETITION_DECIDED_BY: must be after the last day of the competition of COMPETITION_YEAR'],
    ],
    ['2027', '2027-11-02', []],
    ['', '2027-01-31', []],
    ['2027', '', []],
  ])('of the competition %j, which is decided by %j, has the problems %j', (year, day, problems) => {
    expect(problemsOf({ COMPETITION_YEAR: year, COMPETITION_DECIDED_BY: day })).toEqual(problems);
  });

  describe('the notice', () => {
    it('needs a link URL and a link text together, or neither', () => {
      expect(problemsOf({ NOTICE_URL: '/hjalp' })).toEqual(['NOTICE_URL: needs NOTICE_LINK_TEXT']);
      expect(problemsOf({ NOTICE_LINK_TEXT: 'Hjälp' })).toEqual(['NOTICE_LINK_TEXT: needs NOTICE_URL']);
    });

    it.each([
      ...['javascript:alert(1)', 'http://status.example/', 'https://nora@status.example/', 'hjalp'],
      ...['//evil.example', '/\\evil.example', '/\t/evil.example'],
    ])('rejects the link URL %j', (value) => {
      expect(problemsOf({ NOTICE_URL: value, NOTICE_LINK_TEXT: 'Läs mer' })).toEqual([
        'NOTICE_URL: must be an https URL without a user name or password, or a path of this site such as /hjalp',
      ]);
    });

    it('has a maximum length, and a valid date as its last day', () => {
      const tooLong = { NOTICE_TEXT: 'a'.repeat(301), NOTICE_LINK_TEXT: 'a'.repeat(61) };
      expect(problemsOf({ ...tooLong, NOTICE_UNTIL: '15 december', NOTICE_URL: '/hjalp' })).toEqual([
        'NOTICE_TEXT: is too long',
        'NOTICE_UNTIL: must look like 2026-11-30',
        'NOTICE_LINK_TEXT: is too long',
      ]);
    });
  });

  describe('SALES_ROUNDS', () => {
    const ROUND = { name: 'Julrundan', orderStop: '2026-11-29', deliveryWeek: '2026-W51' };
    const NO_ID = 'must be letters a to z, digits and hyphens, such as jul-2026';
    const SAME_ID =
      'the id of a round is the id or the order stop of another (without an id it is made of name and delivery year)';

    it.each([
      [{ ...ROUND, name: 'Jul- & nyårsrundan' }, 'jul-nyarsrundan-2026'],
      [{ ...ROUND, orderStop: '2026-12-06', deliveryWeek: '2027-W02' }, 'julrundan-2027'],
      [{ ...ROUND, id: 'jul-26' }, 'jul-26'],
      // Sheets that were printed before the order stop was moved still have this id.
      [{ ...ROUND, id: '2026-11-27' }, '2026-11-27'],
    ])('gives %j the id %s', (round, id) => {
      const { salesRounds } = parseConfig({ ...env, SALES_ROUNDS: JSON.stringify([round]) }).operator;
      expect(salesRounds.map((each) => each.id)).toEqual([id]);
    });

    it.each([
      ['[', 'SALES_ROUNDS: must be JSON'],
      [
        '[1]',
        'SALES_ROUNDS.0: must be an object with the keys name, orderStop and deliveryWeek, and perhaps id and opens',
      ],
      [[{ ...ROUND, name: ' ' }], 'SALES_ROUNDS.0.name: must not be empty'],
      [[ROUND, { ...ROUND, orderStop: '2026-02-30' }], 'SALES_ROUNDS.1.orderStop: must be a date such as 2026-11-29'],
      [[{ ...ROUND, deliveryWeek: '2027-W53' }], 'SALES_ROUNDS.0.deliveryWeek: must be a week such as 2026-W51'],
      [[{ ...ROUND, deliveryWeek: '2026-W48' }], 'SALES_ROUNDS.0: its delivery must begin after its order stop'],
      [[{ ...ROUND, opens: '2027-01-01' }], 'SALES_ROUNDS.0: it must open before its order stop'],
      [[ROUND, { ...ROUND, name: 'Till' }], 'SALES_ROUNDS: two rounds have the same order stop'],
      [[{ orderStop: ROUND.orderStop, deliveryWeek: ROUND.deliveryWeek }], 'SALES_ROUNDS.0.name: is missing'],
      [[{ ...ROUND, name: '🎄' }], 'SALES_ROUNDS.0: needs an id: its name has no letter from a to z and no digit'],
      [[{ ...ROUND, id: 'jul 2026' }], `SALES_ROUNDS.0.id: ${NO_ID}`],
      [[{ ...ROUND, id: 'jul/2026' }], `SALES_ROUNDS.0.id: ${NO_ID}`],
      [[{ ...ROUND, id: '' }], `SALES_ROUNDS.0.id: ${NO_ID}`],
      [[ROUND, { ...ROUND, orderStop: '2026-11-22' }], `SALES_ROUNDS: ${SAME_ID}`],
      [
        [
          { ...ROUND, id: 'a' },
          { ...ROUND, id: 'a', orderStop: '2026-11-22' },
        ],
        `SALES_ROUNDS: ${SAME_ID}`,
      ],
      [[ROUND, { ...ROUND, id: ROUND.orderStop, orderStop: '2026-11-22' }], `SALES_ROUNDS: ${SAME_ID}`],
      [Array.from({ length: 21 }, () => ROUND), 'SALES_ROUNDS: must be at most 20 rounds'],
    ])('rejects %j', (value, problem) => {
      const SALES_ROUNDS = typeof value === 'string' ? value : JSON.stringify(value);
      expect(problemsOf({ SALES_ROUNDS })).toContain(problem);
    });
  });

  it.each([
    [{ id: 'v1', timestamp: '2026-11-27T18:30:00.123Z' }, '2026-11-27T18:30:00.123Z'],
    [{ id: 'v1', timestamp: '' }, '1970-01-01T00:00:00.000Z'],
    [undefined, '1970-01-01T00:00:00.000Z'],
  ])('takes the time of the deployment from %j', (VERSION, moment) => {
    expect(parseConfig({ ...env, VERSION }).deployedAt.toISOString()).toBe(moment);
  });

  it('has a shipping fee in whole kronor only when it is set', () => {
    expect(parseConfig({ ...env, SHIPPING_FEE_KRONOR: '99' }).operator.shippingFeeKronor).toBe(99);
    expect(parseConfig({ ...env, SHIPPING_FEE_KRONOR: '' }).operator.shippingFeeKronor).toBeNull();
    expect(problemsOf({ SHIPPING_FEE_KRONOR: '99,50' })).toEqual(['SHIPPING_FEE_KRONOR: must be a whole number']);
    expect(problemsOf({ SHIPPING_FEE_KRONOR: '0' })).toEqual(['SHIPPING_FEE_KRONOR: must be at least 1']);
  });
});
