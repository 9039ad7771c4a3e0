import { findFreePort } from '../../../scripts/ports.mjs';
import { startSite } from '../../../scripts/servers.mjs';

/** Keeps next to nothing, and is patient, so that a busy machine is not taken for a provider in trouble. */
const VARS = {
  PRODUCT_TTL_SECONDS: '1',
  PAGE_TTL_SECONDS: '0',
  STREAM_AFTER_MS: '1000',
  PROVIDER_TIMEOUT_MS: '10000',
};

/** A site that nobody has visited yet, before the provider at `faultsUrl` that can be told to misbehave. */
export const startTroubledSite = async (
  faultsUrl: string,
  vars: { readonly SENTRY_DSN?: string; readonly CONSENT_MODE?: string } = {},
) => startSite({ port: await findFreePort(), vars: { ...VARS, PROVIDER_API_URL: faultsUrl, ...vars } });
