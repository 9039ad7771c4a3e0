import { logReport } from './log.ts';

/** Where and when something failed; nothing personal: no query values, headers or cookies. */
export type ReportContext = {
  readonly requestId?: string;
  readonly path?: string;
  /** What goes on failing until it is over; reported when it begins. */
  readonly incident?: string;
};

/** Tells the operators of a failure. Never throws. */
export type Report = (error: unknown, context: ReportContext) => void;

/** A line in the Worker's log, for `wrangler tail` and log drains. */
export const reportToConsole: Report = logReport;

/** One report to each of them. */
export const reportToAll =
  (...reports: readonly Report[]): Report =>
  (error, context) => {
    for (const report of reports) report(error, context);
  };
