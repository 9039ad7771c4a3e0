import { test as base, inject } from 'vitest';
import { consentCookie } from '../../e2e/support/consent-cookie.ts';
import type {} from './global-setup.ts';
import { createPage, type Page } from './page.ts';
import { launchWithPuppeteer } from './puppeteer-browser.ts';
import type { RunningBrowser, Tab } from './tab.ts';
import { launchWebKit } from './webkit-browser.ts';

export { describe, expect } from 'vitest';

export const PHONE = 390;
const DESKTOP = 1280;
export const WIDTHS = [PHONE, DESKTOP] as const;
/** Of every window. */
export const HEIGHT = 844;

export type VisitorOptions = {
  readonly width?: (typeof WIDTHS)[number];
  /** Whether the visitor has refused optional cookies already. */
  readonly hasDecided?: boolean;
};

type Fixtures = {
  readonly browser: RunningBrowser;
  /** A visitor comes for the first time. Every problem that the browser reports fails the test. */
  readonly visit: (path: string, options?: VisitorOptions) => Promise<Page>;
};

/** As the consent library stores it. Runs in the page. */
const storeCookie = (name: string, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API
  document.cookie = `${name}=${value}; path=/; secure; samesite=lax`;
};

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that a fixture needs from its pattern
    async ({}, use) => {
      const engine = inject('engine');
      const browser = await (engine === 'webkit' ? launchWebKit() : launchWithPuppeteer(engine));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser }, use) => {
    const origin = inject('httpsUrl');
    const tabs: Tab[] = [];
    await use(async (path, { width = PHONE, hasDecided = true } = {}) => {
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
    const problems = (await Promise.all(tabs.map((tab) => tab.takeProblems()))).flat();
    for (const tab of tabs) await tab.close();
    if (problems.length > 0) throw new Error(`The browser reported problems:\n${problems.join('\n')}`);
  },
});
