import { helpSearch } from '../../../src/content/help-search.ts';
import { cleanQuery } from '../../../src/shared/text-search.ts';
import { isPlainClick } from '../../islands/plain-click.ts';
import { queryOf, withQuery } from './address.ts';
import { createQuestions } from './questions.ts';

/** Typing is over: the count is said, and the address tells what is shown. */
const REST_MS = 500;

/** Answers while one types; the form's own way over the server is left for browsers without script. */
export const startSearch = (): void => {
  const form = document.querySelector<HTMLFormElement>('.help-search form');
  const input = form?.querySelector('input');
  const page = document.querySelector('.help');
  const status = page?.querySelector('[role="status"]');
  if (!form || !input || !page || !status) return;
  const questions = createQuestions(page);
  let query = queryOf(location.href);
  let found = page.querySelectorAll('.question:not([hidden])').length;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void => {
    clearTimeout(timer);
    status.textContent = query && helpSearch.found(found, query);
    const href = withQuery(location.href, query);
    if (queryOf(location.href) !== query) history.replaceState(history.state, '', href);
  };
  const follow = (): void => {
    const next = cleanQuery(input.value);
    if (next === query) return;
    query = next;
    found = questions.show(query);
    clearTimeout(timer);
    timer = setTimeout(settle, REST_MS);
  };

  input.addEventListener('input', follow);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (query === '') return;
    settle();
    const next = found > 0 ? '.question:not([hidden]) summary' : '.search-ask a';
    page.querySelector<HTMLElement>(next)?.focus();
  });
  page.querySelector<HTMLElement>('.search-all a')?.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    input.value = '';
    follow();
    settle();
    input.focus();
  });
  // A step back may lead to an anchor of the same page under another query.
  addEventListener('popstate', () => {
    input.value = queryOf(location.href);
    follow();
  });
  follow();
};
