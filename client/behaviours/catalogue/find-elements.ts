export type CatalogueElements = {
  readonly form: HTMLFormElement;
  readonly search: HTMLInputElement;
  readonly order: HTMLSelectElement;
  readonly chips: readonly HTMLAnchorElement[];
  readonly counter: Element;
  readonly status: Element;
  readonly grid: HTMLElement;
  /** The last items of the grid, which are not products. */
  readonly ticket: readonly Element[];
  /** Shown when no product matches. */
  readonly empty: HTMLElement;
};

/** Null when the page has no such list. */
export const findCatalogueElements = (catalogue: HTMLElement): CatalogueElements | null => {
  const form = catalogue.querySelector('form');
  const search = catalogue.querySelector<HTMLInputElement>('input[type=search]');
  const order = catalogue.querySelector('select');
  const counter = catalogue.querySelector('.catalogue-count');
  const status = catalogue.querySelector('[role=status]');
  const grid = catalogue.querySelector<HTMLElement>('.product-grid');
  const empty = catalogue.querySelector<HTMLElement>('.empty');
  if (!form || !search || !order || !counter || !status || !grid || !empty) return null;
  const chips = [...catalogue.querySelectorAll<HTMLAnchorElement>('.chip')];
  const ticket = [...grid.querySelectorAll('.ticket')];
  return { form, search, order, chips, counter, status, grid, ticket, empty };
};
