import { chromium } from 'playwright-core';

const PHONE = { width: 360, height: 740 };

/**
 * Counts the compositor layers of a page at rest. Chromium reports them when they change, as by another height.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number>}
 */
export async function countLayers(page) {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? PHONE;
  /** @type {Promise<number>} */
  const reported = new Promise((resolve) =>
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => layers && resolve(layers.length)),
  );
  await session.send('DOM.enable');
  await session.send('LayerTree.enable');
  await page.setViewportSize({ width, height: height + 1 });
  await page.screenshot();
  return reported;
}

/**
 * Counts the layers of a page at the top and 360 px wide.
 * @param {{ url: string, chromePath: string }} options
 */
export async function countPhoneLayers({ url, chromePath }) {
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--disable-quic', '--ignore-certificate-errors', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const page = await browser.newPage({ viewport: PHONE });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await countLayers(page);
  } finally {
    await browser.close();
  }
}
