import type { Page } from 'playwright-core';
import { faq } from '../../src/content/faq.ts';
import { faqSearch } from '../../src/content/faq-search.ts';
import { layout } from '../../src/content/layout.ts';
import { ANCHORS, PATHS } from '../../src/domain/paths.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import { focusStop, tabTo } from './support/focus.ts';
import { settle } from './support/page-facts.ts';
import { DESKTOP, describe, expect, inject, PHONE, test } from './support/test.ts';

const operator = inject('operator');
const { skipLink, promo, header, menu } = layout(operator);

/** The names of the elements that the next presses of Tab move the focus to. */
const pressTab = async (page: Page, times: number): Promise<readonly (string | undefined)[]> => {
  const names: (string | undefined)[] = [];
  for (let step = 0; step < times; step++) {
    await page.keyboard.press('Tab');
    names.push((await focusStop(page))?.name);
  }
  return names;
};

test.for([
  { width: DESKTOP, links: [...header.nav, header.login, header.start].map(({ label }) => label) },
  { width: PHONE, links: [menu.open] },
])(
  'at $width px the Tab key moves from the skip link over the logo to the links of the header, and the skip link past them',
  async ({ width, links }, { freshPage }) => {
    const page = await freshPage(PATHS.faq, { width });
    const expected = [skipLink, `${promo.link.label} ${promo.linkSuffix}`, header.logo.label, ...links];
    expect(await pressTab(page, expected.length)).toEqual(expected);
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(({ hash }) => hash === `#${ANCHORS.content}`);
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  },
);

describe('a question on the FAQ page', () => {
  // The last questions of a section are folded.
  const [next, question] = faq(operator, stockholmDate(new Date()), null).categories[0]?.items.slice(-2) ?? [];
  if (!question || !next) throw new Error('The FAQ page needs two questions in its first section.');
  const answerOf = (page: Page, id: string) => page.locator(`#${id}`);

  test('opens together with the folded ones for a link to it, even without script, and closes when another is opened', async ({
    freshPage,
  }) => {
    const plain = await freshPage(`${PATHS.faq}#${question.id}`, { javaScript: false });
    await answerOf(plain, question.id).waitFor({ state: 'visible' });
    const page = await freshPage(`${PATHS.faq}#${question.id}`);
    await answerOf(page, question.id).waitFor({ state: 'visible' });
    await page.locator(`details:has(> #${next.id}) summary`).click();
    await answerOf(page, next.id).waitFor({ state: 'visible' });
    await answerOf(page, question.id).waitFor({ state: 'hidden' });
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
    await answerOf(page, question.id).waitFor({ state: 'visible' });
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
