import { catalogue as copy } from '../../../src/content/catalogue.ts';
import { PATHS } from '../../../src/content/paths.ts';
import {
  type CatalogueFilter,
  filterProducts,
  isSameTag,
  nearestSearches,
  parseFilter,
  toQuery,
} from '../../../src/domain/catalogue.ts';
import { showNearestWords } from '../nearest-words.ts';
import { toCard } from './card.ts';
import type { CatalogueElements } from './find-elements.ts';

export const filterOf = (link: HTMLAnchorElement): CatalogueFilter => parseFilter(new URL(link.href).searchParams);

/** Reads the page's cards, visible and hidden, and returns a function that shows those that match a filter. */
export const createShowFiltered = (
  catalogue: HTMLElement,
  { chips, counter, grid, callToAction, empty, nearestWords }: CatalogueElements,
) => {
  const cardsInPage = Array.from(catalogue.querySelectorAll<HTMLElement>('.card'), toCard);
  const cards = [...cardsInPage].sort((a, b) => a.defaultIndex - b.defaultIndex);

  /** Returns the text to announce. */
  return (filter: CatalogueFilter): string => {
    const matching = filterProducts(cards, filter, copy.synonyms);
    const nearest = matching.length > 0 ? [] : nearestSearches(cards, filter, copy.synonyms);
    grid.replaceChildren(...matching.map(({ element }) => element), ...callToAction);
    grid.hidden = matching.length === 0;
    empty.hidden = matching.length > 0;
    showNearestWords(nearestWords, nearest, (search) => PATHS.products + toQuery({ ...filter, search }));
    const count = copy.count(matching.length);
    counter.textContent = count;
    for (const chip of chips) {
      const { tag } = filterOf(chip);
      chip.href = PATHS.products + toQuery({ ...filter, tag });
      if (isSameTag(tag, filter.tag)) chip.setAttribute('aria-current', 'true');
      else chip.removeAttribute('aria-current');
    }
    return matching.length > 0 ? count : `${copy.noMatches.title}. ${copy.noMatches.text}`;
  };
};
