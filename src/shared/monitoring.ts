/** The `environment` of every report. */
export const REPORT_ENVIRONMENT = 'production';

/** Share of page views that are traced, among visitors who consent to analytics. */
export const TRACES_SAMPLE_RATE = 1;
/** Share of sessions that are recorded from their start, among visitors who consent to analytics. */
export const REPLAYS_SESSION_SAMPLE_RATE = 1;
/** Share of errors that are sent with a recording, among visitors who consent to analytics. */
export const REPLAYS_ON_ERROR_SAMPLE_RATE = 1;

/** URLs of requests that carry trace headers: localhost only. */
export const TRACE_PROPAGATION_TARGETS = [/^https?:\/\/localhost(?:[:/]|$)/];
