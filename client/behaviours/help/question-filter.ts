import { createTextSearch, findBest } from '../../../src/shared/text-search.ts';
import { highlightHits, removeHighlights } from './highlight.ts';

type Question = { readonly details: HTMLDetailsElement; readonly text: string };

const textOf = (details: Element): string =>
  Array.from(details.querySelectorAll('summary, p'), ({ textContent }) => textContent).join(' ');

const reset = ({ details }: Question): void => {
  details.removeAttribute('hidden');
  details.open = false;
  details.name = details.dataset.topic ?? '';
};

/** Filters the page's questions, with the same result as the server's for the same query. */
export const createQuestionFilter = (page: Element) => {
  const questions = Array.from(
    page.querySelectorAll<HTMLDetailsElement>('.question'),
    (details): Question => ({ details, text: textOf(details) }),
  );

  /** Shows the questions that match the query, or all for an empty one. Returns their number. */
  const apply = (query: string): number => {
    for (const { details } of questions) removeHighlights(details);
    page.toggleAttribute('data-searching', query !== '');
    if (query === '') {
      questions.forEach(reset);
      return questions.length;
    }
    const search = createTextSearch(query);
    const isFound = findBest(
      questions.map(({ text }) => text),
      search,
    );
    questions.forEach(({ details }, index) => {
      const found = isFound[index] === true;
      details.removeAttribute('name');
      details.open = found;
      if (found) {
        details.removeAttribute('hidden');
        highlightHits(details, search);
      } else details.setAttribute('hidden', 'until-found');
    });
    return isFound.filter(Boolean).length;
  };

  return { apply };
};
