import type { Browser } from 'playwright-core';
import { CRAWLER_USER_AGENT } from './visit.ts';

const PHONE = { viewport: { width: 360, height: 740 }, userAgent: CRAWLER_USER_AGENT };
const CPU_SLOWDOWN = 4;

type Paint = { readonly first: number; readonly largest: number };

/** The paints of a new visitor's phone in milliseconds, without the files that `blocked` matches. */
export const measurePaint = async (browser: Browser, url: string, blocked: readonly string[]): Promise<Paint> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: [...blocked] });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      return { first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, largest };
    });
  } finally {
    await context.close();
  }
};
