import { find } from '../find.ts';

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

/** Null when the stage is a carousel already. */
export const findCarouselElements = (stage: Element): CarouselElements | null => {
  const toggle = find(stage, '.carousel-toggle', HTMLButtonElement);
  const area = stage.closest<HTMLElement>('.pictures');
  if (!toggle.disabled || !area || !(stage instanceof HTMLElement)) return null;
  const list = find(stage, '.carousel', HTMLElement);
  return {
    stage,
    area,
    list,
    slides: all(list, '.slide'),
    thumbnails: all(area, '.thumbnails a'),
    position: find(stage, '.carousel-position', HTMLElement),
    toggle,
    previous: find(stage, '.carousel-previous', HTMLButtonElement),
    next: find(stage, '.carousel-next', HTMLButtonElement),
  };
};
