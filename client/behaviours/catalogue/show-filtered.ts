import { catalogue as copy } from '../../../src/content/catalogue.ts';
import { PATHS } from '../../../src/content/paths.ts';
import {
  type CatalogueFilter,
  type FilterableProduct,
  filterProducts,
  isSameTag,
  nearestSearches,
  parseFilter,
  toQuery,
} from '../../../src/domain/catalogue.ts';
import { find } from '../find.ts';
import { showNearestWords } from '../live-search.ts';

/** A product as its card in the markup describes it. `defaultIndex` is its index in the default order. */
type Card = FilterableProduct & { readonly element: HTMLElement; readonly defaultIndex: number };

const toCard = (element: HTMLElement): Card => {
  const text = (selector: string): string => element.querySelector(selector)?.textContent ?? '';
  const { place, price } = element.dataset;
  return {
    element,
    defaultIndex: Number(place),
    price: Number(price),
    name: text('h2'),
    tagline: text('.card-tagline'),
    tags: Array.from(element.querySelectorAll('.tag'), ({ textContent }) => ({ name: textContent })),
  };
};

/** Reads the page's cards, visible and hidden, and returns a function that shows those that match a filter. */
export const createShowFiltered = (catalogue: HTMLElement) => {
  const grid = find(catalogue, '.product-grid', HTMLElement);
  const empty = find(catalogue, '.empty', HTMLElement);
  const counter = find(catalogue, '.catalogue-count', HTMLElement);
  const nearestWords = find(empty, '.nearest-words', HTMLElement);
  const chips = catalogue.querySelectorAll<HTMLAnchorElement>('.catalogue-tools .chip');
  // The last items of the grid, which are not products.
  const callToAction = [...grid.querySelectorAll('.call-to-action-card')];
  const cards = Array.from(catalogue.querySelectorAll<HTMLElement>('.card'), toCard).sort(
    (a, b) => a.defaultIndex - b.defaultIndex,
  );

  return (filter: CatalogueFilter): void => {
    const matching = filterProducts(cards, filter, copy.synonyms);
    const nearest = matching.length > 0 ? [] : nearestSearches(cards, filter, copy.synonyms);
    grid.replaceChildren(...matching.map(({ element }) => element), ...callToAction);
    grid.hidden = matching.length === 0;
    empty.hidden = matching.length > 0;
    showNearestWords(nearestWords, nearest, (search) => PATHS.products + toQuery({ ...filter, search }));
    counter.textContent = copy.count(matching.length);
    for (const chip of chips) {
      const { tag } = parseFilter(new URL(chip.href).searchParams);
      chip.href = PATHS.products + toQuery({ ...filter, tag });
      if (isSameTag(tag, filter.tag)) chip.setAttribute('aria-current', 'true');
      else chip.removeAttribute('aria-current');
    }
  };
};
