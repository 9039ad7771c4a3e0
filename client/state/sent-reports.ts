import { toError } from '../../src/shared/reports.ts';
import { isImportFailure } from './reports.ts';

/** The maximum number of errors that one page sends. */
const MAX_REPORTS_PER_PAGE = 5;

type Collaborators = {
  /** Requests the main script of this page, which exists as long as its build. */
  readonly requestMainScript: () => Promise<Pick<Response, 'ok'>>;
  /** Hands an error to the SDK, which filters noise. */
  readonly capture: (error: Error, where: string) => void;
};

/** Decides which of the errors that are passed on are captured, and which of the captured ones are sent. */
export const createSender = ({ requestMainScript, capture }: Collaborators) => {
  let reports = 0;

  /**
   * False also when the request fails: the visitor is offline or is leaving the page, and Firefox rejects the requests
   * of a page that the visitor leaves.
   */
  const isBuildServed = (): Promise<boolean> =>
    requestMainScript().then(
      ({ ok }) => ok,
      () => false,
    );

  return {
    /**
     * Captures whatever was thrown. A failed import counts only if its build still exists. When a deployment has
     * replaced the build, the files that the page loads lazily are gone too. The next page comes from the new build.
     */
    captureError: async (thrown: unknown, where: string): Promise<void> => {
      const error = toError(thrown);
      if (isImportFailure(String(error)) && !(await isBuildServed())) return;
      capture(error, where);
    },
    /** Counts an error that is ready to be sent. Returns whether it may be sent. */
    countReport: (): boolean => {
      reports += 1;
      return reports <= MAX_REPORTS_PER_PAGE;
    },
  };
};
