import { PATHS, productPath } from '../../src/domain/paths.ts';
import { FAQ_QUERY } from '../../src/shared/form-fields.ts';

export const PRODUCT = productPath('pepparkakor-i-kakburk');

/** On the site with the imported catalogue: a portrait and a panorama, and a description with elements of every editor. */
export const IMPORTED_PRODUCT = productPath('appelmust-solglantan-75-cl');

/** Also on that site: a table of 14 columns. */
export const IMPORTED_TABLE = productPath('KNIVSET-5-DELAR_svart-stal-och-ek');

/** Every page. */
export const PAGES: readonly string[] = [...Object.values(PATHS), PRODUCT];

/** Pages with query parameters: searches with and without hits, a filter, form values. */
const STATES: readonly string[] = [
  `${PATHS.faq}?${FAQ_QUERY}=pengar`,
  `${PATHS.faq}?${FAQ_QUERY}=zzz`,
  `${PATHS.products}?tag=Vegansk`,
  `${PATHS.products}?sok=zzz`,
  `${PATHS.home}?deltagare=900&produkter=0`,
  `${PATHS.material}?deltagare=900&produkter=x`,
];

export const ERRORS: readonly string[] = ['/finns-inte', `${PATHS.products}/a%20b`, productPath('finns-inte')];

/** Every kind of HTML response. */
export const ALL: readonly string[] = [...PAGES, ...STATES, ...ERRORS];
