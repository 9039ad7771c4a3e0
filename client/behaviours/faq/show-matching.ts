import { FAQ_SYNONYMS } from '../../../src/content/faq-synonyms.ts';
import { createTextSearch, findBest, nearestWords } from '../../../src/shared/text-search.ts';
import { highlightHits, removeHighlights } from './highlight.ts';

type Item = { readonly details: HTMLDetailsElement; readonly text: string };

const textOf = (details: Element): string =>
  Array.from(details.querySelectorAll('summary, p'), ({ textContent }) => textContent).join(' ');

const reset = ({ details }: Item): void => {
  details.removeAttribute('hidden');
  details.open = false;
  details.name = details.dataset.name ?? '';
};

/**
 * Reads the page's questions and answers, and returns a function that shows those that match a query as the server does,
 * or all for an empty one. It returns words to search for instead when none matches.
 */
export const createShowMatching = (page: Element) => {
  const items = Array.from(
    page.querySelectorAll<HTMLDetailsElement>('.faq-item'),
    (details): Item => ({ details, text: textOf(details) }),
  );
  const texts = items.map(({ text }) => text);

  return (query: string): readonly string[] => {
    for (const { details } of items) removeHighlights(details);
    page.toggleAttribute('data-searching', query !== '');
    if (query === '') {
      items.forEach(reset);
      return [];
    }
    const search = createTextSearch(query, texts, FAQ_SYNONYMS);
    const isFound = findBest(search);
    items.forEach(({ details }, index) => {
      const found = isFound[index] === true;
      details.removeAttribute('name');
      details.open = found;
      if (found) {
        details.removeAttribute('hidden');
        highlightHits(details, search);
      } else details.setAttribute('hidden', 'until-found');
    });
    return isFound.includes(true) ? [] : nearestWords(query, texts, FAQ_SYNONYMS);
  };
};
