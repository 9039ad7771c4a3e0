import { MIN_REPORT_INTERVAL_MS } from '../../src/reporting/incidents.ts';

/** The time of a log line is that of reading it, which is this much late at most. */
const LOG_DELAY_MS = 5_000;

/** A line of the Worker's log. `timestamp` is in milliseconds since 1970. */
export type LogLine = { readonly timestamp: number; readonly message: string };

/** A line that the site wrote with `event: "report"`. */
export type ReportLine = { readonly timestamp: number; readonly incident: string | null; readonly text: string };

export type ParsedLog = {
  readonly reports: readonly ReportLine[];
  /** Number of lines by event. */
  readonly events: Readonly<Record<string, number>>;
  /** Lines that are not the site's own: warnings of the runtime and uncaught errors. */
  readonly foreign: readonly string[];
};

const parse = (message: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
};

export const parseLog = (lines: readonly LogLine[]): ParsedLog => {
  const reports: ReportLine[] = [];
  const events: Record<string, number> = {};
  const foreign: string[] = [];
  for (const { timestamp, message } of lines) {
    const line = parse(message);
    if (typeof line?.event !== 'string') {
      foreign.push(message);
      continue;
    }
    events[line.event] = (events[line.event] ?? 0) + 1;
    if (line.event !== 'report') continue;
    const incident = typeof line.incident === 'string' ? line.incident : null;
    reports.push({ timestamp, incident, text: JSON.stringify(line.error ?? null).slice(0, 300) });
  }
  return { reports, events, foreign };
};

/**
 * One sentence for each report that should not be there: one outside any incident, and one of an incident that has just
 * been reported.
 */
export const checkReports = (reports: readonly ReportLine[]): readonly string[] => {
  const reportedAt = new Map<string, number>();
  return reports.flatMap(({ timestamp, incident, text }) => {
    if (incident === null) return [`an error outside any incident: ${text}`];
    const previous = reportedAt.get(incident);
    reportedAt.set(incident, timestamp);
    const isTooSoon = previous !== undefined && timestamp - previous < MIN_REPORT_INTERVAL_MS - LOG_DELAY_MS;
    return isTooSoon ? [`incident "${incident}" reported again after ${timestamp - previous} ms`] : [];
  });
};
