import type { Interval, Phase } from './phases.ts';

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

/** Requests of pages, with parameters and with credentials have incidents of their own, under the same name. */
const BULKHEADS = 3;
const PROVIDER_INCIDENT = 'provider';

/**
 * One sentence for each incident that was reported too often. While a phase lasts nothing recovers, so each bulkhead
 * reports an incident once, and once more when it began in the phase before. A 404 for an invented product proves that
 * the provider is up: `recoveriesIn` counts how often that can have ended the incident "provider" in a phase.
 */
export const checkReports = (
  reports: readonly ReportLine[],
  phases: readonly Phase[],
  recoveriesIn: (phase: Phase) => number,
  slowIntervals: readonly Interval[] = [],
): readonly string[] => {
  const unexpected = reports
    .filter(({ incident }) => incident === null)
    .map(({ text }) => `an error outside any incident: ${text}`);
  // On a slow machine caches and provider fail and recover all the time.
  const isSlow = (phase: Phase): boolean =>
    slowIntervals.some(({ from, until }) => from <= phase.until && until >= phase.from);
  const judged = phases.filter((phase) => !isSlow(phase));
  const repeated = judged.flatMap((phase) => {
    const counts = new Map<string, number>();
    for (const { timestamp, incident } of reports) {
      const isInPhase = timestamp >= phase.from && timestamp < phase.until;
      if (incident !== null && isInPhase) counts.set(incident, (counts.get(incident) ?? 0) + 1);
    }
    return [...counts].flatMap(([incident, count]) => {
      const limit = 2 * BULKHEADS + (incident === PROVIDER_INCIDENT ? recoveriesIn(phase) : 0);
      return count > limit
        ? [
            `incident "${incident}" reported ${count} times in phase ${phase.index} (${phase.behaviour.fault}), at most ${limit}`,
          ]
        : [];
    });
  });
  return [...unexpected, ...repeated];
};
