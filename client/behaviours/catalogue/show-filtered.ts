import { catalogue as copy } from '../../../src/content/catalogue.ts';
import { PATHS } from '../../../src/content/paths.ts';
import {
  type CatalogueFilter,
  createCatalogueFilter,
  DEFAULT_ORDER,
  type FilterableProduct,
  isSameTag,
  parseFilter,
  toQuery,
  toTagQuery,
} from '../../../src/domain/catalogue.ts';
import { find } from '../find.ts';
import { showCorrected } from '../live-search.ts';

/** A product as its card in the markup describes it. `defaultIndex` is its index in the default order. */
type Card = FilterableProduct & { readonly element: HTMLElement; readonly defaultIndex: number };

/** `index`: its index in the page, which is its place when the card names none. */
const toCard = (element: HTMLElement, index: number): Card => {
  const text = (selector: string): string => element.querySelector(selector)?.textContent ?? '';
  const button = find(element, '[data-wish]', HTMLElement);
  return {
    element,
    defaultIndex: Number(element.dataset.place ?? index),
    price: Number(button.dataset.price),
    name: text('h2'),
    tagline: text('p'),
    tags: Array.from(element.querySelectorAll('.tags li'), ({ textContent }) => ({ name: textContent })),
  };
};

/** Reads the page's cards, visible and hidden, and returns a function that shows those that match a filter. */
export const createShowFiltered = (catalogue: HTMLElement) => {
  const grid = find(catalogue, '.product-grid', HTMLElement);
  const empty = find(catalogue, '.empty', HTMLElement);
  const offer = find(empty, '.offered-tag', HTMLElement);
  const offerLink = find(offer, 'a', HTMLAnchorElement);
  const counter = find(catalogue, '.catalogue-count', HTMLElement);
  const correctedNote = find(catalogue, '.corrected-search', HTMLElement);
  const dietNote = find(catalogue, '.diet-note', HTMLElement);
  const dietTagNote = find(dietNote, 'span', HTMLElement);
  const defaultOrder = find(catalogue, `option[value=${DEFAULT_ORDER}]`, HTMLOptionElement);
  const chips = catalogue.querySelectorAll<HTMLAnchorElement>('.chip');
  // The last items of the grid, which are not products.
  const callToAction = [...grid.querySelectorAll('.call-to-action-card')];
  const cards = Array.from(catalogue.querySelectorAll<HTMLElement>('.card'), toCard).sort(
    (a, b) => a.defaultIndex - b.defaultIndex,
  );

  const filterCards = createCatalogueFilter(cards, copy.synonyms);

  return (filter: CatalogueFilter): void => {
    const { products: matching, corrected, isDiet, dietTag, offeredTag } = filterCards(filter);
    grid.replaceChildren(...matching.map(({ element }) => element), ...callToAction);
    grid.hidden = matching.length === 0;
    empty.hidden = matching.length > 0;
    offer.hidden = !offeredTag;
    if (offeredTag) {
      offerLink.href = PATHS.products + toTagQuery(offeredTag.name);
      offerLink.textContent = copy.noMatches.tag(offeredTag);
    }
    showCorrected(correctedNote, {
      corrected,
      query: filter.search,
      hrefOf: (search) => PATHS.products + toQuery({ ...filter, search }),
    });
    dietNote.hidden = !isDiet;
    dietTagNote.textContent = dietTag === null ? '' : copy.diet.tagged(dietTag);
    defaultOrder.textContent = filter.search.trim() ? copy.order.bestFirst : copy.order.options[DEFAULT_ORDER];
    counter.textContent = copy.count(matching.length);
    for (const chip of chips) {
      const { tag } = parseFilter(new URL(chip.href).searchParams);
      chip.href = PATHS.products + toQuery({ ...filter, tag });
      if (isSameTag(tag, filter.tag)) chip.setAttribute('aria-current', 'true');
      else chip.removeAttribute('aria-current');
    }
  };
};
