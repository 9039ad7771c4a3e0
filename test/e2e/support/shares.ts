import type { Page } from 'playwright-core';

/** Collects what the page hands over to the device's share dialog, which stays open. */
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
