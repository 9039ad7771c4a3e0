import type { Report } from './report.ts';

/** So many incidents are told apart; further ones are not reported until one of these is over. */
const MAX_OPEN_INCIDENTS = 100;

/** Reports the beginning of every incident once, however often it shows; after its end it may be reported again. */
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
