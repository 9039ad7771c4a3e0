import { errors } from '../../../src/content/errors.ts';
import { HELP_QUERY } from '../../../src/content/help-search.ts';
import { PATHS, productPath } from '../../../src/content/paths.ts';

export const PRODUCT = productPath('pepparkakor-i-kakburk');

/** Every page that there is. */
export const PAGES: readonly string[] = [...Object.values(PATHS), PRODUCT];

/** Pages as an address can ask for them: searched, chosen from, filled in, with and without success. */
export const STATES: readonly string[] = [
  `${PATHS.help}?${HELP_QUERY}=pengar`,
  `${PATHS.help}?${HELP_QUERY}=zzz`,
  `${PATHS.products}?tag=Vegansk`,
  `${PATHS.products}?sok=zzz`,
  `${PATHS.home}?deltagare=900&produkter=0`,
];

export type ErrorPage = { readonly path: string; readonly status: number; readonly heading: string };

/** Addresses that lead to no page, and what the visitor is told. */
export const ERROR_PAGES: readonly ErrorPage[] = [
  { path: '/finns-inte', status: 404, heading: errors.notFound.title },
  { path: `${PATHS.products}/a%20b`, status: 400, heading: errors.route.statusTitle(400) },
];

/** Everything that the site answers an address with. */
export const ALL: readonly string[] = [
  ...PAGES,
  ...STATES,
  ...ERROR_PAGES.map(({ path }) => path),
  productPath('finns-inte'),
];
