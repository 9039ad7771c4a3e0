import { FAQ_SYNONYMS } from '../../../src/content/faq-synonyms.ts';
import { createTextSearch, findBest, nearestWords } from '../../../src/shared/text-search.ts';
import { highlightHits, removeHighlights } from './highlight.ts';

type FaqDetails = { readonly details: HTMLDetailsElement; readonly text: string };

const textOf = (details: Element): string =>
  Array.from(details.querySelectorAll('summary, p'), ({ textContent }) => textContent).join(' ');

/** The number of questions that match, and words to search for instead when there are none. */
type Outcome = { readonly found: number; readonly nearest: readonly string[] };

const reset = ({ details }: FaqDetails): void => {
  details.removeAttribute('hidden');
  details.open = false;
  details.name = details.dataset.name ?? '';
};

/** Filters the page's questions, with the same result as the server's for the same query. */
export const createFaqFilter = (page: Element) => {
  const questions = Array.from(
    page.querySelectorAll<HTMLDetailsElement>('.faq-item'),
    (details): FaqDetails => ({ details, text: textOf(details) }),
  );

  const texts = questions.map(({ text }) => text);

  /** Shows the questions that match the query, or all for an empty one. */
  const apply = (query: string): Outcome => {
    for (const { details } of questions) removeHighlights(details);
    page.toggleAttribute('data-searching', query !== '');
    if (query === '') {
      questions.forEach(reset);
      return { found: questions.length, nearest: [] };
    }
    const search = createTextSearch(query, texts, FAQ_SYNONYMS);
    const isFound = findBest(search);
    questions.forEach(({ details }, index) => {
      const found = isFound[index] === true;
      details.removeAttribute('name');
      details.open = found;
      if (found) {
        details.removeAttribute('hidden');
        highlightHits(details, search);
      } else details.setAttribute('hidden', 'until-found');
    });
    const found = isFound.filter(Boolean).length;
    return { found, nearest: found > 0 ? [] : nearestWords(query, texts, FAQ_SYNONYMS) };
  };

  return { apply };
};
