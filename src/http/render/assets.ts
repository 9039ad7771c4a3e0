import { CLIENT_BUILD } from '../../client-build.ts';
import type { FirstImage } from '../../components/media/first-image.ts';
import { PATHS } from '../../content/paths.ts';

const { styles, script } = CLIENT_BUILD;

/**
 * The paths of the built files. Their names carry a hash of their content. A page has one of the style sheets for its kind
 * of content, and that for print.
 */
export const STYLES = {
  landing: `/build/${styles.landing}`,
  shop: `/build/${styles.shop}`,
  text: `/build/${styles.text}`,
} as const;
export type StyleSheet = keyof typeof STYLES;

/** The style sheet of the page at `path`, and of an error page in its place: a retry may show the page there. */
export const styleSheetOf = (path: string): StyleSheet => {
  if (path === PATHS.home) return 'landing';
  return path === PATHS.products || path.startsWith(`${PATHS.products}/`) ? 'shop' : 'text';
};

export const PRINT_STYLES = `/build/${styles.print}`;
export const SCRIPT = `/build/${script}`;

const FONT = '/fonts/outfit-nordic-400-600.woff2';

const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** The URLs are normalised, so they have no angle brackets. */
const imageHint = ({ src, srcSet, sizes, media }: FirstImage): string =>
  [
    `<${src}>; rel=preload; as=image; fetchpriority=high`,
    ...(srcSet ? [`imagesrcset=${quoted(srcSet)}`] : []),
    ...(sizes ? [`imagesizes=${quoted(sizes)}`] : []),
    ...(media ? [`media=${quoted(media)}`] : []),
  ].join('; ');

/** What a page needs for its first screen. An edge that sends Early Hints takes them from here. */
const linkHeader = (styles: string, firstImage: FirstImage | null): string =>
  [
    `<${styles}>; rel=preload; as=style`,
    `<${FONT}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ...(firstImage ? [imageHint(firstImage)] : []),
  ].join(', ');

/** The headers of an HTML document with this style sheet and this image in its first screen. */
export const pageHeaders = (styles: string = STYLES.text, firstImage: FirstImage | null = null) => ({
  'content-type': 'text/html; charset=utf-8',
  link: linkHeader(styles, firstImage),
  // Chromium prerenders links that a visitor is about to follow.
  'speculation-rules': '"/speculation-rules.json"',
});
