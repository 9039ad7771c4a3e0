import type { Locator, Page } from 'playwright-core';

/** How many pixels the page can be scrolled sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The addresses of the pictures that did not load, after all were asked for, also those below the first screen. */
export const brokenPictures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // A picture that cannot be decoded rejects, and has no width.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src);
  });

/** The font families that the browser really drew an element's text with. */
export const drawnFonts = async (page: Page, selector: string): Promise<readonly string[]> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return [...new Set(fonts.map(({ familyName }) => familyName))];
  } finally {
    await session.detach();
  }
};

/** A heading by its whole name; the page's own one is on level 1. */
export const heading = (page: Page, name: string, level = 1): Locator =>
  page.getByRole('heading', { level, name, exact: true });

/** What moves in the page, or is about to. */
export const movements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const name = 'animationName' in animation ? animation.animationName : 'transition';
      return `${name} ${JSON.stringify(animation.effect?.getTiming().duration)}`;
    }),
  );
