import type { Log } from './log.ts';
import type { Report } from './report.ts';

/** Things that can fail for some time. The names are fixed, so that no visitor's input can become one. */
export const INCIDENT_NAMES = [
  'list',
  'filtered list',
  'product',
  'missing product',
  'unknown id',
  'authenticated',
  'malformed products',
  'empty list',
  'catalogue drift',
  'blocked images',
  'cache read',
  'cache write',
  'snapshot read',
  'snapshot update',
  'snapshot details',
  'rate limiter',
] as const;
export type IncidentName = (typeof INCIDENT_NAMES)[number];

/**
 * The minimum interval between two reports of one incident, so that an incident that comes and goes does not cause a
 * flood of reports.
 */
const MIN_REPORT_INTERVAL_MS = 10 * 60_000;

/** Both in milliseconds since 1970. Null: nothing is failing now, or nothing has succeeded yet. */
type IncidentHealth = { readonly failingSince: number | null; readonly lastSuccess: number | null };

/**
 * Remembers what is failing. Reports an incident once, when it begins, however often it recurs. Logs its end, after
 * which it may be reported again.
 */
export type Incidents = {
  failed(name: IncidentName, error: unknown): void;
  /**
   * `at` is the time of the success, in milliseconds since 1970. A success before the last failure does not end the
   * incident.
   */
  recovered(name: IncidentName, at?: number): void;
};

/** Incidents that also tell what is failing. */
export type IncidentRegister = Incidents & { healthOf(name: IncidentName): IncidentHealth };

type IncidentsOptions = {
  readonly report: Report;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

type IncidentState = IncidentHealth & {
  readonly lastFailure: number;
  readonly reportedAt: number;
  /** Whether the incident has been reported since it began. */
  readonly isReported: boolean;
};

const UNKNOWN: IncidentState = {
  failingSince: null,
  lastSuccess: null,
  lastFailure: Number.NEGATIVE_INFINITY,
  reportedAt: Number.NEGATIVE_INFINITY,
  isReported: false,
};

export const createIncidents = ({ report, log, now }: IncidentsOptions): IncidentRegister => {
  const states = new Map<IncidentName, IncidentState>();
  const stateOf = (name: IncidentName): IncidentState => states.get(name) ?? UNKNOWN;
  return {
    failed(name, error) {
      const state = stateOf(name);
      const time = now();
      const mustReport = !state.isReported && time - state.reportedAt >= MIN_REPORT_INTERVAL_MS;
      states.set(name, {
        ...state,
        failingSince: state.failingSince ?? time,
        lastFailure: time,
        ...(mustReport && { isReported: true, reportedAt: time }),
      });
      if (mustReport) report(error, { incident: name });
    },
    recovered(name, at = now()) {
      const state = stateOf(name);
      const lastSuccess = Math.max(at, state.lastSuccess ?? at);
      const hasEnded = at >= state.lastFailure;
      states.set(name, { ...state, lastSuccess, ...(hasEnded && { failingSince: null, isReported: false }) });
      if (hasEnded && state.isReported) log('incident-ended', { incident: name });
    },
    healthOf: stateOf,
  };
};
