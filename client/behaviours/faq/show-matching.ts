import { faqSearch } from '../../../src/content/faq-search.ts';
import { FAQ_SYNONYMS } from '../../../src/content/faq-synonyms.ts';
import { bestHits } from '../../../src/shared/search/ranking.ts';
import { createSearchIndex, splitAtHits, type TextSearch } from '../../../src/shared/search/text-search.ts';
import type { SearchEntry } from '../../../src/shared/search/vocabulary.ts';
import { find } from '../find.ts';

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

const highlightHits = (element: Element, search: TextSearch): void => {
  for (const node of textNodesIn(element)) {
    const pieces = splitAtHits(node.data, search);
    if (pieces.some(({ hit }) => hit)) node.replaceWith(...pieces.map(({ text, hit }) => (hit ? toMark(text) : text)));
  }
};

const removeHighlights = (element: Element): void => {
  for (const mark of element.querySelectorAll('mark')) mark.replaceWith(mark.textContent ?? '');
  element.normalize();
};

const toEntry = (details: HTMLDetailsElement): SearchEntry => ({
  heading: find(details, 'summary', HTMLElement).textContent,
  body: Array.from(details.querySelectorAll('p'), ({ textContent }) => textContent).join(' '),
});

/**
 * Reads the page's questions and answers, and returns a function that shows those that match a query as the server does,
 * or all for an empty one. It returns the words that were searched for in place of misspelt ones.
 */
export const createShowMatching = (page: Element) => {
  const hits = find(page, '.faq-hits', HTMLElement);
  const hitsHeading = find(hits, 'h2', HTMLElement);
  const sections = find(page, '.faq-sections', HTMLElement);
  // A page that the server has searched says where each question belongs. On every other page they are in their places.
  const entries = Array.from(page.querySelectorAll<HTMLDetailsElement>('.faq-item'), (details, index) => ({
    details,
    section: details.dataset.name ?? details.getAttribute('name') ?? '',
    place: Number(details.dataset.place ?? index),
  })).sort((a, b) => a.place - b.place);
  const items = entries.map(({ details }) => details);
  const index = createSearchIndex(items.map(toEntry), FAQ_SYNONYMS);

  /** Puts all questions into their sections. */
  const reset = (): void => {
    for (const { details, section } of entries) {
      removeHighlights(details);
      page.querySelector(`#${section}`)?.append(details);
      details.open = false;
      details.name = section;
    }
  };

  return (query: string): readonly string[] => {
    reset();
    page.toggleAttribute('data-searching', query !== '');
    hitsHeading.hidden = true;
    sections.hidden = false;
    if (query === '') return [];
    const search = index.search(query);
    const found = bestHits(search, items);
    // A question of another section does not close it.
    for (const details of items) details.removeAttribute('name');
    hitsHeading.hidden = found.length === 0;
    sections.setAttribute('hidden', 'until-found');
    found.forEach((details, rank) => {
      details.open = rank < faqSearch.openAnswers;
      highlightHits(details, search);
    });
    hits.append(...found);
    return search.corrected;
  };
};
