import type { Page } from 'playwright-core';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish as texts } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import { CONSENT_CATEGORIES, CONSENT_COOKIE_NAME, CONSENT_REVISION } from '../../src/domain/consent.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { startTroubledSite } from './support/faulty-site.ts';
import { describe, expect, inject, test } from './support/test.ts';

const origin = inject('troubledSiteUrl');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const banner = (page: Page) => page.getByRole('region', { name: texts.banner.title });

const cookieNames = async (page: Page): Promise<readonly string[]> =>
  (await page.context().cookies()).map(({ name }) => name);

/** Keeps in `asked` the addresses of all that a page fetches. */
const listen = async (page: Page, asked: string[]): Promise<void> =>
  void page.on('request', (request) => asked.push(request.url()));
/** How often the recorder, or what asks for consent, was wanted. */
const countOf = (asked: readonly string[], chunk: 'recording' | 'dialogs'): number =>
  asked.filter((url) => url.includes(`/${chunk}-`) && url.endsWith('.js')).length;

describe('a record', () => {
  test.for([
    { why: 'is of another revision', changes: { revision: CONSENT_REVISION + 1 } },
    { why: 'has expired', changes: { expirationTime: Date.now() - 1 } },
  ])('that $why counts as none: the visitor is asked, once', async ({ changes }, { openPage }) => {
    const cookie = consentCookie(inject('siteUrl'), CONSENT_CATEGORIES, changes);
    const page = await openPage(PATHS.about, {
      consent: null,
      prepare: (blank) => blank.context().addCookies([cookie]),
    });
    await button(page, texts.rejectAll).click();
    await banner(page).waitFor({ state: 'hidden' });
    const asked: string[] = [];
    await listen(page, asked);
    await page.goto(PATHS.help);
    await page.waitForLoadState('networkidle');
    expect(countOf(asked, 'dialogs')).toBe(0);
    const stored = (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE_NAME);
    const record: unknown = JSON.parse(decodeURIComponent(stored?.value ?? ''));
    expect(record).toMatchObject({ categories: ['necessary'], revision: CONSENT_REVISION });
  });
});

test('a browser that is driven by a program is not asked', async ({ openPage }) => {
  const page = await openPage(PATHS.about, {
    consent: null,
    prepare: (blank) =>
      blank.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true })),
  });
  await page.waitForLoadState('networkidle');
  expect(await banner(page).count()).toBe(0);
});

describe('a no', () => {
  const TOOLS = ['_ga', '_ga_ABC', '_gid', '_gcl_au', '_fbp'];
  const addTools = (page: Page) =>
    page.context().addCookies(['own', ...TOOLS].map((name) => ({ name, value: 'value', url: inject('siteUrl') })));

  test('clears what tools have left, and nothing else', async ({ openPage }) => {
    const page = await openPage(PATHS.about, { consent: null, prepare: addTools });
    await button(page, texts.rejectAll).click();
    await banner(page).waitFor({ state: 'hidden' });
    await expect.poll(async () => (await cookieNames(page)).toSorted()).toEqual([CONSENT_COOKIE_NAME, 'own']);
  });

  test('after a yes does so too, and loads the page anew', async ({ openPage }) => {
    const page = await openPage(PATHS.about, { consent: ['analytics', 'marketing'], prepare: addTools });
    await button(page, MANAGE_CONSENT).click();
    const loaded = page.waitForEvent('load');
    await button(page, texts.rejectAll).click();
    await loaded;
    expect((await cookieNames(page)).toSorted()).toEqual([CONSENT_COOKIE_NAME, 'own']);
  });
});

describe('a page that is made ready before anybody asks to see it', () => {
  /** As a browser does that prerenders; the page's own `show` event brings it before the visitor. */
  const prerender = (page: Page) =>
    page.addInitScript(() => {
      let isHidden = true;
      Object.defineProperty(document, 'prerendering', { get: () => isHidden });
      addEventListener('show', () => {
        isHidden = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    });
  const show = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('show')));

  test('asks when it is seen', async ({ openPage }) => {
    const page = await openPage(PATHS.about, { consent: null, prepare: prerender });
    await page.waitForLoadState('networkidle');
    expect(await banner(page).count()).toBe(0);
    await show(page);
    await banner(page).waitFor();
  });

  test('records when it is seen', async ({ openPage }) => {
    const asked: string[] = [];
    const page = await openPage(PATHS.about, {
      origin,
      consent: ['analytics'],
      prepare: async (blank) => {
        await prerender(blank);
        await listen(blank, asked);
      },
    });
    await page.waitForLoadState('networkidle');
    expect(countOf(asked, 'recording')).toBe(0);
    await show(page);
    await expect.poll(() => countOf(asked, 'recording')).toBe(1);
  });
});

test('where the operator has chosen opt-out, silence counts as a yes until a no', async ({
  openPage,
  onTestFinished,
}) => {
  const { host } = new URL(inject('ingestUrl'));
  const vars = { CONSENT_MODE: 'opt-out', SENTRY_DSN: `http://public@${host}/1` };
  const { siteUrl, stop } = await startTroubledSite(inject('faultsUrl'), vars);
  onTestFinished(stop);
  const asked: string[] = [];
  const page = await openPage(PATHS.about, {
    origin: siteUrl,
    consent: null,
    prepare: (blank) => listen(blank, asked),
  });
  await expect.poll(() => countOf(asked, 'recording')).toBe(1);
  await banner(page).waitFor();
  const loaded = page.waitForEvent('load');
  await button(page, texts.rejectAll).click();
  await loaded;
  await page.waitForLoadState('networkidle');
  expect(countOf(asked, 'recording')).toBe(1);
  expect(await banner(page).count()).toBe(0);
});
