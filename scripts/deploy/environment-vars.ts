import type { Vars } from './configuration.ts';

/** A placeholder that the deployment refuses, because every environment needs its own URL. */
const ORIGIN_TO_REPLACE = 'https://staging.saljrundan.example';

/** Variables as Cloudflare stores them: as text. */
export const toTexts = (vars: Readonly<Record<string, unknown>>): Vars =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));

/**
 * The variables of an environment before the operator's own. Production has those of the top level. Every other
 * environment has them too, with the values of a site that is not indexed. This function is not in configuration.ts,
 * because that file imports all of Wrangler and the Worker tests would have to transform it.
 */
export const environmentVars = (environment: string, topLevel: Readonly<Record<string, unknown>>): Vars => ({
  ...toTexts(topLevel),
  ...(environment !== '' && { ENVIRONMENT: environment, NOINDEX: 'true', PUBLIC_ORIGIN: ORIGIN_TO_REPLACE }),
});
