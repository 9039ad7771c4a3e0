import type { Page } from 'playwright-core';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish as texts } from '../../src/content/consent-sv.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { forgetReports, receivedKinds, receivedReports } from './support/reports.ts';
import { beforeEach, expect, inject, test } from './support/test.ts';

const origin = inject('troubledSiteUrl');
const SECRET = 'hemligt';
/** The recorder sends for the first time after five seconds. */
const PATIENT = { timeout: 40_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The names of what the site keeps in the browser, apart from where a page was scrolled to. */
const stored = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'scroll'));

const recordingArrives = () => expect.poll(receivedKinds, { timeout: 20_000 }).toContain('replay_recording');

const sentText = async (): Promise<string> => (await receivedReports()).join('\n');

/** Everything that a page says in more than one word, in its text or in what describes its pictures and controls. */
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

beforeEach(forgetReports);

test('before a yes nothing is recorded, and no recorder fetched', async ({ openPage }) => {
  const asked: string[] = [];
  const page = await openPage(PATHS.home, {
    origin,
    consent: null,
    prepare: async (blank) => void blank.on('request', (request) => asked.push(request.url())),
  });
  await button(page, texts.acceptAll).waitFor();
  await page.locator(`#${ANCHORS.calculator}`).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/(?:reporter|recording|follow-consent)-|\/envelope\//.test(url))).toEqual([]);
  expect(await stored(page)).toEqual([]);
});

test(
  'a yes in the preferences begins a recording that tells no words, pictures or queries',
  PATIENT,
  async ({ openPage, expectProblems }) => {
    expectProblems(/^console warning: a test's warning/);
    const page = await openPage(`${PATHS.home}?namn=${SECRET}`, { origin, consent: null });
    await button(page, texts.banner.manage).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: texts.categories.analytics.name }).press('Space');
    await button(page, texts.dialog.save).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('spinbutton').first().fill('47');
    await page.waitForURL(/deltagare=47/);
    await expect.poll(() => stored(page)).not.toEqual([]);
    // Ends the wait for the largest paint, whose element the library names, and is recorded itself.
    await page.locator('[data-share]').first().click();
    // biome-ignore lint/suspicious/noConsole: it is the page that warns
    await page.evaluate(() => console.warn("a test's warning"));
    for (const sign of ['"replay_recording"', '"span"', "a test's warning", 'webvital.lcp', 'ui.click'])
      await expect.poll(sentText, { timeout: 20_000 }).toContain(sign);

    const sent = await sentText();
    const said = await phrases(page);
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((phrase) => sent.includes(phrase))).toEqual([]);
    expect(sent).not.toMatch(/[åäö]/i);
    expect(sent).not.toMatch(/[?&](?:namn|deltagare)=|hemligt/);
    expect(sent).toContain('"tagName":"img"');
    expect(sent).not.toMatch(/"tagName":"(?:img|source|video)","attributes":\{[^}]*"src/);
  },
);

test('a no ends what an earlier yes had recorded from the start', PATIENT, async ({ openPage, expectProblems }) => {
  expectProblems(/^page error: .*a test's last error/);
  const page = await openPage(PATHS.about, { origin, consent: ['analytics'] });
  await recordingArrives();
  expect(await stored(page)).not.toEqual([]);

  await button(page, MANAGE_CONSENT).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: texts.rejectAll }).click();
  await reloaded;
  await forgetReports();
  expect(await stored(page)).toEqual([]);
  await page.mouse.wheel(0, 500);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("a test's last error");
    });
  });
  await expect.poll(receivedKinds).toContain('event');
  await page.waitForLoadState('networkidle');
  expect(await receivedKinds()).toEqual(['event']);
  expect(await stored(page)).toEqual([]);
});
