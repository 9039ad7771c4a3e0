import { catalogue as copy } from '../../../src/content/catalogue.ts';
import { PATHS } from '../../../src/content/paths.ts';
import { type CatalogueFilter, parseFilter, toQuery } from '../../../src/domain/catalogue.ts';
import { find } from '../find.ts';
import { startLiveSearch } from '../live-search.ts';
import { createShowFiltered } from './show-filtered.ts';

/** Filters in the page instead of requesting it: hidden cards are already in the markup. */
export const startCatalogueSearch = (catalogue: HTMLElement): void => {
  const form = find(catalogue, 'form', HTMLFormElement);
  const input = find(form, 'input[type=search]', HTMLInputElement);
  const order = find(catalogue, 'select', HTMLSelectElement);
  const empty = find(catalogue, '.empty', HTMLElement);
  const counter = find(catalogue, '.catalogue-count', HTMLElement);
  const notes = catalogue.querySelectorAll<HTMLElement>('.corrected-search, .diet-note');
  // It stands outside its form.
  order.addEventListener('input', () => form.dispatchEvent(new Event('input')));

  startLiveSearch<CatalogueFilter>({
    form,
    input,
    results: catalogue,
    status: find(catalogue, '[role=status]', HTMLElement),
    queryOf: ({ searchParams }) => parseFilter(searchParams),
    hrefOf: (filter) => PATHS.products + toQuery(filter),
    readForm: ({ tag }) => {
      const fields = [
        [input.name, input.value],
        [order.name, order.value],
      ];
      return { ...parseFilter(new URLSearchParams(fields)), tag };
    },
    fillForm: (filter) => {
      input.value = filter.search;
      order.value = filter.order;
    },
    show: createShowFiltered(catalogue),
    describe: () => {
      const outcome = empty.hidden ? counter.textContent : `${copy.noMatches.title}. ${copy.noMatches.text}`;
      const shownNotes = Array.from(notes).filter(({ hidden }) => !hidden);
      return [outcome, ...shownNotes.map(({ textContent }) => textContent.trim())].join(' ');
    },
    isSearchLink: ({ pathname }) => pathname === PATHS.products,
    onFollow: (link) => {
      // The other links go with what they are in.
      if (!link.matches('.chip')) (catalogue.querySelector<HTMLElement>('.chip') ?? input).focus();
      catalogue.querySelector('.product-grid .card')?.scrollIntoView({ block: 'nearest' });
    },
  });
};
