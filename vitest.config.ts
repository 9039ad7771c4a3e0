import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { ENGINES } from './scripts/browser.ts';
import { SlowestFirst } from './test/e2e/support/slowest-first.ts';
import { TEST_VARS } from './test/support/test-vars.ts';

/** `.ci/run` sets this to the folder for the JSON reports of all runs. */
const reports = process.env.TEST_REPORTS;

/**
 * Expected log lines of the Worker during tests: requests that it refuses, and React's warning about an attribute that
 * src/pages/faq/FaqSections.tsx writes in capitals.
 */
const PROVOKED_LOG = /^(\{"level":"info","event":"refused",.*|Invalid DOM property `HIDDEN`.*)$/;

/** Whether this is the run of all tests, which takes place every night and on demand. */
const isNightly = process.env.ALL_TESTS === '1';

/** Files that only that run includes. */
const NIGHT_FILES = isNightly ? [] : ['test/**/*.night.test.ts'];

export default defineConfig({
  test: {
    ...(reports && { reporters: ['default', 'json'], outputFile: `${reports}/${process.pid}.json` }),
    // Not in a project, where the Cloudflare plugin would transform all of Wrangler, which takes 10 seconds.
    globalSetup: './test/support/start-sandbox.ts',
    onConsoleLog: (log) =>
      !log
        .trim()
        .split('\n')
        .every((line) => PROVOKED_LOG.test(line)),
    sequence: { sequencer: SlowestFirst },
    provide: {
      cacheRuns: isNightly ? { histories: 1_000, hangingCatalogues: 3 } : { histories: 25, hangingCatalogues: 1 },
      viewWalks: isNightly ? { count: 30, timeoutMs: 140_000 } : { count: 1, timeoutMs: 20_000 },
    },
    projects: [
      {
        // Inside workerd, against the Worker of wrangler.toml and a sandbox provider that answers over HTTP.
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { ...TEST_VARS, PROVIDER_API_URL: inject<string>('providerUrl') } },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/deployment/**', 'test/e2e/**', 'test/engines/**', ...NIGHT_FILES],
          // Tests read style sheets as text. By default, Vitest makes them empty.
          css: true,
          // One workerd for all files: starting one takes 3 seconds. Tests that need separate memory create an app.
          isolate: false,
          maxWorkers: 1,
          // Some tests follow every link on a page, which is slow on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // In a real browser, against sites in workerd.
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          exclude: NIGHT_FILES,
          // A project's setup runs before the root's, so this project needs its own sandbox.
          globalSetup: ['./test/support/start-sandbox.ts', './test/e2e/support/global-setup.ts'],
          // Every worker has its own browser, which its test files share, one after the other.
          isolate: false,
          maxWorkers: 2,
          // Long enough for a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        // In Node, which can start Wrangler, against a simulated Cloudflare API on this machine.
        test: {
          name: 'deployment',
          include: ['test/deployment/**/*.test.ts'],
          exclude: NIGHT_FILES,
          isolate: false,
          maxWorkers: 1,
          // A deployment builds the site, and an operator's checkout is a copy of this one.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
      // One project for each engine: the same tests, against the servers of `npm start`.
      ...ENGINES.map((engine, index) => ({
        test: {
          name: engine,
          include: ['test/engines/**/*.test.ts'],
          globalSetup: './test/engines/support/global-setup.ts',
          provide: { engine },
          isolate: false,
          maxWorkers: 1,
          // Long enough for a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // One engine after the other, because some tests measure time.
          sequence: { groupOrder: 3 + index },
        },
      })),
    ],
  },
});
