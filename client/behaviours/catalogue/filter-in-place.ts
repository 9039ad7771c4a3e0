import { PATHS } from '../../../src/content/paths.ts';
import { type CatalogueFilter, parseFilter, toQuery } from '../../../src/domain/catalogue.ts';
import { isPlainClick } from '../../plain-click.ts';
import { findCatalogueElements } from './find-elements.ts';
import { createShowFiltered, filterOf } from './show-filtered.ts';

/** Time after the last keystroke until the URL is updated and the result is announced. */
const DEBOUNCE_MS = 500;

const filterInUrl = (): CatalogueFilter => parseFilter(new URLSearchParams(location.search));

/** Filters in the page instead of requesting it: hidden cards are already in the markup. */
export const filterInPlace = (catalogue: HTMLElement): void => {
  const elements = findCatalogueElements(catalogue);
  if (!elements) return;
  const { form, search, order, chips, status, empty } = elements;
  const show = createShowFiltered(catalogue, elements);
  let filter = filterInUrl();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Replaces the history entry, so that Back leaves the list however often the filter has changed. */
  const announceAndUpdateUrl = (announcement: string): void => {
    status.textContent = announcement;
    history.replaceState(history.state, '', PATHS.products + toQuery(filter));
  };

  const apply = (next: CatalogueFilter): string => {
    clearTimeout(timer);
    filter = next;
    // WebKit resets a field without autocompletion to its default value when the visitor comes back.
    search.defaultValue = next.search;
    return show(next);
  };

  const applyForm = (): void => {
    const query = new URLSearchParams([
      [search.name, search.value],
      [order.name, order.value],
    ]);
    const announcement = apply({ ...parseFilter(query), tag: filter.tag });
    timer = setTimeout(announceAndUpdateUrl, DEBOUNCE_MS, announcement);
  };

  form.addEventListener('input', applyForm);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    announceAndUpdateUrl(apply(filter));
  });
  catalogue.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.pathname !== PATHS.products || !isPlainClick(event)) return;
    event.preventDefault();
    announceAndUpdateUrl(apply(filterOf(link)));
    search.value = filter.search;
    order.value = filter.order;
    // The link in the empty list's message is hidden together with the message.
    if (empty.contains(link)) (chips[0] ?? search).focus();
  });
  // Input from before this module was loaded.
  if (search.value !== filter.search || order.value !== filter.order) applyForm();
};
