import type { Locator, Page } from 'playwright-core';

/** Precedes each translated text. */
const MARK = '§';

/**
 * The translation of a page's text: other letters and other digits, after a mark. Without the mark, the function is its
 * own inverse. It also runs in the page, so it refers to nothing outside itself.
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
 * Changes the document as browser translators do. Marks the root element, replaces each text node with another text in
 * two `font` elements, and does the same with everything that is added or changed later.
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

/** Translates the page as it is now, and everything added later. */
export const translateNow = (page: Page): Promise<unknown> => page.evaluate(SCRIPT);

/**
 * Translates every page that the tab loads. Each page is translated as soon as it is parsed, before its own script
 * runs.
 */
export const translateFromStart = (page: Page): Promise<unknown> =>
  page.addInitScript({
    content: `document.addEventListener('readystatechange', () => { if (document.readyState === 'interactive') ${SCRIPT}; })`,
  });

const originalOf = (text: string): string => {
  if (!text.trimStart().startsWith(MARK)) return `(not translated: ${text})`;
  return translate(text.replace(MARK, '')).replace(MARK, '');
};

/** The original of an element's translated text. Several texts are joined. */
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
