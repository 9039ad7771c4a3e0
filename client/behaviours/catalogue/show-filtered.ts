import { catalogue as copy } from '../../../src/content/catalogue.ts';
import { PATHS } from '../../../src/content/paths.ts';
import {
  type CatalogueFilter,
  filterProducts,
  isSameTag,
  parseFilter,
  toQuery,
} from '../../../src/domain/catalogue.ts';
import { toCard } from './card.ts';
import type { findParts } from './find-elements.ts';

export type Parts = NonNullable<ReturnType<typeof findParts>>;

export const filterOf = (link: HTMLAnchorElement): CatalogueFilter => parseFilter(new URL(link.href).searchParams);

/** Prepares for showing choices among the cards that the page has, seen and unseen. */
export const createShow = (catalogue: HTMLElement, { chips, counter, grid, ticket, nothing }: Parts) => {
  const inPage = Array.from(catalogue.querySelectorAll<HTMLElement>('.card'), toCard);
  const cards = inPage.toSorted((a, b) => a.place - b.place);

  /** What is to be said of the choice. */
  return (choice: CatalogueFilter): string => {
    const chosen = filterProducts(cards, choice);
    grid.replaceChildren(...chosen.map(({ element }) => element), ...ticket);
    grid.hidden = chosen.length === 0;
    nothing.hidden = chosen.length > 0;
    const count = copy.count(chosen.length);
    counter.textContent = count;
    for (const chip of chips) {
      const { tag } = filterOf(chip);
      chip.href = PATHS.products + toQuery({ ...choice, tag });
      if (isSameTag(tag, choice.tag)) chip.setAttribute('aria-current', 'true');
      else chip.removeAttribute('aria-current');
    }
    return chosen.length > 0 ? count : `${copy.noMatches.title}. ${copy.noMatches.text}`;
  };
};
