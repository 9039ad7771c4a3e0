import { createTextSearch, findBest } from '../../../src/shared/text-search.ts';
import { markHits, unmark } from './marks.ts';

type Question = { readonly details: HTMLDetailsElement; readonly text: string };

const allWordsOf = (details: Element): string =>
  Array.from(details.querySelectorAll('summary, p'), ({ textContent }) => textContent).join(' ');

const showPlain = ({ details }: Question): void => {
  details.removeAttribute('hidden');
  details.open = false;
  details.name = details.dataset.topic ?? '';
};

/** Makes of the page's questions what the server makes of them for the same query. */
export const createQuestions = (page: Element) => {
  const questions = Array.from(
    page.querySelectorAll<HTMLDetailsElement>('.question'),
    (details): Question => ({ details, text: allWordsOf(details) }),
  );

  /** Shows those that the query finds, or all of them for an empty one; says how many. */
  const show = (query: string): number => {
    for (const { details } of questions) unmark(details);
    page.toggleAttribute('data-searching', query !== '');
    if (query === '') {
      questions.forEach(showPlain);
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
        markHits(details, search);
      } else details.setAttribute('hidden', 'until-found');
    });
    return isFound.filter(Boolean).length;
  };

  return { show };
};
