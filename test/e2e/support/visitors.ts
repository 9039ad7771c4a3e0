import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { requireBrowser } from '../../../scripts/browser.ts';
import type { ConsentCategory } from '../../../src/domain/consent.ts';
import { RESOURCE_PATHS } from '../../../src/domain/paths.ts';
import { consentCookie } from './consent-cookie.ts';
import { type ProblemLog, watchForProblems } from './problems.ts';

/** A phone and a computer. */
export const PHONE = 360;
export const DESKTOP = 1280;
export const WIDTHS = [PHONE, DESKTOP] as const;

const HEIGHTS = { phone: 740, desktop: 800 };
const PHONE_BELOW = 720;
/** Long enough for a busy machine, and half of what a test may take. */
const TIMEOUT_MS = 30_000;

const BROWSER_ARGS = [
  '--disable-gpu',
  // Makes every system draw letters alike.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Works together with a visitor's first page, which stays open: the next page then starts no process, which would
  // take half a second.
  '--process-per-site',
  // The site treats automated browsers as bots.
  '--disable-blink-features=AutomationControlled',
];

/** `textPx`: the visitor's own text size, on which rem is based. */
export const launchBrowser = async (textPx = 16): Promise<Browser> => {
  const executablePath = requireBrowser('headless-shell');
  const args = [...BROWSER_ARGS, `--blink-settings=defaultFontSize=${textPx}`];
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: isRoot ? [...args, '--no-sandbox'] : args });
};

export type VisitorOptions = {
  /** The site with a working provider by default. */
  readonly origin?: string;
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  /** Replaces the page's colours with a few colours of the visitor's choice. */
  readonly forcedColors?: boolean;
  /** The optional categories that the visitor has accepted. null: not decided yet. */
  readonly consent?: readonly ConsentCategory[] | null;
  readonly locale?: string;
  /** That of an ordinary browser by default. */
  readonly userAgent?: string;
};

/** A browser context that visitors use one after another. */
type Profile = {
  readonly context: BrowserContext;
  readonly problems: ProblemLog;
  /** What all visitors of the context have in common. */
  readonly key: string;
  /** A text file of the site that stays open between two visits. It keeps the browser's process for the site alive. */
  readonly idlePage: Page | null;
};

export type Visitor = Profile & {
  /** Opens a tab in the visitor's window, with the visitor's preferences. */
  readonly openPage: () => Promise<Page>;
};

const ordinaryUserAgent = (browser: Browser): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;

const windowOf = ({ width = DESKTOP, height }: VisitorOptions) => {
  const isPhone = width < PHONE_BELOW;
  return { isPhone, size: { width, height: height ?? (isPhone ? HEIGHTS.phone : HEIGHTS.desktop) } };
};

const createContext = async (browser: Browser, origin: string, options: VisitorOptions): Promise<BrowserContext> => {
  const { isPhone } = windowOf(options);
  const context = await browser.newContext({
    baseURL: origin,
    // For tabs that a later visitor opens from a page. Pages that a test opens have their own size.
    viewport: windowOf(isPhone ? { width: PHONE } : {}).size,
    hasTouch: isPhone,
    isMobile: isPhone,
    javaScriptEnabled: options.javaScript ?? true,
    locale: options.locale ?? 'sv-SE',
    // Other browsers grant this permission to a click. The headless shell does not.
    permissions: ['clipboard-write'],
    userAgent: options.userAgent ?? ordinaryUserAgent(browser),
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  return context;
};

/** Sets the media that can change from page to page. */
const openPage = async (context: BrowserContext, options: VisitorOptions): Promise<Page> => {
  const { reducedMotion = false, forcedColors = false } = options;
  const page = await context.newPage();
  await page.setViewportSize(windowOf(options).size);
  await page.emulateMedia({
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColors ? 'active' : 'none',
  });
  return page;
};

/** Without this, a handler that is still responding when its page closes would fail whichever test runs then. */
const endRoutes = ({ context }: Profile) =>
  Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));

/** Closes the pages and deletes what they stored. A tab's session storage disappears with its page. */
const endVisit = async ({ context, problems, idlePage }: Profile): Promise<void> => {
  await context.setOffline(false);
  await context.clearCookies();
  await Promise.all(context.pages().map((page) => page !== idlePage && page.close()));
  await idlePage?.evaluate(() => localStorage.clear());
  problems.take();
};

/**
 * A new context costs more time than most tests. It is therefore reused, without the cookies and the storage of its
 * last visitor. The HTTP cache remains, so a test that counts transfers needs a new context.
 */
export const createVisitors = (browser: Browser) => {
  const idle = new Map<string, Profile[]>();

  const createProfile = async (origin: string, options: VisitorOptions, key: string, isReusable: boolean) => {
    const context = await createContext(browser, origin, options);
    const idlePage = isReusable ? await context.newPage() : null;
    await idlePage?.goto(RESOURCE_PATHS.robots);
    return { context, problems: await watchForProblems(context, options), key, idlePage };
  };

  return {
    /** A first-time visitor. `isNew`: the HTTP cache is empty as well. */
    async take({ consent = [], ...options }: VisitorOptions, isNew: boolean): Promise<Visitor> {
      const { origin = inject('siteUrl'), width, height, reducedMotion, forcedColors, ...fixed } = options;
      const key = JSON.stringify({ ...fixed, origin, isPhone: windowOf(options).isPhone });
      const profile = (isNew ? undefined : idle.get(key)?.pop()) ?? (await createProfile(origin, options, key, !isNew));
      if (consent) await profile.context.addCookies([consentCookie(origin, ['necessary', ...consent])]);
      return { ...profile, openPage: () => openPage(profile.context, options) };
    },
    /** Closes the visitor's pages. */
    async release(visitor: Visitor, isReusable: boolean): Promise<void> {
      await endRoutes(visitor);
      if (!isReusable) return visitor.context.close();
      await endVisit(visitor);
      idle.set(visitor.key, [...(idle.get(visitor.key) ?? []), visitor]);
    },
  };
};

export type Visitors = ReturnType<typeof createVisitors>;
