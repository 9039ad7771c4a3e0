import type { Page } from 'playwright-core';
import { consentSwedish as texts } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import { CONSENT_CATEGORIES, CONSENT_COOKIE_NAME, CONSENT_REVISION } from '../../src/domain/consent.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { startFaultySite } from './support/faulty-site.ts';
import { settle } from './support/page-facts.ts';
import { describe, expect, inject, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const banner = (page: Page) => page.getByRole('region', { name: texts.banner.title });

/** Adds the URL of every request of the page to `urls`. */
const recordRequests = async (page: Page, urls: string[]): Promise<void> =>
  void page.on('request', (request) => urls.push(request.url()));
/** How often the chunk of the recorder or of the consent dialogs was requested. */
const countOf = (urls: readonly string[], chunk: 'replay' | 'dialogs'): number =>
  urls.filter((url) => url.includes(`/${chunk}-`) && url.endsWith('.js')).length;

describe('a consent record', () => {
  test('of another revision does not count, and the visitor is asked once', async ({ freshPage }) => {
    const cookie = consentCookie(inject('siteUrl'), CONSENT_CATEGORIES, { revision: CONSENT_REVISION + 1 });
    const page = await freshPage(PATHS.about, {
      consent: null,
      prepare: (blank) => blank.context().addCookies([cookie]),
    });
    await button(page, texts.rejectAll).click();
    await banner(page).waitFor({ state: 'hidden' });
    const urls: string[] = [];
    await recordRequests(page, urls);
    await page.goto(PATHS.faq);
    await settle(page);
    expect(countOf(urls, 'dialogs')).toBe(0);
    const stored = (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE_NAME);
    const record: unknown = JSON.parse(decodeURIComponent(stored?.value ?? ''));
    expect(record).toMatchObject({ categories: ['necessary'], revision: CONSENT_REVISION });
  });
});

test.for([
  { who: 'a bot', options: { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
  {
    who: 'an automated browser',
    options: {
      prepare: (blank: Page) =>
        blank.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true })),
    },
  },
])('$who is not asked for consent', async ({ options }, { freshPage }) => {
  const page = await freshPage(PATHS.about, { consent: null, ...options });
  await settle(page);
  expect(await banner(page).count()).toBe(0);
});

test('in opt-out mode a visitor is recorded until they reject', async ({ freshPage, onTestFinished }) => {
  const site = await startFaultySite({ CONSENT_MODE: 'opt-out' });
  onTestFinished(site.stop);
  const urls: string[] = [];
  const page = await freshPage(PATHS.about, {
    origin: site.url,
    consent: null,
    prepare: (blank) => recordRequests(blank, urls),
  });
  await expect.poll(() => countOf(urls, 'replay')).toBe(1);
  await banner(page).waitFor();
  const loaded = page.waitForEvent('load');
  await button(page, texts.rejectAll).click();
  await loaded;
  await settle(page);
  expect(countOf(urls, 'replay')).toBe(1);
  expect(await banner(page).count()).toBe(0);
});
