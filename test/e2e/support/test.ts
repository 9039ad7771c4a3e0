import type { Browser, Page, Response } from 'playwright-core';
import { test as base } from 'vitest';
import { PATHS } from '../../../src/domain/paths.ts';
import { type FaultySite, type ReportReader, startFaultySite } from './faulty-site.ts';
import { waitForStart } from './page-facts.ts';
import { compareProblems } from './problems.ts';
import { createVisitors, launchBrowser, type Visitor, type VisitorOptions, type Visitors } from './visitors.ts';

export { describe, expect, inject } from 'vitest';
export { DESKTOP, PHONE, WIDTHS } from './visitors.ts';

export type PageOptions = VisitorOptions & {
  /**
   * How long to wait for the first navigation. By default, until the page's script has started everything
   * (`waitForStart`).
   */
  readonly until?: 'started' | 'load' | 'commit';
  /** Runs before the first navigation. The visitor then has an empty HTTP cache. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

type SharedPage = { readonly visitor: Visitor; readonly page: Page; path: string; status: number };

export type Fixtures = {
  readonly browser: Browser;
  readonly visitors: Visitors;
  /** Opens a page as a new visitor. Every problem that the browser reports until the end of the test fails the test. */
  readonly freshPage: (path: string, options?: PageOptions) => Promise<Page>;
  readonly sharedPages: Map<string, SharedPage>;
  /**
   * A page that the tests of a file look at one after another. It is loaded only when the previous test looked at
   * another page. Tests that look at the same page leave it unchanged. Problems count as in `freshPage`.
   */
  readonly sharedPage: (path: string, options?: VisitorOptions) => Promise<Page>;
  /** Declares problems that this test is about. Each must occur, and does not fail the test. */
  readonly expectProblems: (...patterns: readonly RegExp[]) => void;
  readonly expectedProblems: RegExp[];
  /** A site with empty caches, and with its own provider and ingest project. */
  readonly faultySite: FaultySite;
  /** Such a site for all tests of a file. Its provider works. */
  readonly monitoredSite: FaultySite;
  /** `freshPage` on `monitoredSite`. */
  readonly monitoredPage: Fixtures['freshPage'];
  /** What the pages of `monitoredSite` report during the test. */
  readonly reports: ReportReader;
  /** A site for all tests of a file. It streams a page when its data takes longer than 100 ms. */
  readonly streamingSite: FaultySite;
};

const requireNoProblems = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error(`The browser reported problems:\n${problems.join('\n')}`);
};

/**
 * Chromium reports an error page as a problem. If that page names no icon, Chromium also reports the missing
 * /favicon.ico.
 */
const isAboutErrorPage = (problem: string, status: number): boolean =>
  status >= 400 &&
  [`^failed request: .* ${status}$`, `^console error: .*status of (${status}|404)`].some((pattern) =>
    new RegExp(pattern).test(problem),
  );

/** Navigates, and waits until the page's script has started everything. */
const openStarted = async (
  page: Page,
  path: string,
  { javaScript = true }: VisitorOptions,
): Promise<Response | null> => {
  const response = await page.goto(path);
  if (javaScript) await waitForStart(page);
  return response;
};

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that this one needs from the pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitors: [async ({ browser }, use) => use(createVisitors(browser)), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedProblems: async ({}, use) => use([]),
  expectProblems: async ({ expectedProblems }, use) => use((...patterns) => void expectedProblems.push(...patterns)),
  faultySite: async ({ onTestFinished }, use) => {
    const site = await startFaultySite();
    // Not after `use`, because that code does not run when another fixture fails.
    onTestFinished(site.stop);
    await use(site);
  },
  monitoredSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startFaultySite();
      await use(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
  reports: async ({ monitoredSite }, use) => use(await monitoredSite.newReports()),
  streamingSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startFaultySite({ STREAM_AFTER_MS: '100' });
      await use(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
  freshPage: async ({ visitors, expectedProblems }, use) => {
    const opened: { readonly visitor: Visitor; readonly isReusable: boolean }[] = [];
    await use(async (path, { prepare, until = 'started', ...options } = {}) => {
      const isReusable = prepare === undefined && options.origin === undefined;
      const visitor = await visitors.take(options, !isReusable);
      opened.push({ visitor, isReusable });
      const page = await visitor.openPage();
      await prepare?.(page);
      if (until === 'started') await openStarted(page, path, options);
      else await page.goto(path, { waitUntil: until });
      return page;
    });
    const problems = opened.flatMap(({ visitor }) => visitor.problems.take());
    await Promise.all(opened.map(({ visitor, isReusable }) => visitors.release(visitor, isReusable)));
    requireNoProblems(compareProblems(problems, expectedProblems));
  },
  monitoredPage: async ({ freshPage, monitoredSite }, use) =>
    use((path, options) => freshPage(path, { origin: monitoredSite.url, ...options })),
  sharedPages: [
    async ({ visitors }, use) => {
      const pages = new Map<string, SharedPage>();
      await use(pages);
      await Promise.all([...pages.values()].map(({ visitor }) => visitors.release(visitor, true)));
    },
    { scope: 'file' },
  ],
  sharedPage: async ({ visitors, sharedPages, expectedProblems }, use) => {
    const openSharedPage = async (options: VisitorOptions): Promise<SharedPage> => {
      const visitor = await visitors.take(options, false);
      const shared = { visitor, page: await visitor.openPage(), path: '', status: 0 };
      // So that the font is cached whichever test runs first. A font that arrives late shifts lines a little.
      await openStarted(shared.page, PATHS.home, options);
      sharedPages.set(JSON.stringify(options), shared);
      return shared;
    };
    await use(async (path, options = {}) => {
      const shared = sharedPages.get(JSON.stringify(options)) ?? (await openSharedPage(options));
      if (shared.path === path) return shared.page;
      // Until it has loaded, the shared page has no path.
      shared.path = '';
      const response = await openStarted(shared.page, path, options);
      shared.status = response?.status() ?? 0;
      shared.path = path;
      return shared.page;
    });
    const problems = [...sharedPages.values()].flatMap(({ visitor, status }) =>
      visitor.problems.take().filter((problem) => !isAboutErrorPage(problem, status)),
    );
    requireNoProblems(compareProblems(problems, expectedProblems));
  },
});
