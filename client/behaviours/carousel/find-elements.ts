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

/** The first match of a selector. Throws when there is none, or when it is of another type. */
const find = <Found extends Element>(root: ParentNode, selector: string, type: new () => Found): Found => {
  const element = root.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`the markup has no ${selector}`);
  return element;
};

const all = (root: ParentNode, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Throws when the markup lacks one. */
export const findCarouselElements = (stage: HTMLElement): CarouselElements => {
  const area = stage.closest<HTMLElement>('.pictures');
  if (!area) throw new Error('the stage is outside of .pictures');
  const list = find(stage, '.carousel', HTMLElement);
  return {
    stage,
    area,
    list,
    slides: all(list, '.slide'),
    thumbnails: all(area, '.thumbnails a'),
    position: find(stage, '.carousel-position', HTMLElement),
    toggle: find(stage, '.carousel-toggle', HTMLButtonElement),
    previous: find(stage, '.carousel-previous', HTMLButtonElement),
    next: find(stage, '.carousel-next', HTMLButtonElement),
  };
};
