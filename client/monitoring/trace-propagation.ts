/**
 * URLs of requests that carry trace headers. Localhost only (specification, section 7): third parties and the provider
 * never receive them.
 */
export const TRACE_PROPAGATION_TARGETS = [/^https?:\/\/localhost(?:[:/]|$)/];
