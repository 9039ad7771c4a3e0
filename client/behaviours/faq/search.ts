import { FAQ_QUERY, faqSearch } from '../../../src/content/faq-search.ts';
import { cleanQuery } from '../../../src/shared/search/query.ts';
import { find } from '../find.ts';
import { showCorrected, startLiveSearch } from '../live-search.ts';
import { createShowMatching } from './show-matching.ts';

/** The search query in a URL of the FAQ page. Empty when there is none. */
const queryOf = (href: string): string => cleanQuery(new URL(href).searchParams.get(FAQ_QUERY) ?? '');

/** `href` with this search query. Other parameters stay. The hash goes, because it belongs to another result. */
const withQuery = (href: string, query: string): string => {
  const url = new URL(href);
  url.hash = '';
  if (query === '') url.searchParams.delete(FAQ_QUERY);
  else url.searchParams.set(FAQ_QUERY, query);
  return url.href;
};

/** Searches the questions and answers of the page. */
export const startFaqSearch = (): void => {
  const form = find(document, '.faq-search form', HTMLFormElement);
  const input = find(form, 'input', HTMLInputElement);
  const page = find(document, '.faq', HTMLElement);
  const results = find(page, '.search-outcome', HTMLElement);
  const correctedNote = find(results, '.corrected-search', HTMLElement);
  const sections = find(page, '.found-sections', HTMLElement);
  const more = find(page, '.search-more', HTMLElement);
  const showMatching = createShowMatching(page);
  const countFound = (): number => page.querySelectorAll('.faq-hits > .faq-item').length;

  startLiveSearch<string>({
    form,
    input,
    results,
    status: find(results, '[role="status"]', HTMLElement),
    queryOf: ({ href }) => queryOf(href),
    hrefOf: (query) => withQuery(location.href, query),
    readForm: () => cleanQuery(input.value),
    fillForm: (query) => {
      input.value = query;
    },
    show: (query) => {
      const hrefOf = (other: string): string => withQuery(location.href, other);
      showCorrected(correctedNote, { corrected: showMatching(query), query, hrefOf });
      // Only the server reads the other pages.
      sections.hidden = true;
      more.hidden = query === '';
      find(more, 'a', HTMLAnchorElement).href = hrefOf(query);
    },
    describe: (query) => query && faqSearch.found(countFound(), query),
    isSearchLink: (link) => link.matches('.search-all a, .corrected-search a'),
    onSubmit: (query) => {
      if (query === '') return;
      const target = countFound() > 0 ? '.faq-hits summary' : '.search-ask a';
      page.querySelector<HTMLElement>(target)?.focus();
    },
    onFollow: () => input.focus(),
  });
};
