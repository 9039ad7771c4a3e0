import type { Page } from 'playwright-core';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { faqSearch } from '../../src/content/faq-search.ts';
import { PATHS } from '../../src/content/paths.ts';
import { CONSENT_COOKIE_NAME } from '../../src/domain/consent.ts';
import { focusStop, tabTo } from './support/focus.ts';
import { settle } from './support/page-facts.ts';
import { describe, expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const hasDecided = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === CONSENT_COOKIE_NAME);

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

  test.for([consentSwedish.rejectAll, consentSwedish.acceptAll])(
    'answers the consent banner with "%s"',
    async (answer, { freshPage }) => {
      const page = await freshPage(PATHS.about, { consent: null, reducedMotion: true });
      await button(page, answer).waitFor();
      await tabTo(page, button(page, answer));
      await page.keyboard.press('Enter');
      await expect.poll(() => hasDecided(page)).toBe(true);
    },
  );
});
