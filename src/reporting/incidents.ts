import type { Report } from './report.ts';

/** The number of incidents that can be open at once. Further ones are not reported until one of these is over. */
const MAX_OPEN_INCIDENTS = 100;

/** Reports an incident once when it begins, however often it recurs. After it has ended it may be reported again. */
export type Incidents = {
  failed(name: string, error: unknown): void;
  recovered(name: string): void;
};

export const createIncidents = (report: Report): Incidents => {
  const open = new Set<string>();
  return {
    failed(name, error) {
      if (open.has(name) || open.size >= MAX_OPEN_INCIDENTS) return;
      open.add(name);
      report(error, { incident: name });
    },
    recovered(name) {
      open.delete(name);
    },
  };
};
