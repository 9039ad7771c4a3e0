import type { Locator, Page, Request } from 'playwright-core';

/** Waits until the page has nothing to do: no task and no request in progress. */
export const settle = async (page: Page): Promise<void> => {
  let last: Request | undefined;
  for (;;) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          // The headless shell sometimes starts no idle period after the last frame.
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 200 })),
        ),
    );
    const requests = await page.requests();
    // Not `Response.finished`, which waits forever for a response that a navigation has cut off.
    const isOver = requests.every((request) => request.failure() !== null || request.timing().responseEnd >= 0);
    if (isOver && requests.at(-1) === last) return;
    last = requests.at(-1);
  }
};

/** Waits until the page has drawn a frame with its present layout, and has told its resize observers about it. */
export const waitForFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/**
 * Waits until the page's script, if it has one, has started everything. Does not work with a clock that the test
 * controls, because that replaces the page's `performance`.
 */
export const waitForStart = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.querySelector('head > script[src]') === null || document.documentElement.matches('[data-started]'),
  );
};

/** By how many pixels the page scrolls sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Loads every image, including those below the first screen, and returns the URLs of those that fail. */
export const brokenImages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    // `decode()` rejects for an image that cannot be decoded, and the image has no width.
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src);
  });

/** The font families that the browser rendered an element's text with. */
export const renderedFonts = async (page: Page, selector: string): Promise<readonly string[]> => {
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

/** A heading by its full name. The page's own heading is on level 1. */
export const heading = (page: Page, name: string, level = 1): Locator =>
  page.getByRole('heading', { level, name, exact: true });

/** The animations and transitions that run or are about to. */
export const animations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const name = 'animationName' in animation ? animation.animationName : 'transition';
      return `${name} ${JSON.stringify(animation.effect?.getTiming().duration)}`;
    }),
  );

/** Interactive elements that are smaller than `leastPx` in width or height, other than links within a sentence. */
export const targetsBelow = (page: Page, leastPx: number): Promise<readonly string[]> =>
  page.evaluate((px) => {
    /** The link of a card or a strip extends over the whole card or strip with an absolutely positioned pseudo-element. */
    const boxOf = (element: Element): DOMRect => {
      const isExtended = ['::before', '::after'].some((part) => {
        const { content, position, inset } = getComputedStyle(element, part);
        return content !== 'none' && position === 'absolute' && inset === '0px';
      });
      let box = element;
      if (isExtended) {
        do box = box.parentElement ?? document.body;
        while (getComputedStyle(box).position === 'static' && box !== document.body);
      }
      return box.getBoundingClientRect();
    };
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, td') !== null;
    return [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[inert], .skip') && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = boxOf(element);
        // Scaling the page can cost half a pixel.
        return Math.min(width, height) < px - 0.5 ? [`${width} x ${height}: ${element.outerHTML.slice(0, 120)}`] : [];
      });
  }, leastPx);

/** Buttons and fields that only a colour separates from the page: they have neither a border nor an underline. */
export const controlsWithoutEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, .button, .chip, select, input:not([type="range"], [type="checkbox"])')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { borderBottomStyle, borderBottomWidth, textDecorationLine } = getComputedStyle(control);
        const hasBorder = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
        return !hasBorder && !textDecorationLine.includes('underline');
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/**
 * The visible elements with a place in the window, such as banners, open menus and modal dialogs. On paper, they would
 * lie over the text, or be repeated on every sheet.
 */
export const fixedElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** The vertical bands of a document that no part of the page with visible text fills: "200 to 366". */
export const emptyBands = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const top = scrollY;
    // The header sticks to the top of the window.
    scrollTo({ top: 0, behavior: 'instant' });
    const children = [...document.body.children].flatMap((child) =>
      getComputedStyle(child).display === 'contents' ? [...child.children] : [child],
    );
    const parts = children.filter(
      (part) =>
        part instanceof HTMLElement &&
        !['absolute', 'fixed'].includes(getComputedStyle(part).position) &&
        // biome-ignore lint/performance/useDomNodeTextContent: hidden text fills nothing
        part.innerText.trim() !== '',
    );
    const boxes = parts.map((part) => part.getBoundingClientRect()).toSorted((one, other) => one.top - other.top);
    const root = document.documentElement;
    // A bar at the bottom edge of the window covers the document's padding.
    const end = root.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(root).paddingBottom);
    const bands: string[] = [];
    let filled = 0;
    for (const { top, bottom } of [...boxes, new DOMRect(0, end)]) {
      if (top - filled > 1) bands.push(`${Math.round(filled)} to ${Math.round(top)}`);
      filled = Math.max(filled, bottom);
    }
    scrollTo({ top, behavior: 'instant' });
    return bands;
  });

/** Visible text that is smaller than `leastPx`, with its size. */
export const textBelow = (page: Page, leastPx: number): Promise<readonly string[]> =>
  page.evaluate((px) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < px) found.push(`${size}: ${textContent.slice(0, 60)}`);
    }
    return found;
  }, leastPx);

/** Scrolls to the end of the page screen by screen and waits for the images in view, then returns to the top. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const imagesInView = () =>
      new Promise<readonly HTMLImageElement[]>((resolve) => {
        const images = [...document.images];
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          const seen = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
          resolve(images.filter((image) => seen.has(image)));
        });
        for (const image of images) observer.observe(image);
      });
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await Promise.all((await imagesInView()).map((image) => image.decode()));
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** A smaller sum of shifts counts as none: it is below the precision of Lighthouse. The fallback font is slightly wider. */
const NEGLIGIBLE_SHIFT = 0.005;

type LayoutShift = { readonly value: number; readonly moved: readonly string[] };

/**
 * The layout shifts since the page started to load, after the visitor has scrolled through it. A line that wraps
 * differently in an element that stays does not count: if the browser paints while its parser pauses inside a centred
 * line, the line moves as it grows.
 */
export const layoutShifts = async (page: Page): Promise<readonly LayoutShift[]> => {
  await scrollThrough(page);
  const shifts = await page.evaluate(
    () =>
      new Promise<readonly LayoutShift[]>((resolve) => {
        type Source = { readonly node: Node | null };
        type Entry = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] };
        const isShift = (entry: PerformanceEntry): entry is Entry => 'value' in entry && 'sources' in entry;
        const isTextOnly = (sources: readonly Source[]): boolean =>
          sources.length > 0 && sources.every(({ node }) => node instanceof Text);
        const nameOf = ({ node }: Source) => (node instanceof Element ? `${node.tagName}.${node.className}` : '?');
        const shifts: LayoutShift[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries().filter(isShift))
            if (!isTextOnly(sources)) shifts.push({ value, moved: sources.map(nameOf) });
        }).observe({ type: 'layout-shift', buffered: true });
        // The buffered entries arrive in a separate task. Without a shift, there is no such task.
        requestAnimationFrame(() => requestIdleCallback(() => resolve(shifts), { timeout: 200 }));
      }),
  );
  return shifts.reduce((sum, { value }) => sum + value, 0) < NEGLIGIBLE_SHIFT ? [] : shifts;
};
