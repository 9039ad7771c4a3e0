export type CatalogueElements = {
  readonly form: HTMLFormElement;
  readonly search: HTMLInputElement;
  readonly order: HTMLSelectElement;
  readonly chips: readonly HTMLAnchorElement[];
  readonly counter: Element;
  readonly status: Element;
  readonly grid: HTMLElement;
  /** The last items of the grid, which are not products. */
  readonly callToAction: readonly Element[];
  /** Shown when no product matches. */
  readonly empty: HTMLElement;
  /** Links to other searches, in the message that no product matches. */
  readonly nearestWords: HTMLElement;
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
  const nearestWords = catalogue.querySelector<HTMLElement>('.nearest-words');
  if (!form || !search || !order || !counter || !status || !grid || !empty || !nearestWords) return null;
  const chips = [...catalogue.querySelectorAll<HTMLAnchorElement>('.catalogue-tools .chip')];
  const callToAction = [...grid.querySelectorAll('.call-to-action-card')];
  return { form, search, order, chips, counter, status, grid, callToAction, empty, nearestWords };
};
