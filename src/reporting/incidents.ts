import type { Log } from './log.ts';
import type { Report } from './report.ts';

/** What can go wrong for a while. Names are fixed, so that nothing that visitors make up can become one. */
export type IncidentName =
  | 'list'
  | 'filtered list'
  | 'product'
  | 'unknown id'
  | 'authenticated'
  | 'malformed products'
  | 'empty list'
  | 'catalogue drift'
  | 'blocked images'
  | 'cache read'
  | 'cache write'
  | 'snapshot read'
  | 'snapshot update'
  | 'snapshot details'
  | 'rate limiter';

/** The minimum interval between two reports of one incident, so that one that comes and goes is no flood of reports. */
export const MIN_REPORT_INTERVAL_MS = 10 * 60_000;

/** Reports an incident once when it begins, however often it recurs. Its end is logged, and it may be reported again. */
export type Incidents = {
  failed(name: IncidentName, error: unknown): void;
  recovered(name: IncidentName): void;
};

type IncidentsOptions = {
  readonly report: Report;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export const createIncidents = ({ report, log, now }: IncidentsOptions): Incidents => {
  const open = new Set<IncidentName>();
  const reportedAt = new Map<IncidentName, number>();
  return {
    failed(name, error) {
      if (open.has(name) || now() - (reportedAt.get(name) ?? Number.NEGATIVE_INFINITY) < MIN_REPORT_INTERVAL_MS) return;
      open.add(name);
      reportedAt.set(name, now());
      report(error, { incident: name });
    },
    recovered(name) {
      if (open.delete(name)) log('incident-ended', { incident: name });
    },
  };
};
