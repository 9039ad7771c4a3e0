/**
 * The image that decides when a page looks complete, as its `<img>` or `<source>` names it. The page's `Link` header
 * preloads it, so it stands in a `<picture>`: React would add a second preload to the document.
 */
export type FirstImage = {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** The media query of the screens that show it. */
  readonly media?: string;
};
