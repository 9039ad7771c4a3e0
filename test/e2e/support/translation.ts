import type { Locator, Page } from 'playwright-core';

/** Before each text that has been translated. */
const MARK = '§';

/**
 * What a page's text becomes: other letters and other digits, behind a mark. Without the mark it is its own inverse. It
 * also runs in the page, so it refers to nothing outside of itself.
 */
export const translate = (text: string): string => {
  const mirror = (first: string, last: string) => (character: string) =>
    String.fromCharCode(first.charCodeAt(0) + last.charCodeAt(0) - character.charCodeAt(0));
  return text
    .replace(/[a-z]/g, mirror('a', 'z'))
    .replace(/[A-Z]/g, mirror('A', 'Z'))
    .replace(/\d/g, mirror('0', '9'))
    .replace(/\S/, '§$&');
};

/**
 * Does to the document what the translators of browsers do: marks the root element, puts another text in two `font`
 * elements into the place of each text node, and goes on with what is added and changed.
 */
const translateDocument = (toTranslation: (text: string) => string, mark: string): void => {
  const translateText = (node: Text): void => {
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || parent.closest('script, style, textarea, noscript, svg, font')) return;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).append(toTranslation(node.data));
    node.replaceWith(font);
  };
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(translateText);
  };
  document.documentElement.classList.add(mark);
  document.documentElement.lang = 'en';
  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateAll(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

const SCRIPT = `(${translateDocument})(${translate}, 'translated-ltr')`;

/** Translates the page as it is now, and what comes later. */
export const translateNow = (page: Page): Promise<unknown> => page.evaluate(SCRIPT);

/** Translates every page that the tab loads as soon as it is parsed, which is before its own script runs. */
export const translateFromStart = (page: Page): Promise<unknown> =>
  page.addInitScript({
    content: `document.addEventListener('readystatechange', () => { if (document.readyState === 'interactive') ${SCRIPT}; })`,
  });

const originalOf = (text: string): string => {
  if (!text.trimStart().startsWith(MARK)) return `(not translated: ${text})`;
  return translate(text.replace(MARK, '')).replace(MARK, '');
};

/** What an element says by its translation: each of its texts, before it was translated, with one blank for several. */
export const readTranslated = async (element: Locator): Promise<string> => {
  const texts = await element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
    return found;
  });
  return texts
    .map((text) => (text.trim() === '' ? text : originalOf(text)))
    .join('')
    .trim();
};
