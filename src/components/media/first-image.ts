/**
 * The image that decides when a page looks complete, as its `<img>` or `<source>` names it. The page's `Link` header
 * preloads it. The image is in a `<picture>`, because React would add its own preload for an eager `<img>` anywhere
 * else.
 */
export type FirstImage = {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** The media query of the screens that show the image. */
  readonly media?: string;
};
