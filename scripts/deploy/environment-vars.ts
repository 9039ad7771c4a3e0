import type { Vars } from './configuration.ts';

/** No environment has the address of another: the deployment refuses this one. */
const ORIGIN_TO_REPLACE = 'https://staging.saljrundan.example';

/**
 * The variables of an environment besides production: those of the top level, for a site that is not indexed. It is not
 * in configuration.ts, which imports all of Wrangler, because the Worker tests would transform that.
 */
export const environmentVars = (environment: string, topLevel: Readonly<Record<string, unknown>>): Vars => ({
  ...Object.fromEntries(Object.entries(topLevel).map(([name, value]) => [name, String(value)])),
  ENVIRONMENT: environment,
  NOINDEX: 'true',
  PUBLIC_ORIGIN: ORIGIN_TO_REPLACE,
});
