import { test as base, inject } from 'vitest';
import type { Engine } from '../../../scripts/browser.ts';
import type { ConsentCategory } from '../../../src/domain/consent.ts';
import { consentCookie } from '../../e2e/support/consent-cookie.ts';
import type {} from './global-setup.ts';
import { createPage, type Page } from './page.ts';
import { launchChromium, launchFirefox } from './puppeteer-browser.ts';
import type { RunningBrowser, Tab } from './tab.ts';
import { launchWebKit } from './webkit-browser.ts';

export { describe, expect, inject } from 'vitest';

export const PHONE = 390;
export const DESKTOP = 1280;
export const WIDTHS = [PHONE, DESKTOP] as const;

const HEIGHTS = { [PHONE]: 844, [DESKTOP]: 900 } as const;

const LAUNCH: Readonly<Record<Engine, () => Promise<RunningBrowser>>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

export type VisitorOptions = {
  readonly width?: (typeof WIDTHS)[number];
  readonly javaScript?: boolean;
  /** The optional categories that the visitor has accepted. null: has not decided yet. */
  readonly consent?: readonly ConsentCategory[] | null;
};

type Fixtures = {
  readonly browser: RunningBrowser;
  /** A visitor comes for the first time. Every problem that the browser reports fails the test. */
  readonly visit: (path: string, options?: VisitorOptions) => Promise<Page>;
};

const toTabCookie = (origin: string, consent: readonly ConsentCategory[]) => {
  const { name, value } = consentCookie(origin, ['necessary', ...consent]);
  return { name, value };
};

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that a fixture needs from its pattern
    async ({}, use) => {
      const browser = await LAUNCH[inject('engine')]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser }, use) => {
    const origin = inject('edgeUrl');
    const tabs: Tab[] = [];
    await use(async (path, { width = PHONE, javaScript = true, consent = [] } = {}) => {
      const cookie = consent && toTabCookie(origin, consent);
      const tab = await browser.openTab(origin, { width, height: HEIGHTS[width], javaScript, cookie });
      tabs.push(tab);
      const page = createPage(tab, origin);
      await page.open(path);
      return page;
    });
    const problems = (await Promise.all(tabs.map((tab) => tab.takeProblems()))).flat();
    for (const tab of tabs) await tab.close();
    if (problems.length > 0) throw new Error(`The browser reported problems:\n${problems.join('\n')}`);
  },
});
