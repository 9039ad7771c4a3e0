/** What of the list changes with the choice; null where the page has no such list. */
export const findParts = (catalogue: HTMLElement) => {
  const form = catalogue.querySelector('form');
  const search = catalogue.querySelector<HTMLInputElement>('input[type=search]');
  const order = catalogue.querySelector('select');
  const counter = catalogue.querySelector('.catalogue-count');
  const status = catalogue.querySelector('[role=status]');
  const grid = catalogue.querySelector<HTMLElement>('.product-grid');
  const nothing = catalogue.querySelector<HTMLElement>('.empty');
  if (!form || !search || !order || !counter || !status || !grid || !nothing) return null;
  const chips = [...catalogue.querySelectorAll<HTMLAnchorElement>('.chip')];
  const ticket = [...grid.querySelectorAll('.ticket')];
  return { form, search, order, chips, counter, status, grid, ticket, nothing };
};
