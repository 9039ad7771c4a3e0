import { STALE_AFTER_MS } from '../../src/cache/cache-policy.ts';

/** Short lifetimes, so that every state of the caches occurs within seconds. */
export const PRODUCT_TTL_SECONDS = 5;
export const PAGE_TTL_SECONDS = 5;
/** Several times the delay of a healthy provider, so that a busy machine does not look like an outage. */
export const PROVIDER_TIMEOUT_MS = 1_500;
export const STREAM_AFTER_MS = 100;
export const CREDENTIAL_COOKIE = 'kundsession';

/** The variables of the Worker under test. */
export const VARS = {
  PRODUCT_TTL_SECONDS: String(PRODUCT_TTL_SECONDS),
  PAGE_TTL_SECONDS: String(PAGE_TTL_SECONDS),
  PROVIDER_TIMEOUT_MS: String(PROVIDER_TIMEOUT_MS),
  STREAM_AFTER_MS: String(STREAM_AFTER_MS),
  PROVIDER_COOKIE_NAMES: CREDENTIAL_COOKIE,
};

/** The longest provider request: two attempts and the delay between them that Retry-After may ask for. */
export const MAX_REQUEST_MS = 2 * PROVIDER_TIMEOUT_MS + 1_200;
/** A visitor who could have a copy waits this long at most (src/cache/cache-policy.ts), and for a busy machine. */
export const COPY_LIMIT_MS = STALE_AFTER_MS + 500;
/** Tolerance for clocks and scheduling. */
export const SLACK_MS = 300;
/** A response that takes longer counts as hung. */
export const RESPONSE_LIMIT_MS = 10_000;
/** A trivial request that takes longer shows that the machine is too busy: a timeout then proves nothing. */
export const SLOW_MACHINE_MS = 400;
