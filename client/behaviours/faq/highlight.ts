import { splitAtHits, type TextSearch } from '../../../src/shared/search/text-search.ts';

const textNodesIn = (element: Element): readonly Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
};

const toMark = (text: string): HTMLElement => {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
};

export const highlightHits = (element: Element, search: TextSearch): void => {
  for (const node of textNodesIn(element)) {
    const pieces = splitAtHits(node.data, search);
    if (pieces.some(({ hit }) => hit)) node.replaceWith(...pieces.map(({ text, hit }) => (hit ? toMark(text) : text)));
  }
};

export const removeHighlights = (element: Element): void => {
  for (const mark of element.querySelectorAll('mark')) mark.replaceWith(mark.textContent ?? '');
  element.normalize();
};
