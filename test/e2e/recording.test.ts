import type { Page } from 'playwright-core';
import { consentSwedish as texts } from '../../src/content/consent-sv.ts';
import type { ConsentCategory } from '../../src/domain/consent.ts';
import { ANCHORS, PATHS } from '../../src/domain/paths.ts';
import { consentCookie } from './support/consent-cookie.ts';
import { waitForFocusIn } from './support/focus.ts';
import { settle } from './support/page-facts.ts';
import { expect, test } from './support/test.ts';

const SECRET = 'hemligt';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The keys that the site has stored in the browser, except for the scroll positions. */
const stored = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'scroll'));

/**
 * Lets the time pass after which the recorder and the tracing send what they have. The recorder's own timer does not
 * follow the clock of the test, but it also sends when the visitor turns to another window.
 */
const letTimePass = async (page: Page): Promise<void> => {
  await page.clock.runFor(6_000);
  await page.evaluate(() => void dispatchEvent(new Event('blur')));
};

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

test('nothing is recorded, stored or fetched before consent, and a recording has no texts, images, searches or query parameters', async ({
  freshPage,
  expectProblems,
  monitoredSite,
  reports,
}) => {
  const sentText = async () => (await reports.texts()).join('\n');
  expectProblems(/^console warning: a test's warning/);
  const requests: string[] = [];
  const page = await freshPage(`${PATHS.home}?namn=${SECRET}`, {
    origin: monitoredSite.url,
    consent: null,
    until: 'load',
    prepare: async (blank) => {
      await blank.clock.install();
      blank.on('request', (request) => requests.push(request.url()));
    },
  });
  const seeSent = (...signs: readonly string[]) =>
    expect
      .poll(
        async () => {
          await letTimePass(page);
          const text = await sentText();
          return signs.filter((sign) => !text.includes(sign));
        },
        { interval: 500, timeout: 20_000 },
      )
      .toEqual([]);
  await button(page, texts.acceptAll).waitFor();
  await page.locator(`#${ANCHORS.calculator}`).scrollIntoViewIfNeeded();
  await letTimePass(page);
  await settle(page);
  expect(requests.filter((url) => /\/(?:sentry-client|replay|apply-consent)-|\/envelope\//.test(url))).toEqual([]);
  expect(await stored(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

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
  await seeSent('"replay_recording"', '"span"', "a test's warning", 'webvital.lcp', 'ui.click');
  const visible = await phrases(page);
  expect(visible.length).toBeGreaterThan(50);

  const search = `${PATHS.faq}?sok=${SECRET}`;
  await page.goto(search);
  expect(await page.title()).toContain(SECRET);
  await page.locator('html[data-started]').waitFor();
  await requestInPage(page, search);
  await page.getByRole('searchbox').fill(`${SECRET} ${SECRET}`);
  await page.waitForURL(/hemligt[+]hemligt/);
  await seeSent('"http.client"', '"navigation.push"');

  const sent = await sentText();
  expect(visible.filter((phrase) => sent.includes(phrase))).toEqual([]);
  expect(sent).not.toMatch(/[åäö]/i);
  expect(sent).not.toMatch(/[?&](?:namn|deltagare)=|hemligt/);
  expect(sent).toContain('"tagName":"img"');
  expect(sent).not.toMatch(/"tagName":"(?:img|source|video)","attributes":\{[^}]*"src/);
});

test('a recording has nothing of what visitors write in a form, or of the texts that are made of it', async ({
  freshPage,
  monitoredSite,
  reports,
}) => {
  const page = await freshPage(PATHS.withdrawal, {
    origin: monitoredSite.url,
    consent: ['analytics'],
    until: 'load',
    prepare: (blank) => blank.clock.install(),
  });
  const sentText = async () => {
    await letTimePass(page);
    return (await reports.texts()).join('\n');
  };
  for (const field of await page.locator('main form input:not([type=email])').all()) await field.fill(SECRET);
  await page.locator('main form [type=email]').fill(`${SECRET}@kund.example`);
  await page.locator('main form button').click();
  await page.locator('.composed-text').waitFor();
  await expect.poll(sentText, { interval: 500, timeout: 20_000 }).toContain('composed-text');
  // The plan of a group is in the texts that its buttons share.
  await page.goto(PATHS.material);
  expect(await page.locator('[data-text^="Hej!"]').count()).toBeGreaterThan(0);
  await expect.poll(sentText, { interval: 500, timeout: 20_000 }).toContain('material-form');
  const sent = await sentText();
  expect(sent).not.toContain(SECRET);
  expect(sent).not.toContain('Hej!');
});

test('withdrawn consent stops a recording with and without a reload, empties the storage, and errors are still reported', async ({
  freshPage,
  expectProblems,
  monitoredSite,
  reports,
}) => {
  expectProblems(
    /^page error: .*a test's first error/,
    /^page error: .*a test's last error/,
    /^console warning: a test's warning/,
  );
  const page = await freshPage(PATHS.withdrawal, {
    origin: monitoredSite.url,
    consent: ['analytics'],
    until: 'load',
    prepare: (blank) => blank.clock.install(),
  });
  const seeRecording = () =>
    expect
      .poll(
        async () => {
          await letTimePass(page);
          return reports.types();
        },
        { interval: 500, timeout: 20_000 },
      )
      .toContain('replay_recording');
  const answerInOtherTab = async (categories: readonly ConsentCategory[]) => {
    await page.context().addCookies([consentCookie(monitoredSite.url, ['necessary', ...categories])]);
    await page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));
  };
  /** Nothing but the error is sent from now on. */
  const seeOnlyError = async (message: string) => {
    await expect.poll(() => stored(page)).toEqual([]);
    const { length } = await reports.types();
    const sentSince = async () => (await reports.types()).slice(length);
    await page.evaluate((text) => {
      // biome-ignore lint/suspicious/noConsole: with consent, the warning would be sent
      console.warn("a test's warning");
      queueMicrotask(() => {
        throw new Error(text);
      });
    }, message);
    await expect.poll(sentSince).toContain('event');
    await letTimePass(page);
    await settle(page);
    expect(await sentSince()).toEqual(['event']);
    expect(await stored(page)).toEqual([]);
  };
  await seeRecording();
  expect(await stored(page)).not.toEqual([]);
  // A page with a form that is filled in is not reloaded.
  await page.locator('main [name=namn]').fill('Åsa');
  await answerInOtherTab([]);
  await seeOnlyError("a test's first error");

  await answerInOtherTab(['analytics']);
  await expect.poll(() => stored(page)).not.toEqual([]);
  await page.locator('main [name=namn]').fill('');
  await Promise.all([page.waitForEvent('load'), answerInOtherTab([])]);
  await seeOnlyError("a test's last error");
});
