import { faqSearch } from '../../../src/content/faq-search.ts';
import { cleanQuery } from '../../../src/shared/text-search.ts';
import { isPlainClick } from '../../plain-click.ts';
import { showNearestWords } from '../nearest-words.ts';
import { createFaqFilter } from './faq-filter.ts';
import { queryOf, withQuery } from './query.ts';

/** Time after the last keystroke until the URL is updated and the number of results is announced. */
const DEBOUNCE_MS = 500;

/** Searches while the visitor types. Without script the form sends the query to the server. */
export const startSearch = (): void => {
  const form = document.querySelector<HTMLFormElement>('.faq-search form');
  const input = form?.querySelector('input');
  const page = document.querySelector('.faq');
  const status = page?.querySelector('[role="status"]');
  const nearestWords = page?.querySelector<HTMLElement>('.nearest-words');
  if (!form || !input || !page || !status || !nearestWords) return;
  const questions = createFaqFilter(page);
  let query = queryOf(location.href);
  let found = page.querySelectorAll('.faq-item:not([hidden])').length;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const announceAndUpdateUrl = (): void => {
    clearTimeout(timer);
    status.textContent = query && faqSearch.found(found, query);
    const href = withQuery(location.href, query);
    if (queryOf(location.href) !== query) history.replaceState(history.state, '', href);
  };
  const applyInput = (): void => {
    const next = cleanQuery(input.value);
    if (next === query) return;
    query = next;
    // WebKit resets a field without autocompletion to its default value when the visitor comes back.
    input.defaultValue = input.value;
    const outcome = questions.apply(query);
    found = outcome.found;
    showNearestWords(nearestWords, outcome.nearest, (word) => withQuery(location.href, word));
    clearTimeout(timer);
    timer = setTimeout(announceAndUpdateUrl, DEBOUNCE_MS);
  };

  input.addEventListener('input', applyInput);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (query === '') return;
    announceAndUpdateUrl();
    const focusTarget = found > 0 ? '.faq-item:not([hidden]) summary' : '.search-ask a';
    page.querySelector<HTMLElement>(focusTarget)?.focus();
  });
  const searchFor = (value: string): void => {
    input.value = value;
    applyInput();
    announceAndUpdateUrl();
    input.focus();
  };
  page.querySelector<HTMLElement>('.search-outcome')?.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.search-all a, .chip');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    searchFor(queryOf(link.href));
  });
  // Back and forward can lead to a hash of this page under another query.
  addEventListener('popstate', () => {
    input.value = queryOf(location.href);
    applyInput();
  });
  applyInput();
};
