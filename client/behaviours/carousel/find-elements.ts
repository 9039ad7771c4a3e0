/** The elements of a carousel in the server's markup. */
export type CarouselElements = {
  readonly stage: HTMLElement;
  /** Contains the stage and the thumbnails below it. */
  readonly area: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly thumbnails: readonly HTMLElement[];
  readonly position: HTMLElement;
  readonly toggle: HTMLButtonElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
};

const all = (root: ParentNode, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Null when the stage is a carousel already, or lacks an element. */
export const findCarouselElements = (stage: Element): CarouselElements | null => {
  const find = (selector: string) => stage.querySelector<HTMLElement>(selector);
  const area = stage.closest<HTMLElement>('.pictures');
  const list = find('.carousel');
  const position = find('.carousel-position');
  const findInactive = (selector: string) => stage.querySelector<HTMLButtonElement>(`${selector}:disabled`);
  const toggle = findInactive('.carousel-toggle');
  const previous = findInactive('.carousel-previous');
  const next = findInactive('.carousel-next');
  if (!(stage instanceof HTMLElement) || !area || !list) return null;
  if (!position || !toggle || !previous || !next) return null;
  const slides = all(list, '.slide');
  const thumbnails = all(area, '.thumbnails a');
  return { stage, area, list, slides, thumbnails, position, toggle, previous, next };
};
