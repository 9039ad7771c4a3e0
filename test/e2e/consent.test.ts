import type { Page } from 'playwright-core';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { consentSwedish as texts } from '../../src/content/consent-sv.ts';
import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE_DAYS,
  CONSENT_COOKIE_NAME,
  CONSENT_REVISION,
  type ConsentCategory,
} from '../../src/domain/consent.ts';
import { ANCHORS, PATHS } from '../../src/domain/paths.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { startFaultySite } from './support/faulty-site.ts';
import { waitForFocusIn } from './support/focus.ts';
import { layoutShifts, settle } from './support/page-facts.ts';
import { describe, expect, type Fixtures, inject, type PageOptions, PHONE, test } from './support/test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A host name that Chromium resolves to this machine. Unlike localhost, it has a parent domain. */
const HOST = 'www.example.localhost';
const PARENT = 'example.localhost';

/** The banner, with or without recordings. */
const banner = (page: Page) =>
  page.getByRole('region', { name: texts.banner.title }).or(page.getByRole('region', { name: texts.recordings.title }));
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Every consent cookie of the browser, with its domain, its expiry and its record. */
const consentCookies = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => name === CONSENT_COOKIE_NAME)
    .map(({ value, ...cookie }) => ({ ...cookie, record: JSON.parse(decodeURIComponent(value)) }));

const seeAccepted = (page: Page, categories: readonly ConsentCategory[]) =>
  expect
    .poll(() => consentCookies(page))
    .toEqual([expect.objectContaining({ record: expect.objectContaining({ categories }) })]);

/** Opens a page whose visitor holds these cookies, and records the URLs that the browser requests. */
const openWith = async (
  freshPage: Fixtures['freshPage'],
  cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0],
  options: PageOptions = {},
) => {
  const urls: string[] = [];
  const page = await freshPage(PATHS.about, {
    consent: null,
    ...options,
    prepare: async (blank) => {
      await blank.context().addCookies(cookies);
      blank.on('request', (request) => urls.push(request.url()));
    },
  });
  return {
    page,
    requested: (chunk: string) => urls.filter((url) => url.includes(`/${chunk}-`) && url.endsWith('.js')),
  };
};

/** A visitor of the site at a host with a parent domain. */
const atHost = (url: string): PageOptions => {
  const { protocol, port } = new URL(url);
  return { origin: `${protocol}//${HOST}:${port}` };
};

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

describe('the consent banner', () => {
  test('appears at the bottom left, moves nothing, rejects as easily as it accepts, and stores an acceptance for 182 days', async ({
    freshPage,
  }) => {
    const options = { consent: null, ...atHost(inject('siteUrl')) };
    const page = await freshPage(PATHS.about, options);
    await button(page, texts.acceptAll).click({ trial: true });
    expect(await layoutShifts(page)).toEqual([]);
    const boxOfBanner = async () => (await banner(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const box = await boxOfBanner();
    const { height } = page.viewportSize() ?? { height: 0 };
    expect(box.x).toBeLessThan(40);
    expect(height - (box.y + box.height)).toSatisfy((below: number) => below >= 0 && below < 60);
    const looks = (name: string) =>
      button(page, name).evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderWidth } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return [backgroundColor, color, fontSize, fontWeight, borderWidth, Math.round(width), Math.round(height)];
      });
    // The pointer is no longer over a button.
    await page.mouse.move(5, 5);
    const isAlike = async () => `${await looks(texts.rejectAll)}` === `${await looks(texts.acceptAll)}`;
    await expect.poll(isAlike).toBe(true);
    const hrefOf = (name: string) => banner(page).getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf(texts.banner.policy)).toBe(PATHS.privacy);
    expect(await hrefOf(texts.banner.contact)).toBe(`mailto:${inject('operator').supportEmail}`);
    await page.setViewportSize({ width: PHONE, height: 740 });
    await page.goto(`${PATHS.home}#${ANCHORS.calculator}`);
    await button(page, texts.acceptAll).click({ trial: true });
    const { y: top } = await boxOfBanner();
    for (const field of await page.locator('.calculator-field').all()) {
      const { y = top, height = 1 } = (await field.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(top);
    }

    await button(page, texts.acceptAll).click();
    await status(page, texts.said.all).waitFor({ state: 'attached' });
    await seeAccepted(page, [...CONSENT_CATEGORIES]);
    const [cookie] = await consentCookies(page);
    expect(cookie).toMatchObject({
      domain: HOST,
      path: '/',
      sameSite: 'Lax',
      record: { revision: CONSENT_REVISION, data: { host: true, recordings: false } },
    });
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / DAY_MS).toBeCloseTo(CONSENT_COOKIE_DAYS, 1);
    await page.goto(PATHS.faq);
    await settle(page);
    expect(await banner(page).count()).toBe(0);
  });

  test('replaces malformed cookies, is in English for a visitor who prefers it, takes a rejection by keyboard, and asks no bot', async ({
    freshPage,
  }) => {
    const malformed = { ...cookieOf('', []), value: '%E0%A4%A' };
    const cookies = [malformed, { ...malformed, domain: `.${PARENT}` }];
    const { page } = await openWith(freshPage, cookies, { ...atHost(inject('siteUrl')), locale: 'en-GB' });
    await button(page, consentEnglish.rejectAll).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    await button(page, consentEnglish.rejectAll).press('Enter');
    const said = status(page, consentEnglish.said.necessary);
    await said.waitFor({ state: 'attached' });
    expect(await said.evaluate((region) => region.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await seeAccepted(page, ['necessary']);

    const ofBot = await freshPage(PATHS.about, { consent: null, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    // By then, a banner would have appeared as well.
    await button(ofBot, MANAGE_CONSENT).click();
    await waitForFocusIn(dialog(ofBot));
    await ofBot.keyboard.press('Escape');
    await dialog(ofBot).waitFor({ state: 'hidden' });
    expect(await banner(ofBot).count()).toBe(0);
  });

  test('announces neither the answer of another tab nor an answer that cannot be stored', async ({ freshPage }) => {
    const open = (prepare: (blank: Page) => Promise<void>) =>
      freshPage(PATHS.about, { consent: null, prepare, until: 'load' });
    const announced = async (page: Page) => {
      await settle(page);
      await page.clock.runFor(1_000);
      return (await page.getByRole('status').allTextContents()).join('');
    };
    const page = await open((blank) => blank.clock.install());
    await button(page, texts.acceptAll).waitFor();
    await page.context().addCookies([consentCookie(inject('siteUrl'), ['necessary'])]);
    await page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));
    await banner(page).waitFor({ state: 'hidden' });
    expect(await announced(page)).toBe('');

    const withoutCookies = await open(async (blank) => {
      await blank.clock.install();
      await blank.addInitScript(() =>
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
      );
    });
    await button(withoutCookies, texts.acceptAll).click();
    await banner(withoutCookies).waitFor({ state: 'hidden' });
    expect(await announced(withoutCookies)).toBe('');
  });
});

describe('the consent preferences', () => {
  test('leave the page where it is, give the focus back, announce even an unchanged answer, and delete the cookies of tools', async ({
    freshPage,
  }) => {
    const domains = [HOST, `.${HOST}`, `.${PARENT}`];
    const tools = ['own', '_ga_ABC', '_fbp'].flatMap((name) =>
      domains.map((domain) => ({ name, value: 'value', domain, path: '/' })),
    );
    const { page } = await openWith(freshPage, tools, atHost(inject('siteUrl')));
    await button(page, texts.acceptAll).waitFor();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const top = () => page.evaluate(() => scrollY);
    const end = await top();
    await button(page, MANAGE_CONSENT).click();
    await dialog(page).waitFor();
    expect(await dialog(page).getByRole('checkbox', { name: texts.categories.necessary.name }).isDisabled()).toBe(true);
    const tree = await dialog(page).ariaSnapshot();
    for (const { name } of Object.values(texts.categories)) {
      expect(tree.match(new RegExp(name, 'gi'))).toHaveLength(2);
      expect(tree).toContain(`- checkbox "${texts.dialog.allow(name)}"`);
    }
    await page.mouse.wheel(0, -300);
    await page.keyboard.press('Home');
    await settle(page);
    expect(await top()).toBe(end);
    const seeFocusBack = () => expect.poll(() => focused(page)).toBe(MANAGE_CONSENT);
    await dialog(page).getByRole('button', { name: texts.acceptAll }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await seeFocusBack();
    await settle(page);
    expect(await top()).toBe(end);
    // The space for the banner is removed once it is out of view.
    await page.keyboard.press('Home');
    await page.locator('html:not([data-banner-space])').waitFor();

    const before = await consentCookies(page);
    await button(page, MANAGE_CONSENT).click();
    await waitForFocusIn(dialog(page));
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await consentCookies(page)).toEqual(before);
    await seeFocusBack();

    await button(page, MANAGE_CONSENT).click();
    await button(page, texts.dialog.save).click();
    await status(page, texts.said.save).waitFor({ state: 'attached' });
    await button(page, MANAGE_CONSENT).click();
    const loaded = page.waitForEvent('load');
    await dialog(page).getByRole('button', { name: texts.rejectAll }).click();
    await loaded;
    await status(page, texts.said.necessary).waitFor({ state: 'attached' });
    const left = (await page.context().cookies()).map(({ name, domain }) => `${name} ${domain}`);
    const own = domains.map((domain) => `own ${domain}`);
    expect(left.toSorted()).toEqual([`${CONSENT_COOKIE_NAME} ${HOST}`, ...own].toSorted());
  });

  test('that a content blocker hides do not lock the page: the button leads to the privacy policy, as without script', async ({
    freshPage,
  }) => {
    const page = await freshPage(PATHS.privacy, { width: PHONE });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#cc-main { display: none !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await button(page, MANAGE_CONSENT).click();
    await page.waitForURL(`**${PATHS.privacy}#*`);
    await settle(page);
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    const plain = await freshPage(PATHS.about, { javaScript: false });
    await plain.getByRole('link', { name: MANAGE_CONSENT }).click();
    await plain.waitForURL(`**${PATHS.privacy}#*`);
  });
});

test('the consent cookie of a parent domain is carried over once, and does not undo a later withdrawal', async ({
  freshPage,
  monitoredSite,
}) => {
  const expirationTime = Date.now() + 100 * DAY_MS;
  const old = cookieOf(PARENT, CONSENT_CATEGORIES, { ...daysAgo(82), data: null, expirationTime });
  const expiring = { ...old, expires: Math.floor(expirationTime / 1000) };
  const { page, requested } = await openWith(freshPage, [expiring], atHost(monitoredSite.url));
  const record: Readonly<Record<string, unknown>> = JSON.parse(decodeURIComponent(old.value));
  const carriedOver = { domain: HOST, record: { ...record, data: { host: true, recordings: true } } };
  await expect.poll(() => consentCookies(page)).toEqual([expect.objectContaining(carriedOver)]);
  const [cookie] = await consentCookies(page);
  expect(Math.abs((cookie?.expires ?? 0) - expirationTime / 1000)).toBeLessThan(2);
  await page.goto(PATHS.faq);
  await settle(page);
  expect(requested('tidy')).toHaveLength(1);
  expect(await banner(page).count()).toBe(0);

  await button(page, MANAGE_CONSENT).click();
  const loaded = page.waitForEvent('load');
  await dialog(page).getByRole('button', { name: texts.rejectAll }).click();
  await loaded;
  await settle(page);
  const before = requested('replay').length;
  // Meanwhile, an earlier version of the site has written the cookie on another subdomain.
  await page.context().addCookies([expiring]);
  await page.reload();
  await seeAccepted(page, ['necessary']);
  await settle(page);
  expect(requested('replay')).toHaveLength(before);
  expect(await banner(page).count()).toBe(0);
});

describe('the question about cookies where visits are recorded', () => {
  const TOLD_NOTHING = { data: { host: true, recordings: false } };

  test('is asked again of a visitor who was told otherwise, and takes a rejection and a later acceptance without a reload', async ({
    freshPage,
    monitoredSite,
  }) => {
    const cookie = consentCookie(monitoredSite.url, CONSENT_CATEGORIES, TOLD_NOTHING);
    const { page, requested } = await openWith(freshPage, [cookie], { origin: monitoredSite.url });
    await banner(page).getByText(texts.banner.revisionMessage).waitFor();
    await page.goto(PATHS.faq);
    await banner(page).getByText(texts.banner.revisionMessage).waitFor();
    await banner(page).getByText(texts.recordings.banner).waitFor();
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await button(page, texts.rejectAll).click();
    await banner(page).waitFor({ state: 'hidden' });
    await seeAccepted(page, ['necessary']);
    expect(requested('replay')).toEqual([]);

    await button(page, MANAGE_CONSENT).click();
    await dialog(page).getByRole('button', { name: texts.acceptAll }).click();
    await status(page, texts.said.all).waitFor({ state: 'attached' });
    await expect.poll(() => requested('replay').length).toBe(1);
    await settle(page);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    const { consentId, consentTimestamp } = JSON.parse(decodeURIComponent(cookie.value));
    const [stored] = await consentCookies(page);
    expect(stored?.record).toMatchObject({
      categories: CONSENT_CATEGORIES,
      revision: CONSENT_REVISION,
      consentId,
      consentTimestamp,
      data: { host: true, recordings: true },
    });
    await page.goto(PATHS.about);
    await settle(page);
    expect(await banner(page).count()).toBe(0);
  });

  test('in opt-out mode leaves a rejection in force until it is answered again, and otherwise records until a rejection', async ({
    freshPage,
    onTestFinished,
  }) => {
    const site = await startFaultySite({ CONSENT_MODE: 'opt-out' });
    onTestFinished(site.stop);
    const rejected = await openWith(freshPage, [consentCookie(site.url, ['necessary'], TOLD_NOTHING)], {
      origin: site.url,
    });
    await banner(rejected.page).waitFor();
    await settle(rejected.page);
    expect(rejected.requested('replay')).toEqual([]);
    const { page, requested } = await openWith(freshPage, [], { origin: site.url });
    await expect.poll(() => requested('replay').length).toBe(1);
    const loaded = page.waitForEvent('load');
    await button(page, texts.rejectAll).click();
    await loaded;
    await settle(page);
    expect(requested('replay')).toHaveLength(1);
    expect(await banner(page).count()).toBe(0);
  });
});
