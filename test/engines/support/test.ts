import { test as base, inject } from 'vitest';
import { consentCookie } from '../../e2e/support/consent-cookie.ts';
import { type FaultySite, startFaultySite } from '../../e2e/support/faulty-site.ts';
import { launchFirefox } from './firefox-browser.ts';
import type {} from './global-setup.ts';
import { createPage, type Page } from './page.ts';
import type { RunningBrowser, Tab } from './tab.ts';
import { launchWebKit } from './webkit-browser.ts';

export { describe, expect } from 'vitest';

export const PHONE = 390;
export const DESKTOP = 1280;
export const WIDTHS = [PHONE, DESKTOP] as const;
/** The height of every window. */
export const HEIGHT = 844;

export type VisitorOptions = {
  readonly width?: (typeof WIDTHS)[number];
  /** Whether the visitor has already refused optional cookies. */
  readonly hasDecided?: boolean;
  /** The site of `npm start` by default. */
  readonly origin?: string;
};

type Fixtures = {
  readonly browser: RunningBrowser;
  /** Opens a page for a first-time visitor. Every problem that the browser reports fails the test. */
  readonly visit: (path: string, options?: VisitorOptions) => Promise<Page>;
  /** Starts a site whose provider misbehaves on request. The site outlives the pages of the test. */
  readonly startFaultySite: typeof startFaultySite;
  /** Declares problems that this test provokes. They do not fail it. */
  readonly expectProblems: (pattern: RegExp) => void;
  readonly expectedProblems: RegExp[];
};

/** Stores a cookie as the consent library does. Runs in the page. */
const storeCookie = (name: string, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API
  document.cookie = `${name}=${value}; path=/; secure; samesite=lax`;
};

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that a fixture needs from its pattern
    async ({}, use) => {
      const engine = inject('engine');
      const browser = await (engine === 'webkit' ? launchWebKit() : launchFirefox());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedProblems: async ({}, use) => use([]),
  expectProblems: async ({ expectedProblems }, use) => use((pattern) => void expectedProblems.push(pattern)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  startFaultySite: async ({}, use) => {
    const sites: FaultySite[] = [];
    await use(async (vars) => {
      const site = await startFaultySite(vars);
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.stop();
  },
  // The pages are closed before the sites that `startFaultySite` has started.
  visit: async ({ browser, expectedProblems, startFaultySite: _ }, use) => {
    const tabs: Tab[] = [];
    await use(async (path, { width = PHONE, hasDecided = true, origin = inject('httpsUrl') } = {}) => {
      const tab = await browser.openTab(origin, width, HEIGHT);
      tabs.push(tab);
      if (hasDecided) {
        const { name, value } = consentCookie(origin, ['necessary']);
        await tab.evaluate(storeCookie, name, value);
      }
      const page = createPage(tab, origin);
      await page.open(path);
      return page;
    });
    const problems = (await Promise.all(tabs.map((tab) => tab.takeProblems())))
      .flat()
      .filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
    for (const tab of tabs) await tab.close();
    if (problems.length > 0) throw new Error(`The browser reported problems:\n${problems.join('\n')}`);
  },
});
