import { findPart } from '../../plumbing/find.ts';

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

/** Throws when the markup lacks one. */
export const findCarouselElements = (stage: HTMLElement): CarouselElements => {
  const list = findPart(stage, 'slides', HTMLElement);
  // The thumbnails are beside the stage.
  const area = stage.parentElement ?? stage;
  return {
    stage,
    area,
    list,
    slides: [...list.children].filter((slide) => slide instanceof HTMLElement),
    thumbnails: [...area.querySelectorAll<HTMLElement>('[data-part="thumbnails"] a')],
    position: findPart(stage, 'position', HTMLElement),
    toggle: findPart(stage, 'toggle', HTMLButtonElement),
    previous: findPart(stage, 'previous', HTMLButtonElement),
    next: findPart(stage, 'next', HTMLButtonElement),
  };
};
