import { chromium } from 'playwright-core';

const PHONE = { width: 360, height: 740 };

/**
 * Counts the compositor layers of a page at rest, at the top and 360 px wide.
 * @param {{ url: string, chromePath: string }} options
 * @returns {Promise<number>}
 */
export async function countLayers({ url, chromePath }) {
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--disable-quic', '--ignore-certificate-errors', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const page = await browser.newPage({ viewport: PHONE });
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    let layers = 0;
    session.on('LayerTree.layerTreeDidChange', (event) => {
      layers = event.layers?.length ?? layers;
    });
    await session.send('DOM.enable');
    await session.send('LayerTree.enable');
    // Chromium reports the layers when they change.
    await page.setViewportSize({ ...PHONE, height: PHONE.height + 1 });
    await page.screenshot();
    return layers;
  } finally {
    await browser.close();
  }
}
