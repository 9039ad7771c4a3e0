import { findFreePort } from '../../../src/tools/ports.mjs';
import { startSite } from '../../../src/tools/servers.mjs';

/** Keeps next to nothing, and is patient, so that a busy machine is not taken for a provider in trouble. */
const VARS = {
  PRODUCT_TTL_SECONDS: '1',
  PAGE_TTL_SECONDS: '0',
  SHELL_WAIT_MS: '1000',
  PROVIDER_TIMEOUT_MS: '10000',
};

/** A site that nobody has visited yet, before the provider at `labUrl` that can be told to misbehave. */
export const startTroubledSite = async (
  labUrl: string,
  vars: { readonly SENTRY_DSN?: string; readonly CONSENT_MODE?: string } = {},
) => startSite({ port: await findFreePort(), vars: { ...VARS, PROVIDER_API_URL: labUrl, ...vars } });
