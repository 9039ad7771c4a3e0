import type { Page } from 'playwright-core';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { faq } from '../../src/content/faq.ts';
import { faqSearch } from '../../src/content/faq-search.ts';
import { layout } from '../../src/content/layout.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import { type FocusStop, focusStop, isFullyVisible, tabThrough, tabTo } from './support/focus.ts';
import { settle } from './support/page-facts.ts';
import { PRODUCT } from './support/routes.ts';
import { DAILY_WIDTHS, DESKTOP, describe, expect, inject, PHONE, test } from './support/test.ts';

const { skipLink, promo, header, menu } = layout(inject('operator'));

const pressTab = async (page: Page, times: number): Promise<readonly (FocusStop | null)[]> => {
  const stops: (FocusStop | null)[] = [];
  for (let step = 0; step < times; step++) {
    await page.keyboard.press('Tab');
    stops.push(await focusStop(page));
  }
  return stops;
};

const names = (stops: readonly (FocusStop | null)[]) => stops.map((stop) => stop?.name ?? null);

describe('with the Tab key', () => {
  test('focus on a computer moves from the skip link over the logo to the navigation', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { width: DESKTOP });
    const expected = [
      skipLink,
      `${promo.link.label} ${promo.linkSuffix}`,
      header.logo.label,
      ...header.nav.map(({ label }) => label),
      header.login.label,
      header.start.label,
    ];
    expect(names(await pressTab(page, expected.length))).toEqual(expected);
  });

  test('focus on a phone moves from the skip link over the logo to the menu button', async ({ freshPage }) => {
    const page = await freshPage(PATHS.about, { width: PHONE });
    const expected = [skipLink, `${promo.link.label} ${promo.linkSuffix}`, header.logo.label, menu.open];
    expect(names(await pressTab(page, expected.length))).toEqual(expected);
  });

  test('the skip link moves focus past the header', async ({ freshPage }) => {
    const page = await freshPage(PATHS.faq);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe(`#${ANCHORS.content}`);
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  });

  describe.each(DAILY_WIDTHS)('at %i px', (width) => {
    test.for([PATHS.home, PATHS.faq, PRODUCT])(
      'every focused element on %s is visible next to the consent banner',
      async (path, { freshPage }) => {
        const page = await freshPage(path, { width, reducedMotion: true, consent: null });
        await page.getByRole('button', { name: consentSwedish.acceptAll }).waitFor();
        const stops = await tabThrough(page);
        expect(stops[0]?.name).toBe(skipLink);
        expect(names(stops)).toEqual(expect.arrayContaining([consentSwedish.rejectAll, consentSwedish.acceptAll]));
        const positions = stops.map(({ position }) => position);
        expect(positions).toEqual(positions.toSorted((one, other) => one - other));
        expect(stops.filter((stop) => !isFullyVisible(stop))).toEqual([]);
      },
    );
  });
});

describe('the focus ring', () => {
  test.for(['.hero .button', '.call-to-action .button', '.footer li a', '.promo a'])(
    'of %s has a gap of another tone, so that it is visible on any background',
    async (selector, { sharedPage }) => {
      const page = await sharedPage(PATHS.home, { reducedMotion: true });
      await page.keyboard.press('Tab');
      await page.locator(selector).first().focus();
      const [ring, shadow] = await page.evaluate(() => {
        const { outlineColor, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
        return [outlineColor, boxShadow];
      });
      const gap = /^rgb\(.*?\)/.exec(shadow ?? '')?.[0];
      expect(gap).toBeDefined();
      expect(gap).not.toBe(ring);
    },
  );
});

describe('a question on the FAQ page', () => {
  const operator = inject('operator');
  const [question, next] = faq(operator, stockholmDate(new Date()), null).categories[0]?.items ?? [];
  if (!question || !next) throw new Error('The FAQ page needs two questions in its first section.');

  test.for([true, false])(
    'opens together with its section for a link to it, script: %s',
    async (javaScript, { freshPage }) => {
      const page = await freshPage(`${PATHS.faq}#${question.id}`, { javaScript });
      await page.locator(`#${question.id}`).waitFor({ state: 'visible' });
    },
  );

  test('is one scroll away on a phone: every section is in the first view', async ({ freshPage }) => {
    const page = await freshPage(PATHS.faq, { width: 360, height: 740 });
    const bottoms = await page
      .locator('.faq-section > summary')
      .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(3);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(740);
  });

  test('is shown for a link to it during a search, in a browser that does not know `until-found`', async ({
    freshPage,
  }) => {
    const page = await freshPage(`${PATHS.faq}?sok=glutenfri`);
    await settle(page);
    await page.locator('.faq-sections').evaluate((sections) => sections.setAttribute('hidden', ''));
    await page.getByLabel(faqSearch.label).focus();
    await settle(page);
    await page.evaluate((id) => location.assign(`#${id}`), question.id);
    await page.locator(`#${question.id}`).waitFor({ state: 'visible' });
  });

  test('closes when another question of its section is opened', async ({ freshPage }) => {
    const page = await freshPage(PATHS.faq);
    await page.locator('.faq-section > summary').first().click();
    const answerOf = (id: string) => page.locator(`#${id}`);
    await page.locator(`details:has(> #${question.id}) summary`).click();
    await answerOf(question.id).waitFor({ state: 'visible' });
    await page.locator(`details:has(> #${next.id}) summary`).click();
    await answerOf(next.id).waitFor({ state: 'visible' });
    await answerOf(question.id).waitFor({ state: 'hidden' });
  });
});

describe('with only the keyboard a visitor', () => {
  test('searches the questions, moves to the first hit and opens it', async ({ freshPage }) => {
    const page = await freshPage(PATHS.faq, { reducedMotion: true });
    await settle(page);
    await tabTo(page, page.getByLabel(faqSearch.label));
    await page.keyboard.type('pengar');
    await page.locator('.faq-sections[hidden]').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    const first = page.locator('.faq-hits > .faq-item').first();
    await expect.poll(() => first.locator('summary').evaluate((it) => it === document.activeElement)).toBe(true);
    const wasOpen = await first.evaluate((it) => it.matches('[open]'));
    await page.keyboard.press('Enter');
    await expect.poll(() => first.evaluate((it) => it.matches('[open]'))).toBe(!wasOpen);
  });

  test('selects a tag and keeps the focus on it', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products, { reducedMotion: true });
    await settle(page);
    await tabTo(page, page.locator('.chip', { hasText: 'Vegansk' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/tag=Vegansk/);
    expect((await focusStop(page))?.name).toContain('Vegansk');
  });
});
