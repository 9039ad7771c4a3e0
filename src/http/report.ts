/** Where and when something failed; nothing personal: no query values, headers or cookies. */
export type ReportContext = {
  readonly requestId?: string;
  readonly path?: string;
  /** What goes on failing until it is over; reported when it begins. */
  readonly incident?: string;
  readonly detail?: unknown;
};

/** Tells the operators of a failure. Never throws. */
export type Report = (error: unknown, context: ReportContext) => void;

const describe = (error: unknown): unknown =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        stack: error.stack,
        ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
      }
    : { name: typeof error, message: String(error) };

/** One line of JSON a failure, for `wrangler tail` and log drains. */
export const reportToConsole: Report = (error, context) => {
  // biome-ignore lint/suspicious/noConsole: the one place where the Worker logs
  console.error(JSON.stringify({ level: 'error', ...context, error: describe(error) }));
};
