import { correctedSearch } from '../../src/content/search.ts';
import { toLiteralQuery } from '../../src/shared/search/query.ts';
import { isPlainClick } from '../plain-click.ts';
import { createElement } from './create-element.ts';

/** Time after the last keystroke until the URL is updated and the result is announced. */
const DEBOUNCE_MS = 500;

/** A form that searches the page which it is on. Without script it sends its query to the server. */
type LiveSearch<Query> = {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** The live region. */
  readonly status: Element;
  readonly queryOf: (url: URL) => Query;
  /** The page's URL with this query. The same for equal queries. */
  readonly hrefOf: (query: Query) => string;
  readonly readForm: (current: Query) => Query;
  readonly fillForm: (query: Query) => void;
  readonly show: (query: Query) => void;
  /** What to announce of the shown result. */
  readonly describe: (query: Query) => string;
  /** Contains the links to other queries. */
  readonly results: HTMLElement;
  readonly isSearchLink: (link: HTMLAnchorElement) => boolean;
  readonly onSubmit?: (query: Query) => void;
  readonly onFollow: (link: HTMLAnchorElement) => void;
};

/** Searches while the visitor types, follows links to other queries in the page, and follows Back and Forward. */
export const startLiveSearch = <Query>(search: LiveSearch<Query>): void => {
  const { form, input, status, hrefOf } = search;
  const queryInUrl = (): Query => search.queryOf(new URL(location.href));
  let query = queryInUrl();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Replaces the history entry, so that Back leaves the page however often the query has changed. */
  const announceAndUpdateUrl = (): void => {
    clearTimeout(timer);
    timer = undefined;
    status.textContent = search.describe(query);
    if (hrefOf(queryInUrl()) !== hrefOf(query)) history.replaceState(history.state, '', hrefOf(query));
  };

  const apply = (next: Query): void => {
    if (hrefOf(next) === hrefOf(query)) return;
    query = next;
    // WebKit resets a field without autocompletion to its default value when the visitor comes back.
    input.defaultValue = input.value;
    search.show(query);
    clearTimeout(timer);
    timer = setTimeout(announceAndUpdateUrl, DEBOUNCE_MS);
  };
  const applyForm = (): void => apply(search.readForm(query));
  const fillAndApply = (next: Query): void => {
    search.fillForm(next);
    apply(next);
  };

  form.addEventListener('input', applyForm);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    announceAndUpdateUrl();
    search.onSubmit?.(query);
  });
  search.results.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlainClick(event) || !search.isSearchLink(link)) return;
    event.preventDefault();
    fillAndApply(search.queryOf(new URL(link.href)));
    announceAndUpdateUrl();
    search.onFollow(link);
  });
  // What is shared, or opened, has the search that is shown.
  addEventListener('click', () => timer !== undefined && announceAndUpdateUrl(), { capture: true });
  // Back and forward can lead to a hash of this page under another query.
  addEventListener('popstate', () => fillAndApply(queryInUrl()));
  // Input from before this module was loaded.
  applyForm();
};

/** Names the words that were searched for in place of misspelt ones, as `CorrectedSearch` does. */
export const showCorrected = (
  element: HTMLElement,
  {
    corrected,
    query,
    hrefOf,
  }: {
    readonly corrected: readonly string[];
    readonly query: string;
    readonly hrefOf: (query: string) => string;
  },
): void => {
  element.hidden = corrected.length === 0;
  element.replaceChildren();
  if (element.hidden) return;
  const shown = createElement('span', {}, correctedSearch.shown(corrected));
  const literal = createElement('a', { href: hrefOf(toLiteralQuery(query)) }, correctedSearch.literal(query));
  element.append(shown, ' ', literal);
};
