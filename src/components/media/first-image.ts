/**
 * The image that decides when a page looks complete, as its `<img>` or `<source>` names it. The page's `Link` header
 * preloads it. It stands in a `<picture>`, because React adds a preload of its own for an eager `<img>` anywhere else.
 */
export type FirstImage = {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** The media query of the screens that show it. */
  readonly media?: string;
};
