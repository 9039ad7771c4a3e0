import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { Failure } from '../failure.mjs';

/** @typedef {import('lighthouse').Result} Report */
/** @typedef {typeof CATEGORIES[number]} Category */

export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

const BROWSER_FLAGS = ['--headless=new', '--disable-gpu', '--disable-quic'];
/** A search engine's phone. Lighthouse itself names an ordinary one, which is asked for consent as any new visitor is. */
const CRAWLER =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/**
 * Measures one first visit with Lighthouse's own settings: a mid-range phone on slow 4G, simulated.
 * @param {{ url: string, withBanner: boolean, chromePath: string }} options
 * @returns {Promise<Report>}
 */
export async function measureVisit({ url, withBanner, chromePath }) {
  const chrome = await launch({
    chromePath,
    chromeFlags: [...BROWSER_FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    handleSIGINT: false,
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      ...(withBanner ? {} : { emulatedUserAgent: CRAWLER }),
    });
    if (!result) throw new Failure(`Lighthouse has nothing to say about ${url}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Failure(`${url} could not be measured: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
