import type { Page } from 'playwright-core';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish as texts } from '../../src/content/consent-sv.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { waitForFocusIn } from './support/focus.ts';
import { settle } from './support/page-facts.ts';
import { expect, nightlyTest, test } from './support/test.ts';

const SECRET = 'hemligt';
/** The recorder sends its first envelope after five seconds. */
const SLOW_TEST = { timeout: 60_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The keys that the site has stored in the browser, except for the scroll positions. */
const stored = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'scroll'));

/** Every text of more than one word on the page, including the names of its images and controls. */
const phrases = async (page: Page): Promise<readonly string[]> => {
  const described = await page.evaluate(() =>
    [...document.querySelectorAll('[alt], [aria-label], [title], [content]')].flatMap((element) =>
      ['alt', 'aria-label', 'title', 'content'].map((name) => element.getAttribute(name) ?? ''),
    ),
  );
  const lines = [
    await page.title(),
    ...(await page.locator('body').allInnerTexts()).flatMap((text) => text.split('\n')),
    ...described,
  ];
  return lines.map((line) => line.trim()).filter((line) => /\p{L}\s+\p{L}/u.test(line));
};

test('nothing is recorded or stored and no recorder is fetched before the visitor consents', async ({
  freshPage,
  monitoredSite,
}) => {
  const requests: string[] = [];
  const page = await freshPage(PATHS.home, {
    origin: monitoredSite.url,
    consent: null,
    prepare: async (blank) => void blank.on('request', (request) => requests.push(request.url())),
  });
  await button(page, texts.acceptAll).waitFor();
  await page.locator(`#${ANCHORS.calculator}`).scrollIntoViewIfNeeded();
  await settle(page);
  expect(requests.filter((url) => /\/(?:sentry-client|replay|apply-consent)-|\/envelope\//.test(url))).toEqual([]);
  expect(await stored(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test(
  'consent in the preferences starts a recording without texts, images or query parameters',
  SLOW_TEST,
  async ({ freshPage, expectProblems, monitoredSite, reports }) => {
    const sentText = async () => (await reports.texts()).join('\n');
    expectProblems(/^console warning: a test's warning/);
    const page = await freshPage(`${PATHS.home}?namn=${SECRET}`, { origin: monitoredSite.url, consent: null });
    await button(page, texts.banner.manage).click();
    const dialog = page.getByRole('dialog');
    await waitForFocusIn(dialog);
    await dialog.getByRole('checkbox', { name: texts.categories.analytics.name }).press('Space');
    await button(page, texts.dialog.save).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('.calculator-field input').first().fill('47');
    await page.waitForURL(/deltagare=47/);
    await expect.poll(() => stored(page)).not.toEqual([]);
    // A click ends the measurement of the largest contentful paint. The recorder logs the click as well.
    await page.locator('[data-share]').first().click();
    // biome-ignore lint/suspicious/noConsole: the page logs the warning
    await page.evaluate(() => console.warn("a test's warning"));
    for (const sign of ['"replay_recording"', '"span"', "a test's warning", 'webvital.lcp', 'ui.click'])
      await expect.poll(sentText, { timeout: 20_000 }).toContain(sign);

    const sent = await sentText();
    const visible = await phrases(page);
    expect(visible.length).toBeGreaterThan(50);
    expect(visible.filter((phrase) => sent.includes(phrase))).toEqual([]);
    expect(sent).not.toMatch(/[åäö]/i);
    expect(sent).not.toMatch(/[?&](?:namn|deltagare)=|hemligt/);
    expect(sent).toContain('"tagName":"img"');
    expect(sent).not.toMatch(/"tagName":"(?:img|source|video)","attributes":\{[^}]*"src/);
  },
);

/** Requests a URL as the search does while the visitor types. */
const requestInPage = (page: Page, url: string): Promise<unknown> =>
  page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', address);
        request.addEventListener('loadend', resolve);
        request.send();
      }),
    url,
  );

test('a recording of a search contains none of its words', SLOW_TEST, async ({ freshPage, monitoredSite, reports }) => {
  const sentText = async () => (await reports.texts()).join('\n');
  const search = `${PATHS.faq}?sok=${SECRET}`;
  const page = await freshPage(search, { origin: monitoredSite.url, consent: ['analytics'] });
  expect(await page.title()).toContain(SECRET);
  await expect.poll(reports.types, { timeout: 20_000 }).toContain('replay_recording');
  await requestInPage(page, search);
  await page.getByRole('searchbox').fill(`${SECRET} ${SECRET}`);
  await page.waitForURL(/hemligt[+]hemligt/);
  for (const sign of ['"http.client"', '"navigation.push"'])
    await expect.poll(sentText, { timeout: 20_000 }).toContain(sign);
  expect(await sentText()).not.toContain(SECRET);
});

nightlyTest(
  'withdrawn consent stops a recording that ran from page load',
  SLOW_TEST,
  async ({ freshPage, expectProblems, monitoredSite, reports }) => {
    expectProblems(/^page error: .*a test's last error/);
    const page = await freshPage(PATHS.about, { origin: monitoredSite.url, consent: ['analytics'] });
    await expect.poll(reports.types, { timeout: 20_000 }).toContain('replay_recording');
    expect(await stored(page)).not.toEqual([]);

    await button(page, MANAGE_CONSENT).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('dialog').getByRole('button', { name: texts.rejectAll }).click();
    await reloaded;
    const sentBefore = (await reports.types()).length;
    const sentAfter = async () => (await reports.types()).slice(sentBefore);
    expect(await stored(page)).toEqual([]);
    await page.mouse.wheel(0, 500);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("a test's last error");
      });
    });
    await expect.poll(sentAfter).toContain('event');
    await settle(page);
    expect(await sentAfter()).toEqual(['event']);
    expect(await stored(page)).toEqual([]);
  },
);
