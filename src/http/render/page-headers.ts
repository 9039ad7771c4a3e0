import { STYLES } from './assets.ts';

const FONT = '/fonts/outfit-nordic-wght-normal.woff2';

/** What every page needs to be painted: an edge that sends Early Hints learns it from here. */
const LINK = [
  `<${STYLES}>; rel=preload; as=style`,
  `<${FONT}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  // Asked for by the style sheet, which would be a third step.
  '</illustrations/grain.svg>; rel=preload; as=image',
].join(', ');

/** The headers of every HTML document. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  link: LINK,
  // Our own pages are fetched ahead when a visitor is about to choose them.
  'speculation-rules': '"/speculation-rules.json"',
} as const;
