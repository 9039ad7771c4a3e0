import type { Page } from 'playwright-core';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import { chunk } from './support/chunks.ts';
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
const failEarly = (page: Page, kind: 'throw' | 'reject') =>
  page.addInitScript((kind) => {
    addEventListener('DOMContentLoaded', () => {
      const error = new Error(`a test's early ${kind}`);
      if (kind === 'throw') throw error;
      void Promise.reject(error);
    });
  }, kind);

/** Makes the start of the menu throw, which is one of the starts in client/main.ts. */
const breakOneStart = (page: Page) =>
  page.addInitScript(() => {
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      if (selector === '[data-menu]') throw new Error("a test's broken start");
      return querySelectorAll.call(this, selector);
    };
  });

test('a start that throws is reported and does not stop the others', async ({
  monitoredPage,
  expectProblems,
  reports,
}) => {
  expectProblems(/^page error: .*a test's broken start/);
  const page = await monitoredPage(PATHS.about, { consent: null, prepare: breakOneStart });
  await page.getByRole('region', { name: consentSwedish.banner.title }).waitFor();
  await expect.poll(reports.errors).toEqual([expect.stringContaining("a test's broken start")]);
});

/** Rejects as WebKit does when it aborts an import(). */
const failImport = (page: Page, name: string) =>
  page.evaluate((text) => void Promise.reject(new TypeError(text)), `Importing a test's module script ${name} failed.`);

test('an import that fails is reported, but not on a page that the visitor leaves', async ({
  monitoredPage,
  expectProblems,
  reports,
}) => {
  expectProblems(/^page error: .*Importing a test's module/);
  const page = await monitoredPage(PATHS.about);
  await failImport(page, 'left');
  // Leaving the page for another one would end its timers. A page that the browser keeps still has them.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await failImport(page, 'kept');
  // The report of the first one would arrive before this one.
  await expect.poll(reports.errors).toEqual(["promise: Importing a test's module script kept failed."]);
});

describe('an error report', () => {
  test.for(['throw', 'reject'] as const)(
    'of the browser (%s) arrives even before the page has loaded',
    async (kind, { monitoredPage, expectProblems, reports }) => {
      expectProblems(TEST_ERROR);
      await monitoredPage(PATHS.about, { prepare: (blank) => failEarly(blank, kind) });
      await expect.poll(reports.errors).toEqual([expect.stringContaining(`a test's early ${kind}`)]);
    },
  );

  test('of the browser contains nothing personal and stores nothing', async ({
    monitoredPage,
    expectProblems,
    reports,
  }) => {
    expectProblems(TEST_ERROR);
    const page = await monitoredPage(`${PATHS.about}?namn=${SECRET}`);
    await fail(page);
    await expect.poll(reports.texts).toHaveLength(1);
    const [report = ''] = await reports.texts();
    expect(report).not.toContain(SECRET);
    expect(report).not.toMatch(/"cookies?"|"ip_address"|cc_cookie/i);
    expect(
      await page.evaluate(() => [localStorage.length, Object.keys(sessionStorage).filter((key) => key !== 'scroll')]),
    ).toEqual([0, []]);
  });
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

describe('what injected scripts throw', () => {
  test('is not reported, and does not count towards the five errors that a page reports', async ({
    monitoredPage,
    expectProblems,
    reports,
  }) => {
    expectProblems(...NOISE_PROBLEMS, TEST_ERROR);
    const page = await monitoredPage(PATHS.about);
    await makeNoise(page);
    await fail(page, "a test's error {}", MAX_REPORTS + 1);
    await expect.poll(reports.errors).toHaveLength(MAX_REPORTS);
    await settle(page);
    expect((await reports.errors()).toSorted()).toEqual(
      Array.from({ length: MAX_REPORTS }, (_, index) => `script: a test's error ${index}`),
    );
  });

  test('is not reported when it is not an Error', async ({ monitoredPage, expectProblems, reports }) => {
    expectProblems(NOISE_PROBLEMS[0], TEST_ERROR);
    const page = await monitoredPage(PATHS.about);
    await page.evaluate(() => {
      // Scanners reject with strings.
      for (let id = 0; id < 10; id += 1) void Promise.reject(`Object Not Found Matching Id:${id}, MethodName:update`);
    });
    await fail(page, "a test's last error");
    await expect.poll(reports.errors).toEqual(["script: a test's last error"]);
  });
});

test('an error of the site is reported even if its stack names an extension further down', async ({
  monitoredPage,
  expectProblems,
  reports,
}) => {
  expectProblems(TEST_ERROR);
  const page = await monitoredPage(PATHS.about);
  await makeNoise(page, [
    { message: "a test's error", frames: [new URL('/build/assets/main.js:1:1', page.url()).href, ...EXTENSION_FRAMES] },
  ]);
  await expect.poll(reports.errors).toEqual(["promise: a test's error"]);
});

test('an exception of the browser and an error of a frame are reported with their messages', async ({
  monitoredPage,
  expectProblems,
  reports,
}) => {
  expectProblems(/^page error: /);
  const page = await monitoredPage(PATHS.about);
  await page.evaluate(() => {
    const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
    const foreign: unknown = contentWindow && Reflect.construct(Reflect.get(contentWindow, 'Error'), ['of a frame']);
    void Promise.reject(new DOMException('of the browser', 'DataError'));
    void Promise.reject(foreign);
  });
  await expect.poll(reports.errors).toHaveLength(2);
  expect((await reports.errors()).toSorted()).toEqual(['promise: DataError: of the browser', 'promise: of a frame']);
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

test('a report of the browser contains the release, the build and the environment of the page', async ({
  monitoredPage,
  expectProblems,
  reports,
}) => {
  expectProblems(TEST_ERROR);
  const page = await monitoredPage(PATHS.about);
  await fail(page);
  await expect.poll(reports.texts).toHaveLength(1);
  const [report = ''] = await reports.texts();
  const code = await (await page.request.get(new URL('/healthz', page.url()).href)).json();
  expect(code).toMatchObject({ release: expect.stringMatching(/./), build: expect.stringMatching(/./) });
  expect(report).toContain(`"release":"${code.release}"`);
  expect(report).toContain(`"build":"${code.build}"`);
  expect(report).toContain('"environment":"production"');
});
