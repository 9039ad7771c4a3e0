import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const BROWSER_FLAGS = ['--headless=new', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors'];
/** Lighthouse's own user agent is an ordinary phone, and like every new visitor it would get the consent banner. */
export const CRAWLER_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** On a busy machine, the start of a trace is lost occasionally. */
const MAX_ATTEMPTS = 3;

export type Visit = { readonly url: string; readonly chromePath: string; readonly withBanner: boolean };

/** Measures a first visit with Lighthouse's default settings: a simulated mid-range phone on slow 4G. */
export const measureVisit = async (visit: Visit, attempt = 1): Promise<Result> => {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const chrome = await launch({ chromePath: visit.chromePath, chromeFlags: [...BROWSER_FLAGS, ...asRoot] });
  const result = await lighthouse(visit.url, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    ...(!visit.withBanner && { emulatedUserAgent: CRAWLER_USER_AGENT }),
  }).finally(() => chrome.kill());
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempt < MAX_ATTEMPTS) return measureVisit(visit, attempt + 1);
  throw new Error(`${visit.url} could not be measured: ${result?.lhr.runtimeError?.message}`);
};
