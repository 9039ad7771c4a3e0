import { type Browser, chromium, type Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import type { ConsentCategory } from '../../../src/domain/consent.ts';
import { consentCookie } from './consent-cookie.ts';
import { startTroubledSite } from './faulty-site.ts';
import { judgeProblems, type Problems, watchForProblems } from './problems.ts';

export { afterEach, beforeEach, describe, expect, inject } from 'vitest';

/** A phone and a computer. */
export const PHONE = 360;
export const DESKTOP = 1280;
export const WIDTHS = [PHONE, DESKTOP] as const;

const HEIGHTS = { phone: 740, desktop: 800 };
const PHONE_BELOW = 720;
const TIMEOUT_MS = 8_000;

export type PageOptions = {
  /** The site that is visited: the one before a working provider unless told. */
  readonly origin?: string;
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  /** The visitor's own few colours in the place of the page's. */
  readonly forcedColors?: boolean;
  /** What the visitor has agreed to beside the necessary; null: has not decided yet. */
  readonly consent?: readonly ConsentCategory[] | null;
  /** How far the first navigation is awaited. */
  readonly until?: 'load' | 'commit';
  readonly locale?: string;
  /** An ordinary browser's unless told. */
  readonly userAgent?: string;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Done before the first navigation. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

export type Fixtures = {
  readonly browser: Browser;
  /** A new visitor opens a page. Everything the browser complains about until the test's end fails the test. */
  readonly openPage: (path: string, options?: PageOptions) => Promise<Page>;
  /** Problems that this test is about: each must occur, and does not fail the test. */
  readonly expectProblems: (...patterns: readonly RegExp[]) => void;
  readonly expectedProblems: RegExp[];
  /** A site of the test's own, which has seen no products yet, before the provider that can be told to misbehave. */
  readonly unvisitedSiteUrl: string;
};

const ordinaryUserAgent = (browser: Browser): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;

const createVisitor = async (browser: Browser, options: PageOptions) => {
  const {
    origin = inject('siteUrl'),
    width = DESKTOP,
    javaScript = true,
    reducedMotion = false,
    forcedColors = false,
    consent = [],
  } = options;
  const isPhone = width < PHONE_BELOW;
  const height = options.height ?? (isPhone ? HEIGHTS.phone : HEIGHTS.desktop);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColors ? 'active' : 'none',
    locale: options.locale ?? 'sv-SE',
    extraHTTPHeaders: { ...options.headers },
    userAgent: options.userAgent ?? ordinaryUserAgent(browser),
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  if (consent) await context.addCookies([consentCookie(origin, ['necessary', ...consent])]);
  return context;
};

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const browser = await chromium.connect(inject('browserUrl'));
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedProblems: async ({}, use) => use([]),
  expectProblems: async ({ expectedProblems }, use) => use((...patterns) => void expectedProblems.push(...patterns)),
  unvisitedSiteUrl: async ({ onTestFinished }, use) => {
    const { siteUrl, stop } = await startTroubledSite(inject('faultsUrl'));
    // Also when the browser has complained: that fails what would come after `use`.
    onTestFinished(stop);
    await use(siteUrl);
  },
  openPage: async ({ browser, expectedProblems }, use) => {
    const problems: Problems[] = [];
    const closing: (() => Promise<void>)[] = [];
    await use(async (path, options = {}) => {
      const context = await createVisitor(browser, options);
      closing.push(() => context.close());
      problems.push(await watchForProblems(context, options));
      const page = await context.newPage();
      await options.prepare?.(page);
      await page.goto(path, { waitUntil: options.until ?? 'load' });
      return page;
    });
    for (const watch of problems) watch.stop();
    await Promise.all(closing.map((close) => close()));
    const remaining = judgeProblems(
      problems.flatMap(({ found }) => found),
      expectedProblems,
    );
    if (remaining.length > 0) throw new Error(`The browser complained:\n${remaining.join('\n')}`);
  },
});
