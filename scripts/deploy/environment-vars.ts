import type { Vars } from './configuration.ts';

/** No environment has the address of another: the deployment refuses this one. */
const ORIGIN_TO_REPLACE = 'https://staging.saljrundan.example';

/** Variables as Cloudflare keeps them, which are texts. */
export const toTexts = (vars: Readonly<Record<string, unknown>>): Vars =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));

/**
 * The variables of an environment before the operator's own. Production has those of the top level. Every other environment
 * has them too, for a site that is not indexed. It is not in configuration.ts, which imports all of Wrangler, because the
 * Worker tests would transform that.
 */
export const environmentVars = (environment: string, topLevel: Readonly<Record<string, unknown>>): Vars => ({
  ...toTexts(topLevel),
  ...(environment !== '' && { ENVIRONMENT: environment, NOINDEX: 'true', PUBLIC_ORIGIN: ORIGIN_TO_REPLACE }),
});
