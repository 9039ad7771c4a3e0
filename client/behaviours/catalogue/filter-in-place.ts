import { PATHS } from '../../../src/content/paths.ts';
import { type CatalogueFilter, parseFilter, toQuery } from '../../../src/domain/catalogue.ts';
import { isPlainClick } from '../../islands/plain-click.ts';
import { findParts } from './find-elements.ts';
import { createShow, filterOf } from './show-filtered.ts';

/** So long after the last keystroke the address follows, and screen readers are told. */
const SETTLED_MS = 500;

const inAddress = (): CatalogueFilter => parseFilter(new URLSearchParams(location.search));

/** From now on what is chosen shows at once. The page has every card, so nothing is fetched. */
export const chooseInPlace = (catalogue: HTMLElement): void => {
  const parts = findParts(catalogue);
  if (!parts) return;
  const { form, search, order, chips, status, nothing } = parts;
  const show = createShow(catalogue, parts);
  let choice = inAddress();
  let settling: ReturnType<typeof setTimeout> | undefined;

  /** The address tells the choice; Back leaves the list, however much was tried on it. */
  const settle = (said: string): void => {
    status.textContent = said;
    history.replaceState(history.state, '', PATHS.products + toQuery(choice));
  };

  const choose = (next: CatalogueFilter): string => {
    clearTimeout(settling);
    choice = next;
    return show(next);
  };

  const chooseByForm = (): void => {
    const query = new URLSearchParams([
      [search.name, search.value],
      [order.name, order.value],
    ]);
    const said = choose({ ...parseFilter(query), tag: choice.tag });
    settling = setTimeout(settle, SETTLED_MS, said);
  };

  form.addEventListener('input', chooseByForm);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    settle(choose(choice));
  });
  catalogue.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.pathname !== PATHS.products || !isPlainClick(event)) return;
    event.preventDefault();
    settle(choose(filterOf(link)));
    search.value = choice.search;
    order.value = choice.order;
    // The link that leads out of an empty list goes away with the focus.
    if (nothing.contains(link)) (chips[0] ?? search).focus();
  });
  // What was chosen before this came.
  if (search.value !== choice.search || order.value !== choice.order) chooseByForm();
};
