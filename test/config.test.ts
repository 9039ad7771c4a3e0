import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '../src/config.ts';

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

  it('reports every invalid variable at once', () => {
    const problems = problemsOf({
      PUBLIC_ORIGIN: 'http://saljrundan.example',
      COMPANY_NAME: ' ',
      ORGANISATION_NUMBER: '12',
      VAT_NUMBER: '556000-0000',
      COMPANY_SEAT: '',
      CONTACT_EMAIL: 'hej',
      MEMBERS_SITE_URL: 'javascript:alert(1)',
      PRODUCT_TTL_SECONDS: '5 min',
      PROVIDER_TIMEOUT_MS: '0',
      PROVIDER_COOKIE_NAMES: 'a b=c',
      SENTRY_DSN: 'https://ingest.example/1',
      CONSENT_MODE: 'never',
      MEDIA_ORIGINS: 'https://cdn.example/path',
    });
    expect(problems.map((line) => line.split(/[.:]/)[0])).toEqual([
      'PUBLIC_ORIGIN',
      'COMPANY_NAME',
      'ORGANISATION_NUMBER',
      'VAT_NUMBER',
      'COMPANY_SEAT',
      'CONTACT_EMAIL',
      'MEMBERS_SITE_URL',
      'PRODUCT_TTL_SECONDS',
      'PROVIDER_TIMEOUT_MS',
      'SENTRY_DSN',
      'PROVIDER_COOKIE_NAMES',
      'CONSENT_MODE',
      'MEDIA_ORIGINS',
    ]);
  });

  it('has defaults for the brand, the e-mail address, the times and error reporting', () => {
    const unset = ['PRODUCT_NAME', 'CONTACT_EMAIL', 'PRODUCT_TTL_SECONDS', 'PROVIDER_TIMEOUT_MS', 'STREAM_AFTER_MS'];
    const config = parseConfig({ ...env, ...Object.fromEntries(unset.map((name) => [name, undefined])) });
    expect(config.site.productName).toBe('Säljrundan');
    expect(config.site.contactEmail).toMatch(/\.example$/);
    expect([config.productTtlSeconds, config.providerTimeoutMs, config.streamAfterMs]).toEqual([300, 3000, 150]);
    expect(config.sentryDsn).toBeNull();
  });

  it('links the call to action to the registration page unless START_URL is set', () => {
    const members = { MEMBERS_SITE_URL: 'https://medlem.example/sida' };
    expect(parseConfig({ ...env, ...members }).site.startUrl).toBe('https://medlem.example/sida/groups/register');
    const withStartUrl = parseConfig({ ...env, ...members, START_URL: 'https://start.example/' });
    expect(withStartUrl.site).toMatchObject({
      startUrl: 'https://start.example/',
      registerUrl: 'https://medlem.example/sida/groups/register',
      loginUrl: 'https://medlem.example/sida/',
    });
  });

  describe('SALES_ROUNDS', () => {
    const ROUND = { name: 'Julrundan', orderStop: '2026-11-29', deliveryWeek: '2026-W51' };

    it('is a list of rounds with dates and weeks', () => {
      const { site } = parseConfig({ ...env, SALES_ROUNDS: JSON.stringify([ROUND]) });
      expect(site.salesRounds).toEqual([
        {
          name: 'Julrundan',
          orderStop: { year: 2026, month: 11, day: 29 },
          deliveryWeek: { year: 2026, week: 51 },
        },
      ]);
    });

    it.each([undefined, '', ' ', '[]'])('may be %j: there are no rounds', (value) => {
      expect(parseConfig({ ...env, SALES_ROUNDS: value }).site.salesRounds).toEqual([]);
    });

    it.each([
      ['[', 'SALES_ROUNDS: must be JSON'],
      ['{}', 'SALES_ROUNDS: must be a list of rounds'],
      ['[1]', 'SALES_ROUNDS.0: must be an object with the keys name, orderStop and deliveryWeek'],
      [[{ ...ROUND, name: ' ' }], 'SALES_ROUNDS.0.name: must not be empty'],
      [[{ ...ROUND, name: undefined }], 'SALES_ROUNDS.0.name: is missing'],
      [[ROUND, { ...ROUND, orderStop: '2026-02-30' }], 'SALES_ROUNDS.1.orderStop: must be a date such as 2026-11-29'],
      [[{ ...ROUND, deliveryWeek: '2027-W53' }], 'SALES_ROUNDS.0.deliveryWeek: must be a week such as 2026-W51'],
      [[{ ...ROUND, deliveryWeek: '2026-W48' }], 'SALES_ROUNDS.0: must be delivered after its order stop'],
      [[ROUND, { ...ROUND, name: 'Till' }], 'SALES_ROUNDS: two rounds have the same order stop'],
      [Array.from({ length: 21 }, () => ROUND), 'SALES_ROUNDS: must be at most 20 rounds'],
    ])('must not be %j', (value, problem) => {
      const SALES_ROUNDS = typeof value === 'string' ? value : JSON.stringify(value);
      expect(problemsOf({ SALES_ROUNDS })).toContain(problem);
    });
  });

  it('has a shipping fee in whole kronor only when it is set', () => {
    expect(parseConfig({ ...env, SHIPPING_FEE_KRONOR: '99' }).site.shippingFeeKronor).toBe(99);
    expect(parseConfig({ ...env, SHIPPING_FEE_KRONOR: '' }).site.shippingFeeKronor).toBeNull();
    expect(problemsOf({ SHIPPING_FEE_KRONOR: '99,50' })).toEqual(['SHIPPING_FEE_KRONOR: must be a whole number']);
    expect(problemsOf({ SHIPPING_FEE_KRONOR: '0' })).toEqual(['SHIPPING_FEE_KRONOR: must be at least 1']);
  });
});
