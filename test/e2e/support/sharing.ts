import type { Page } from 'playwright-core';
import { ownShop } from '../../../src/content/own-shop.ts';

/** A web shop on one of the hosts that wrangler.toml allows. */
export const SHOP = 'https://nora.medlem.saljrundan.example/klass-9b';

/** Collects what the page passes to the device's share dialog, which stays open. */
export const collectShares = async (page: Page): Promise<() => Promise<readonly ShareData[]>> => {
  await page.evaluate(() => {
    const shared: ShareData[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        shared.push(data);
        document.body.dataset.shared = JSON.stringify(shared);
        return new Promise(() => undefined);
      },
    });
  });
  return async () => JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '[]');
};

/** Collects the e-mails that the page asks the device to start. */
export const collectMails = async (page: Page): Promise<() => readonly URLSearchParams[]> => {
  const urls: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => urls.push(url));
  return () => urls.filter((url) => url.startsWith('mailto:')).map((url) => new URL(url).searchParams);
};

/** Collects what the page writes to the clipboard. */
export const collectCopies = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const copied: string[] = [];
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => {
        copied.push(text);
        document.body.dataset.copied = JSON.stringify(copied);
      },
    });
  });
  return async () => JSON.parse((await page.locator('body').getAttribute('data-copied')) ?? '[]');
};

/** Fills in the seller's own web shop on the material page. */
export const fillInOwnShop = async (page: Page): Promise<void> => {
  await page.getByLabel(ownShop.label).fill(SHOP);
  await page.getByText(ownShop.messages.allowed).waitFor();
};
