/** A stage's own elements, which the server has sent. */
export type Parts = {
  readonly stage: HTMLElement;
  /** The stage and the small pictures below it. */
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

/** Null where the stage has been taken over already, or is not what it should be. */
export const findParts = (stage: Element): Parts | null => {
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
