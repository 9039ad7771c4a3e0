import { CLIENT_BUILD } from '../../client-build.ts';

const { styles, landingStyles, printStyles, script } = CLIENT_BUILD;

/** The paths of the built files. Their names carry a hash of their content. */
export const STYLES = `/build/${styles}`;
/** The landing page shares little with the others, so it has a style sheet of its own. */
export const LANDING_STYLES = `/build/${landingStyles}`;
export const PRINT_STYLES = `/build/${printStyles}`;
export const SCRIPT = `/build/${script}`;

const FONT = '/fonts/outfit-nordic-wght-normal.woff2';

/** What every page needs for its first paint. An edge that sends Early Hints takes them from here. */
const linkHeader = (styles: string): string =>
  [`<${styles}>; rel=preload; as=style`, `<${FONT}>; rel=preload; as=font; type="font/woff2"; crossorigin`].join(', ');

/** The headers of an HTML document with this style sheet. */
export const pageHeaders = (styles: string = STYLES) => ({
  'content-type': 'text/html; charset=utf-8',
  link: linkHeader(styles),
  // Chromium prerenders links that a visitor is about to follow.
  'speculation-rules': '"/speculation-rules.json"',
});
