import type { Page } from 'playwright-core';
import { AUTO_CLEAR } from '../../client/behaviours/consent/configuration.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish as texts } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE_DAYS,
  CONSENT_COOKIE_NAME,
  CONSENT_REVISION,
  type ConsentCategory,
} from '../../src/domain/consent.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { settle } from './support/page-facts.ts';
import { describe, expect, type Fixtures, inject, type PageOptions, test } from './support/test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A host name that Chromium resolves to this machine. Unlike localhost, it has a parent domain. */
const HOST = 'www.example.localhost';
const PARENT = 'example.localhost';

const originOf = (url: string): string => {
  const { protocol, port } = new URL(url);
  return `${protocol}//${HOST}:${port}`;
};

/** A visitor whose browser holds these cookies opens the site at a host with a parent domain. */
const openWith = (
  freshPage: Fixtures['freshPage'],
  cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0],
  options: PageOptions = {},
): Promise<Page> =>
  freshPage(PATHS.about, {
    origin: originOf(inject('siteUrl')),
    consent: null,
    ...options,
    prepare: async (page) => {
      await page.context().addCookies(cookies);
      await options.prepare?.(page);
    },
  });

/** The consent cookie for a domain and all of its subdomains. With an empty domain, for the host alone. */
const cookieOf = (
  domain: string,
  categories: readonly ConsentCategory[],
  changes: Readonly<Record<string, unknown>> = {},
) => {
  const { url: _, ...cookie } = consentCookie('', categories, changes);
  return { ...cookie, domain: domain ? `.${domain}` : HOST, path: '/' };
};

const daysAgo = (days: number) => {
  const lastConsentTimestamp = new Date(Date.now() - days * DAY_MS).toISOString();
  return { consentTimestamp: lastConsentTimestamp, lastConsentTimestamp };
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const banner = (page: Page) => page.getByRole('region', { name: texts.banner.title });
const preferences = (page: Page) => page.getByRole('dialog', { name: texts.dialog.title });

/** Every consent cookie of the browser, with its domain and its record. */
const consentCookies = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => name === CONSENT_COOKIE_NAME)
    .map(({ domain, expires, value }): { domain: string; expires: number; record: unknown } => ({
      domain,
      expires,
      record: JSON.parse(decodeURIComponent(value)),
    }));

const seeOneCookie = (page: Page, record: Readonly<Record<string, unknown>>) =>
  expect
    .poll(() => consentCookies(page))
    .toEqual([expect.objectContaining({ domain: HOST, record: expect.objectContaining(record) })]);

/** Records the URLs of a chunk from now on. */
const requestsOfChunk = (page: Page, chunk: string, urls: string[] = []): readonly string[] => {
  page.on('request', (request) => request.url().includes(`/${chunk}-`) && urls.push(request.url()));
  return urls;
};

describe('the consent cookie', () => {
  test('belongs to the host alone, lasts 182 days, and its record says so', async ({ freshPage }) => {
    const page = await openWith(freshPage, []);
    await button(page, texts.acceptAll).click();
    await seeOneCookie(page, { revision: CONSENT_REVISION, data: { host: true, recordings: false } });
    const [cookie] = await consentCookies(page);
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / DAY_MS).toBeCloseTo(CONSENT_COOKIE_DAYS, 1);
  });

  test('of a parent domain is carried over once, with its record and its expiry', async ({ freshPage }) => {
    const expirationTime = Date.now() + 100 * DAY_MS;
    const old = cookieOf(PARENT, ['necessary', 'marketing'], { ...daysAgo(82), data: null, expirationTime });
    const page = await openWith(freshPage, [{ ...old, expires: Math.floor(expirationTime / 1000) }]);
    const record: Readonly<Record<string, unknown>> = JSON.parse(decodeURIComponent(old.value));
    await seeOneCookie(page, { ...record, data: { host: true, recordings: true } });
    const [cookie] = await consentCookies(page);
    expect(Math.abs((cookie?.expires ?? 0) - expirationTime / 1000)).toBeLessThan(2);
    const loaded = requestsOfChunk(page, 'tidy');
    await page.goto(PATHS.faq);
    await settle(page);
    expect(loaded).toEqual([]);
    expect(await banner(page).count()).toBe(0);
  });

  test('with a rejection applies, although an older acceptance of a parent domain stands before it', async ({
    freshPage,
  }) => {
    const page = await openWith(freshPage, [
      cookieOf(PARENT, CONSENT_CATEGORIES, { ...daysAgo(9), data: null }),
      cookieOf('', ['necessary'], daysAgo(2)),
    ]);
    await seeOneCookie(page, { categories: ['necessary'] });
    await button(page, MANAGE_CONSENT).click();
    const toggle = preferences(page).getByRole('checkbox', { name: texts.categories.analytics.name });
    expect(await toggle.isChecked()).toBe(false);
  });

  test('with a withdrawal applies after a reload, although an acceptance came from a parent domain', async ({
    freshPage,
    monitoredSite,
  }) => {
    const acceptance = cookieOf(PARENT, CONSENT_CATEGORIES, { ...daysAgo(9), data: null });
    const page = await openWith(freshPage, [acceptance], { origin: originOf(monitoredSite.url) });
    await button(page, MANAGE_CONSENT).click();
    const loaded = page.waitForEvent('load');
    await preferences(page).getByRole('button', { name: texts.rejectAll }).click();
    await loaded;
    await settle(page);
    const replay = requestsOfChunk(page, 'replay');
    // Meanwhile, an earlier version of the site has written the cookie on another subdomain.
    await page.context().addCookies([acceptance]);
    await page.reload();
    await seeOneCookie(page, { categories: ['necessary'] });
    await settle(page);
    expect(replay).toEqual([]);
    expect(await banner(page).count()).toBe(0);
  });
});

test.for([
  {
    what: 'a record with services that are not lists',
    cookie: cookieOf('', ['necessary'], { services: { analytics: 'all' } }),
  },
  { what: 'no record', cookie: { ...cookieOf('', []), value: '%E0%A4%A' } },
])(
  'a consent cookie with $what is deleted, and the visitor is asked and can answer',
  async ({ cookie }, { freshPage }) => {
    const page = await openWith(freshPage, [cookie, { ...cookie, domain: `.${PARENT}` }]);
    await button(page, texts.acceptAll).waitFor();
    expect((await page.context().cookies()).filter(({ name }) => name === CONSENT_COOKIE_NAME)).toEqual([]);
    await button(page, texts.acceptAll).click();
    await banner(page).waitFor({ state: 'hidden' });
    await seeOneCookie(page, { categories: [...CONSENT_CATEGORIES] });
  },
);

test('withdrawn consent deletes only the cookies of tools, for the host, its domain and its parent domain', async ({
  freshPage,
}) => {
  const names = ['own', '_ga', '_ga_ABC', '_gid', '_gcl_au', '_fbp', '_fbc'];
  const isNamed = (pattern: string | RegExp) =>
    names.some((name) => (typeof pattern === 'string' ? name === pattern : pattern.test(name)));
  expect(
    Object.values(AUTO_CLEAR)
      .flat()
      .filter((pattern) => !isNamed(pattern)),
  ).toEqual([]);
  const domains = [HOST, `.${HOST}`, `.${PARENT}`];
  const tools = names.flatMap((name) => domains.map((domain) => ({ name, value: 'value', domain, path: '/' })));
  const page = await openWith(freshPage, [cookieOf('', CONSENT_CATEGORIES), ...tools]);
  await button(page, MANAGE_CONSENT).click();
  const loaded = page.waitForEvent('load');
  await button(page, texts.rejectAll).click();
  await loaded;
  const left = (await page.context().cookies()).map(({ name, domain }) => `${name} ${domain}`);
  const own = domains.map((domain) => `own ${domain}`);
  expect(left.toSorted()).toEqual([`${CONSENT_COOKIE_NAME} ${HOST}`, ...own].toSorted());
});
