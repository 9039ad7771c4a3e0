import type { Page } from 'playwright-core';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentEnglish } from '../../src/content/consent-en.ts';
import { consentSwedish as texts } from '../../src/content/consent-sv.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { CONSENT_CATEGORIES, CONSENT_COOKIE_DAYS, CONSENT_COOKIE_NAME } from '../../src/domain/consent.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { layoutShifts, settle } from './support/page-facts.ts';
import { DAILY_WIDTHS, describe, expect, inject, PHONE, test } from './support/test.ts';

const DAY_SECONDS = 24 * 60 * 60;

const banner = (page: Page) => page.getByRole('region', { name: texts.banner.title });
const dialog = (page: Page) => page.getByRole('dialog', { name: texts.dialog.title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE_NAME) ?? null;

/** The accepted categories in the visitor's cookie. */
const accepted = async (page: Page): Promise<unknown> => {
  const cookie = await cookieOf(page);
  return cookie && JSON.parse(decodeURIComponent(cookie.value)).categories;
};

describe.each(DAILY_WIDTHS)('the consent banner at %i px', (width) => {
  test('appears at the bottom left for a visitor who has not decided', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { width, consent: null, reducedMotion: true });
    await button(page, texts.acceptAll).click({ trial: true });
    const box = await banner(page).boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(box?.x).toBeLessThan(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  });

  test('moves nothing on the page', async ({ freshPage }) => {
    const page = await freshPage(PATHS.home, { width, consent: null });
    await button(page, texts.acceptAll).waitFor();
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('gives the reject button the same look and size as the accept button', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { width, consent: null });
    const looks = (name: string) =>
      button(page, name).evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderWidth } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return {
          backgroundColor,
          color,
          fontSize,
          fontWeight,
          borderWidth,
          size: [Math.round(width), Math.round(height)],
        };
      });
    await button(page, texts.acceptAll).waitFor();
    expect(await looks(texts.rejectAll)).toEqual(await looks(texts.acceptAll));
  });
});

test('the consent banner does not cover a field of the calculator at 360 px', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.home}#${ANCHORS.calculator}`, {
    width: 360,
    consent: null,
    reducedMotion: true,
  });
  await button(page, texts.acceptAll).click({ trial: true });
  const top = (await banner(page).boundingBox())?.y ?? 0;
  for (const field of await page.locator('.calculator-field').all()) {
    const box = await field.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

describe('the consent banner', () => {
  test.for([
    { choice: texts.acceptAll, categories: [...CONSENT_CATEGORIES] },
    { choice: texts.rejectAll, categories: ['necessary'] },
  ])(
    'stores the choice "$choice" for 182 days and all paths, and does not appear again',
    async ({ choice, categories }, { freshPage }) => {
      const page = await freshPage(PATHS.about, { consent: null });
      await button(page, choice).click();
      await banner(page).waitFor({ state: 'hidden' });
      expect(await accepted(page)).toEqual(categories);
      const { expires = 0, ...cookie } = (await cookieOf(page)) ?? {};
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
      expect((expires - Date.now() / 1000) / DAY_SECONDS).toBeCloseTo(CONSENT_COOKIE_DAYS, 1);
      await page.goto(PATHS.faq);
      await settle(page);
      expect(await button(page, texts.acceptAll).count()).toBe(0);
    },
  );

  test('links to the privacy policy and to the support mailbox', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { consent: null });
    await button(page, texts.acceptAll).waitFor();
    const hrefOf = (name: string) => banner(page).getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf(texts.banner.policy)).toBe(PATHS.privacy);
    expect(await hrefOf(texts.banner.contact)).toBe(`mailto:${inject('operator').supportEmail}`);
  });

  test('moves the focus to the main content after a choice', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { consent: null });
    await button(page, texts.rejectAll).focus();
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  });

  test('is in English for a visitor whose browser prefers English', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { consent: null, locale: 'en-GB' });
    await button(page, consentEnglish.acceptAll).waitFor();
  });
});

describe('the consent preferences', () => {
  test('open from the footer, with the necessary category on', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { width: PHONE });
    await button(page, MANAGE_CONSENT).click();
    await dialog(page).waitFor();
    expect(await dialog(page).locator('svg:not([aria-hidden])').count()).toBe(0);
    expect(await dialog(page).getByRole('checkbox', { name: texts.categories.necessary.name }).isDisabled()).toBe(true);
    const tree = await dialog(page).ariaSnapshot();
    for (const { name } of Object.values(texts.categories)) {
      expect(tree.match(new RegExp(name, 'gi'))).toHaveLength(2);
      expect(tree).toContain(`- checkbox "${texts.dialog.allow(name)}"`);
    }
  });

  test('close with Escape without a change and restore the focus', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about);
    const before = await cookieOf(page);
    await button(page, MANAGE_CONSENT).click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await cookieOf(page)).toEqual(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(MANAGE_CONSENT);
  });

  test('leave the page where it is, while they are open and when they close', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { consent: null });
    await button(page, texts.acceptAll).waitFor();
    const top = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const end = await top();
    await button(page, MANAGE_CONSENT).click();
    await dialog(page).waitFor();
    await page.mouse.wheel(0, -300);
    await page.keyboard.press('Home');
    await settle(page);
    expect(await top()).toBe(end);
    await dialog(page).getByRole('button', { name: texts.acceptAll }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await settle(page);
    expect(await top()).toBe(end);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(MANAGE_CONSENT);
    // The space for the banner is removed once it is out of view.
    await page.keyboard.press('Home');
    await page.locator('html:not([data-banner-space])').waitFor();
  });

  test('that a content blocker hides do not lock the page: the button leads to the privacy policy', async ({
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
  });
});

describe('screen readers', () => {
  const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

  test.for([
    { locale: 'sv-SE', language: 'sv', copy: texts },
    { locale: 'en-GB', language: 'en', copy: consentEnglish },
  ])(
    'are told in $language of each answer to the banner, and in the preferences even of an unchanged answer',
    async ({ locale, language, copy }, { freshPage }) => {
      const page = await freshPage(PATHS.about, { consent: null, locale });
      const seeSaid = async (text: string) => {
        await status(page, text).waitFor({ state: 'attached' });
        expect(await status(page, text).evaluate((region) => region.closest('[lang]')?.getAttribute('lang'))).toBe(
          language,
        );
      };
      await button(page, copy.acceptAll).click();
      await seeSaid(copy.said.all);
      await button(page, MANAGE_CONSENT).click();
      await page.getByRole('dialog').getByRole('button', { name: copy.dialog.save }).click();
      await seeSaid(copy.said.save);
      await button(page, MANAGE_CONSENT).click();
      await page.getByRole('dialog').getByRole('button', { name: copy.acceptAll }).click();
      await seeSaid(copy.said.all);
    },
  );

  test('are told of a rejection', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { consent: null });
    await button(page, texts.rejectAll).click();
    await status(page, texts.said.necessary).waitFor({ state: 'attached' });
  });

  test('are told of a withdrawal after the page has been reloaded', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { consent: null });
    await button(page, texts.acceptAll).click();
    await status(page, texts.said.all).waitFor({ state: 'attached' });
    await button(page, MANAGE_CONSENT).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('dialog').getByRole('button', { name: texts.rejectAll }).click();
    await loaded;
    await status(page, texts.said.necessary).waitFor({ state: 'attached' });
  });

  test('are not told of an answer that the browser has not stored', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, {
      consent: null,
      prepare: (blank) =>
        blank.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })),
    });
    await button(page, texts.acceptAll).click();
    await banner(page).waitFor({ state: 'hidden' });
    await settle(page);
    expect(await status(page, texts.said.all).count()).toBe(0);
  });

  test('are not told of an answer in another tab', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { consent: null });
    await button(page, texts.acceptAll).waitFor();
    await page.context().addCookies([consentCookie(inject('siteUrl'), ['necessary'])]);
    await page.evaluate(() => {
      Reflect.set(window, 'said', '');
      new MutationObserver(() => {
        for (const region of document.querySelectorAll('[role=status]'))
          Reflect.set(window, 'said', `${Reflect.get(window, 'said')}${region.textContent}`);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      dispatchEvent(new Event('visibilitychange'));
    });
    await banner(page).waitFor({ state: 'hidden' });
    await settle(page);
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).toBe('');
  });
});

test('without script the footer links to the privacy policy instead of the preferences', async ({ freshPage }) => {
  const page = await freshPage(PATHS.about, { javaScript: false });
  expect(await button(page, MANAGE_CONSENT).isVisible()).toBe(false);
  await page.getByRole('link', { name: MANAGE_CONSENT }).click();
  await page.waitForURL(`**${PATHS.privacy}#*`);
});
