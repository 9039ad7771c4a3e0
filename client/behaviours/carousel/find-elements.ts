/** The elements of a carousel in the server's markup. */
export type CarouselElements = {
  readonly stage: HTMLElement;
  /** Contains the stage and the thumbnails below it. */
  readonly area: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly thumbnails: readonly HTMLElement[];
  readonly controls: HTMLElement;
  readonly position: HTMLElement;
  readonly toggle: HTMLElement;
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
};

const all = (root: ParentNode, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Null when the stage is a carousel already, or lacks an element. */
export const findCarouselElements = (stage: Element): CarouselElements | null => {
  const find = (selector: string) => stage.querySelector<HTMLElement>(selector);
  const area = stage.closest<HTMLElement>('.pictures');
  const list = find('.carousel');
  const controls = find('.carousel-controls[hidden]');
  const position = find('.carousel-position');
  const toggle = find('.carousel-toggle');
  const previous = find('.carousel-previous');
  const next = find('.carousel-next');
  if (!(stage instanceof HTMLElement) || !area || !list) return null;
  if (!controls || !position || !toggle || !previous || !next) return null;
  const slides = all(list, '.slide');
  const thumbnails = all(area, '.thumbnails a');
  return { stage, area, list, slides, thumbnails, controls, position, toggle, previous, next };
};
