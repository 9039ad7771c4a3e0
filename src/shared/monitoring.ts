/** The environment that every report names. */
export const REPORT_ENVIRONMENT = 'production';

/** The share of page views whose timing is measured, among visitors who agree to analytics. */
export const TRACES_SAMPLE_RATE = 1;
/** The share of sessions that are recorded from their beginning, among visitors who agree to analytics. */
export const REPLAYS_SESSION_SAMPLE_RATE = 1;
/** The share of errors that a recording accompanies, among visitors who agree to analytics. */
export const REPLAYS_ON_ERROR_SAMPLE_RATE = 1;

/** The addresses to which requests carry trace headers: a developer's own, and no one else's. */
export const TRACE_PROPAGATION_TARGETS = [/^https?:\/\/localhost(?:[:/]|$)/];
