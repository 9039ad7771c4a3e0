import { CLIENT_BUILD } from '../../client-build.ts';

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
export const PRINT_STYLES = `/build/${styles.print}`;
export const SCRIPT = `/build/${script}`;

const FONT = '/fonts/outfit-nordic-400-600.woff2';

/** What every page needs for its first paint. An edge that sends Early Hints takes them from here. */
const linkHeader = (styles: string): string =>
  [`<${styles}>; rel=preload; as=style`, `<${FONT}>; rel=preload; as=font; type="font/woff2"; crossorigin`].join(', ');

/** The headers of an HTML document with this style sheet. */
export const pageHeaders = (styles: string = STYLES.text) => ({
  'content-type': 'text/html; charset=utf-8',
  link: linkHeader(styles),
  // Chromium prerenders links that a visitor is about to follow.
  'speculation-rules': '"/speculation-rules.json"',
});
