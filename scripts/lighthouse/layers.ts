import type { Page } from 'playwright-core';

/** Counts the compositor layers of a page at rest. Chromium reports them when they change, as by another height. */
export const countLayers = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  const reported = new Promise<number>((resolve) =>
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => layers && resolve(layers.length)),
  );
  await session.send('DOM.enable');
  await session.send('LayerTree.enable');
  await page.setViewportSize({ width, height: height + 1 });
  await page.screenshot();
  return reported;
};
