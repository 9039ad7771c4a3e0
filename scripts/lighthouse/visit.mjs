import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { Failure } from '../failure.mjs';

/** @typedef {import('lighthouse').Result} Report */
/** @typedef {typeof CATEGORIES[number]} Category */

export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

const BROWSER_FLAGS = ['--headless=new', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors'];
/** Lighthouse's own user agent is an ordinary phone, and like every new visitor it would get the consent banner. */
const CRAWLER_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** An unstyled copy of a page: its HTML and its images. */
const STYLES_AND_SCRIPTS = ['*.css', '*.js', '*.woff2'];

/** On a busy machine, the start of a trace is lost occasionally. */
const MAX_ATTEMPTS = 3;

/**
 * Measures a first visit with Lighthouse's default settings: a simulated mid-range phone on slow 4G.
 * @param {{ url: string, chromePath: string, withBanner?: boolean, unstyled?: boolean }} visit
 * @returns {Promise<Report>}
 */
export async function measureVisit(visit) {
  let problem = '';
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const report = await attemptVisit(visit);
    if (report && !report.runtimeError) return report;
    problem = report?.runtimeError?.message ?? 'no report';
  }
  throw new Failure(`${visit.url} could not be measured: ${problem}`);
}

/** @param {Parameters<typeof measureVisit>[0]} visit */
async function attemptVisit({ url, chromePath, withBanner = false, unstyled = false }) {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const chrome = await launch({ chromePath, chromeFlags: [...BROWSER_FLAGS, ...asRoot], handleSIGINT: false });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      ...(unstyled && { blockedUrlPatterns: STYLES_AND_SCRIPTS }),
      ...(withBanner ? {} : { emulatedUserAgent: CRAWLER_USER_AGENT }),
    });
    return result?.lhr;
  } finally {
    chrome.kill();
  }
}
