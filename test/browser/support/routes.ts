import { errors } from '../../../src/content/errors.ts';
import { PATHS, productPath } from '../../../src/content/paths.ts';

export const PRODUCT = productPath('pepparkakor-i-kakburk');

/** Every page that there is. */
export const PAGES: readonly string[] = [...Object.values(PATHS), PRODUCT];

export type ErrorPage = { readonly path: string; readonly status: number; readonly heading: string };

/** Addresses that lead to no page, and what the visitor is told. */
export const ERROR_PAGES: readonly ErrorPage[] = [
  { path: '/finns-inte', status: 404, heading: errors.notFound.title },
  { path: `${PATHS.products}?tag=`, status: 400, heading: errors.statusHeading(400) },
];
