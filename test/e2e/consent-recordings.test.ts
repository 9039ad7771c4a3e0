import type { Page } from 'playwright-core';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish as texts } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import { CONSENT_CATEGORIES, CONSENT_COOKIE_NAME, CONSENT_REVISION } from '../../src/domain/consent.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { startFaultySite } from './support/faulty-site.ts';
import { settle } from './support/page-facts.ts';
import { describe, expect, inject, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const banner = (page: Page) => page.getByRole('region', { name: texts.banner.title });

const recordOf = (value = ''): Readonly<Record<string, unknown>> => JSON.parse(decodeURIComponent(value));

/** Records how often the recorder is requested. */
const watchRecorder = (page: Page, urls: string[]): void =>
  void page.on('request', (request) => request.url().includes('/replay-') && urls.push(request.url()));

describe('the question about cookies', () => {
  test('mentions recordings where visits are recorded', async ({ monitoredPage }) => {
    const page = await monitoredPage(PATHS.about, { consent: null });
    await banner(page).getByText(texts.recordings.banner).waitFor();
    await button(page, texts.banner.manage).click();
    await button(page, texts.categories.analytics.name).click();
    await page.getByText(texts.recordings.analytics).waitFor();
  });

  test('says that nothing is stored for analytics where nothing is', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { consent: null });
    await banner(page).getByText(texts.banner.text).waitFor();
    await button(page, texts.banner.manage).click();
    await button(page, texts.categories.analytics.name).click();
    await page.getByText(texts.categories.analytics.text).waitFor();
  });

  const TOLD_NOTHING = { data: { host: true, recordings: false } };

  test('is asked again once visits are recorded, and says that it is new until it is answered', async ({
    freshPage,
    monitoredSite,
  }) => {
    const cookie = consentCookie(monitoredSite.url, CONSENT_CATEGORIES, TOLD_NOTHING);
    const { replay } = { replay: [] as string[] };
    const page = await freshPage(PATHS.about, {
      origin: monitoredSite.url,
      consent: null,
      prepare: async (blank) => {
        await blank.context().addCookies([cookie]);
        watchRecorder(blank, replay);
      },
    });
    for (const path of [PATHS.faq, PATHS.about]) {
      await banner(page).getByText(texts.banner.revisionMessage).waitFor();
      await page.goto(path);
    }
    await banner(page).getByText(texts.banner.revisionMessage).waitFor();
    expect(replay).toEqual([]);
    await button(page, texts.acceptAll).click();
    await expect.poll(() => replay.length).toBe(1);
    const stored = (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE_NAME);
    const record = recordOf(cookie.value);
    expect(recordOf(stored?.value)).toMatchObject({
      categories: CONSENT_CATEGORIES,
      revision: CONSENT_REVISION,
      consentId: record.consentId,
      consentTimestamp: record.consentTimestamp,
      data: { host: true, recordings: true },
    });
    await page.goto(PATHS.faq);
    await settle(page);
    expect(await banner(page).count()).toBe(0);
  });

  test('is asked again, and neither the answer to it nor the next answer reloads the page', async ({
    freshPage,
    monitoredSite,
  }) => {
    const cookie = consentCookie(monitoredSite.url, CONSENT_CATEGORIES, TOLD_NOTHING);
    const page = await freshPage(PATHS.about, {
      origin: monitoredSite.url,
      consent: null,
      prepare: (blank) => blank.context().addCookies([cookie]),
    });
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await button(page, texts.rejectAll).click();
    await banner(page).waitFor({ state: 'hidden' });
    await button(page, MANAGE_CONSENT).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.acceptAll }).click();
    await page.getByRole('status').filter({ hasText: texts.said.all }).waitFor({ state: 'attached' });
    await settle(page);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });

  test.for([
    { who: 'told of recordings', data: { host: true, recordings: true } },
    { who: 'asked before records said so', data: null },
  ])('is not asked again of a visitor who was $who', async ({ data }, { freshPage, monitoredSite }) => {
    for (const origin of [monitoredSite.url, inject('siteUrl')]) {
      const cookie = consentCookie(origin, ['necessary'], { data });
      const prepare = (page: Page) => page.context().addCookies([cookie]);
      const page = await freshPage(PATHS.about, { origin, consent: null, prepare });
      await settle(page);
      expect(await banner(page).count(), origin).toBe(0);
    }
  });

  test('leaves a rejection in force until it is answered again, even in opt-out mode', async ({
    freshPage,
    onTestFinished,
  }) => {
    const site = await startFaultySite({ CONSENT_MODE: 'opt-out' });
    onTestFinished(site.stop);
    const cookie = consentCookie(site.url, ['necessary'], TOLD_NOTHING);
    const replay: string[] = [];
    const page = await freshPage(PATHS.about, {
      origin: site.url,
      consent: null,
      prepare: async (blank) => {
        await blank.context().addCookies([cookie]);
        watchRecorder(blank, replay);
      },
    });
    await banner(page).waitFor();
    await page.reload();
    await banner(page).waitFor();
    await settle(page);
    expect(replay).toEqual([]);
  });
});
