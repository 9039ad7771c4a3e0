import { errors } from '../../../src/content/errors.ts';
import { FAQ_QUERY } from '../../../src/content/faq-search.ts';
import { PATHS, productPath } from '../../../src/content/paths.ts';

export const PRODUCT = productPath('pepparkakor-i-kakburk');

/** Every page. */
export const PAGES: readonly string[] = [...Object.values(PATHS), PRODUCT];

/** Pages with query parameters: searches with and without hits, a filter, form values. */
const STATES: readonly string[] = [
  `${PATHS.faq}?${FAQ_QUERY}=pengar`,
  `${PATHS.faq}?${FAQ_QUERY}=zzz`,
  `${PATHS.products}?tag=Vegansk`,
  `${PATHS.products}?sok=zzz`,
  `${PATHS.home}?deltagare=900&produkter=0`,
];

export type ErrorPage = {
  readonly path: string;
  readonly heading: string;
  /** Where its button leads. */
  readonly target: string;
};

/** URLs without a page, and their error pages. */
export const ERROR_PAGES: readonly ErrorPage[] = [
  { path: '/finns-inte', heading: errors.notFound.title, target: PATHS.home },
  { path: `${PATHS.products}/a%20b`, heading: errors.productNotFound.title, target: PATHS.products },
];

/** Every kind of HTML response. */
export const ALL: readonly string[] = [
  ...PAGES,
  ...STATES,
  ...ERROR_PAGES.map(({ path }) => path),
  productPath('finns-inte'),
];
