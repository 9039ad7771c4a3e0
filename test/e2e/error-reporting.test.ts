import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { errors } from '../../src/content/errors.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { chunk, serveChunk } from './support/chunks.ts';
import type { ReportReader } from './support/faulty-site.ts';
import { settle } from './support/page-facts.ts';
import { describe, expect, inject, test } from './support/test.ts';

const SECRET = 'hemligt';
/** The maximum number of different errors that one page reports. */
const MAX_REPORTS = 5;
const TEST_ERROR = /^page error: .*a test's/;

/** Makes the page throw `times` times, outside the test's own call. A number replaces `{}` in the message. */
const fail = (page: Page, message = "a test's error", times = 1) =>
  page.evaluate(
    ([text, count]) => {
      const failOnce = (numbered: string): void => {
        throw new Error(numbered);
      };
      for (let time = 0; time < count; time += 1) setTimeout(failOnce, 0, text.replace('{}', `${time}`));
    },
    [message, times] as const,
  );

/** Makes the page fail as soon as its scripts have run. */
const failEarly = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      void Promise.reject(new Error("a test's early rejection"));
      throw new Error("a test's early error");
    });
  });

/** Makes the start of the menu throw, which is one of the starts in client/main.ts. */
const breakOneStart = (page: Page) =>
  page.addInitScript(() => {
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      if (selector === '[data-menu]') throw new Error("a test's broken start");
      return querySelectorAll.call(this, selector);
    };
  });

test('errors while a page starts are reported, without anything personal, and do not stop the other starts', async ({
  monitoredPage,
  expectProblems,
  reports,
}) => {
  expectProblems(TEST_ERROR);
  const page = await monitoredPage(`${PATHS.about}?namn=${SECRET}`, {
    prepare: async (blank) => {
      await failEarly(blank);
      await breakOneStart(blank);
    },
  });
  await expect.poll(reports.errors).toHaveLength(3);
  expect((await reports.errors()).toSorted()).toEqual([
    "promise: a test's early rejection",
    "script: a test's broken start",
    "script: a test's early error",
  ]);
  const texts = await reports.texts();
  const code = await (await page.request.get(new URL('/healthz', page.url()).href)).json();
  expect(code).toMatchObject({ release: expect.stringMatching(/./), build: expect.stringMatching(/./) });
  for (const text of texts) {
    expect(text).toContain(`"release":"${code.release}"`);
    expect(text).toContain(`"build":"${code.build}"`);
    expect(text).toContain('"environment":"production"');
    expect(text).not.toContain(SECRET);
    expect(text).not.toMatch(/"cookies?"|"ip_address"|cc_cookie/i);
  }
  expect(
    await page.evaluate(() => [localStorage.length, Object.keys(sessionStorage).filter((key) => key !== 'scroll')]),
  ).toEqual([0, []]);
  await page.getByRole('button', { name: MANAGE_CONSENT }).click();
  await page.getByRole('dialog', { name: consentSwedish.dialog.title }).waitFor();
});

/** `frames` replace the frames of the test in the stack. */
type Noise = { readonly message: string; readonly frames?: readonly string[] };

const EXTENSION_FRAMES = [
  'chrome-extension://abc/content.js:1:1',
  'moz-extension://abc/content.js:1:1',
  'safari-web-extension://abc/content.js:1:1',
  'webkit-masked-url://hidden/:1:1',
];

/** Errors that scripts of apps, scanners and extensions throw on other sites' pages. */
const NOISE: readonly Noise[] = [
  { message: 'Java object is gone' },
  { message: 'Error invoking log: Java bridge method invocation error' },
  { message: 'Java exception was raised during method invocation' },
  { message: 'ResizeObserver loop completed with undelivered notifications.' },
  { message: 'Object Not Found Matching Id:1, MethodName:update, ParamCount:4' },
  { message: "undefined is not an object (evaluating 'window.webkit.messageHandlers')" },
  ...EXTENSION_FRAMES.map((frame) => ({ message: `a foreign error of ${frame}`, frames: [frame] })),
];
const NOISE_PROBLEMS = [
  /^page error: .*(?:Java|ResizeObserver|Object Not Found|webkit\.messageHandlers)/,
  /^page error: .*a foreign error/,
] as const;

/** Rejects with all of them at once. */
const makeNoise = (page: Page, noise: readonly Noise[] = NOISE) =>
  page.evaluate((all) => {
    for (const { message, frames } of all) {
      const error = new Error(message);
      if (frames) error.stack = [`Error: ${message}`, ...frames.map((frame) => `    at run (${frame})`)].join('\n');
      void Promise.reject(error);
    }
  }, noise);

/** Rejects with an exception of the browser, and with an error of another frame, whose class is not the page's. */
const rejectWithOtherClasses = (page: Page) =>
  page.evaluate(() => {
    const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
    const foreign: unknown = contentWindow && Reflect.construct(Reflect.get(contentWindow, 'Error'), ['of a frame']);
    void Promise.reject(new DOMException('of the browser', 'DataError'));
    void Promise.reject(foreign);
  });

test('five errors of a page are reported, of any class, and those of injected scripts are not and do not count', async ({
  monitoredPage,
  expectProblems,
  reports,
}) => {
  expectProblems(...NOISE_PROBLEMS, /^page error: .*of (the browser|a frame)/, TEST_ERROR);
  const page = await monitoredPage(PATHS.about);
  await makeNoise(page);
  await page.evaluate(() => {
    // Scanners reject with strings.
    for (let id = 0; id < 10; id += 1) void Promise.reject(`Object Not Found Matching Id:${id}, MethodName:update`);
  });
  await rejectWithOtherClasses(page);
  await fail(page, "a test's error {}", 4);
  await expect.poll(reports.errors).toHaveLength(MAX_REPORTS);
  await settle(page);
  expect((await reports.errors()).toSorted()).toEqual([
    'promise: DataError: of the browser',
    'promise: of a frame',
    ...[0, 1, 2].map((index) => `script: a test's error ${index}`),
  ]);
});

const FOREIGN_IMAGE = `https://evil.example/spion.png?namn=${SECRET}`;

/** Makes the page load an image of another site, which the policy forbids. */
const loadForeignImage = (page: Page) =>
  page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('img'), { alt: '', src }));
  }, FOREIGN_IMAGE);

const IMAGE_REPORT = 'policy: img-src blocked https://evil.example/spion.png';
const IMAGE_PROBLEMS = [
  /^policy violation: img-src https:/,
  /^console error: .*Content Security Policy/,
  /^failed request: GET https:\/\/evil\.example\/.* csp$/,
] as const;

test('a violation of the content security policy is reported once, with its directive and without its query', async ({
  monitoredPage,
  expectProblems,
  reports,
}) => {
  expectProblems(...IMAGE_PROBLEMS, TEST_ERROR);
  const page = await monitoredPage(PATHS.about);
  await loadForeignImage(page);
  await expect.poll(reports.errors).toEqual([IMAGE_REPORT]);
  await loadForeignImage(page);
  // A second report would arrive before this one.
  await fail(page, "a test's last error");
  await expect.poll(reports.errors).toHaveLength(2);
  expect((await reports.texts()).join()).not.toContain(SECRET);
});

describe('a report that cannot be sent', () => {
  test.for([
    { unreachable: 'ingest server', url: `${inject('ingestUrl')}/api/**`, expected: 3 },
    // Errors that occur together wait for the same chunk.
    { unreachable: 'Sentry client', url: chunk('sentry-client'), expected: 1 },
  ])(
    'causes neither an error nor another attempt when the $unreachable is unreachable',
    async ({ url, expected }, { monitoredPage, expectProblems }) => {
      expectProblems(TEST_ERROR, /^failed request: .* net::ERR_FAILED$/, /^console error: .*net::ERR_FAILED/);
      const attempts: string[] = [];
      const prepare = (blank: Page) =>
        blank.route(url, (route) => {
          attempts.push(route.request().url());
          return route.abort();
        });
      const page = await monitoredPage(PATHS.about, { prepare });
      await fail(page, "a test's error {}", 3);
      await expect.poll(() => attempts).toHaveLength(expected);
      await settle(page);
      expect(attempts).toHaveLength(expected);
    },
  );
});

const CALCULATOR = 'HydratedCalculator';
const REPORT = "island calculator: a test's island";
const REPAIRED = 'Nu går det att räkna igen';

/** An island that throws while it renders, until the test sends it the event `repair`. */
const FRAGILE = `
let repaired = false;
addEventListener('repair', () => { repaired = true; });
export const ${CALCULATOR} = () => {
  if (!repaired) throw new Error("a test's island");
  return ${JSON.stringify(REPAIRED)};
};`;

const island = (page: Page) => page.locator('[data-island="calculator"]');
const panel = (page: Page) =>
  island(page).getByRole('heading', { level: 2, name: errors.unexpected.title, exact: true });
const retry = (page: Page) => island(page).getByRole('button', { name: errors.panel.retry });
const repair = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('repair')));

/** The errors that have been reported once the network is idle. Waits for at least one. */
const reportedErrors = async (page: Page, { errors }: ReportReader): Promise<readonly string[]> => {
  await expect.poll(errors).not.toEqual([]);
  await settle(page);
  return errors();
};

const breakProps = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const marker of document.querySelectorAll('[data-props]')) marker.setAttribute('data-props', '{');
    }),
  );

test('an island that cannot start is reported once, and leaves the server-rendered form usable', async ({
  monitoredPage,
  reports,
}) => {
  const page = await monitoredPage(PATHS.home, { prepare: breakProps });
  await island(page).scrollIntoViewIfNeeded();
  await page.locator('[data-island="calculator"][data-state="failed"]').waitFor();
  expect(await reportedErrors(page, reports)).toEqual([expect.stringMatching(/^island calculator: /)]);
  await page.getByLabel(calculator.participants.label).fill('12');
  await page.getByLabel(calculator.productsEach.label).fill('10');
  await page.getByRole('button', { name: calculator.submit }).click();
  await page.waitForURL(/deltagare=12&produkter=10/);
});

test('an island that throws while it renders is reported once, and shows a panel with the report’s code until a retry succeeds', async ({
  monitoredPage,
  reports,
}) => {
  const page = await monitoredPage(PATHS.home, { prepare: (blank) => serveChunk(blank, CALCULATOR, FRAGILE) });
  await island(page).scrollIntoViewIfNeeded();
  await panel(page).waitFor();
  expect(await island(page).getByText(errors.unexpected.message).isVisible()).toBe(true);
  expect(await reportedErrors(page, reports)).toEqual([REPORT]);
  const line = (await island(page).locator('[data-panel] p').last().textContent()) ?? '';
  const code = line.slice(errors.code('').length);
  expect(code).toMatch(/^\w{6}$/);
  expect((await reports.texts()).join()).toContain(`"request_id":"${code}"`);
  await panel(page).evaluate((element) => element.setAttribute('data-first', ''));
  await retry(page).click();
  await expect.poll(() => page.locator('[data-first]').count()).toBe(0);
  await panel(page).waitFor();
  await repair(page);
  await retry(page).click();
  await island(page).getByText(REPAIRED).waitFor();
  expect(await panel(page).count()).toBe(0);
});

test('when even the error panel fails to render, the last message links to the start page', async ({
  monitoredPage,
  reports,
}) => {
  const page = await monitoredPage(`${PATHS.home}?deltagare=7`, {
    prepare: (blank) =>
      // Every island uses this outside its error boundary.
      blank.addInitScript(() => {
        const addEventListener = () => {
          throw new Error("a test's island");
        };
        Object.defineProperty(window, 'navigation', { value: { addEventListener } });
      }),
  });
  await island(page).scrollIntoViewIfNeeded();
  await island(page).getByText(errors.application.message.trim(), { exact: true }).waitFor();
  expect(await reportedErrors(page, reports)).toEqual([REPORT]);
  await island(page).getByRole('link', { name: errors.application.home }).click();
  await page.waitForURL(({ pathname, search }) => pathname === '/' && search === '');
});
