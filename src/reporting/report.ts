/**
 * Where and when something failed. Contains nothing personal: no path or query that a visitor typed, no header and no
 * cookie.
 */
export type ReportContext = {
  readonly requestId?: string;
  /** The pattern of the route: "/produkter/:id". */
  readonly route?: string;
  /** The name of an ongoing failure. It is reported once, when it begins. */
  readonly incident?: string;
};

/** Reports a failure to the operators. Never throws. */
export type Report = (error: unknown, context: ReportContext) => void;

/** The number of items that a report names from a long list. */
const MAX_NAMED = 5;

/** Formats a list that may be long, for the text of a report. */
export const nameSome = (items: readonly string[]): string =>
  items.length <= MAX_NAMED
    ? items.join('; ')
    : `${items.slice(0, MAX_NAMED).join('; ')}; and ${items.length - MAX_NAMED} more`;

/** Sends every report to each of `reports`. */
export const reportToAll =
  (...reports: readonly Report[]): Report =>
  (error, context) => {
    for (const report of reports) report(error, context);
  };
