import { type PolicyViolation, toPolicyError } from './policy-error.ts';

declare global {
  /** The body of a report of the type `csp-violation`, the only type that is observed here. */
  interface ReportBody {
    readonly effectiveDirective: string;
    readonly blockedURL: string;
    readonly sourceFile: string | null;
  }
}

/**
 * Reports what the policy blocks. The observer also reports earlier violations, but Firefox before 149 and Safari
 * before 18.4 have only the event. `report` removes the duplicates.
 */
export const reportPolicyViolations = (report: (error: Error, where: string) => void): void => {
  const reportViolation = (violation: PolicyViolation): void => {
    const error = toPolicyError(violation);
    if (error) report(error, 'policy');
  };
  addEventListener('securitypolicyviolation', reportViolation);
  if (!('ReportingObserver' in window)) return;
  const observe = (reports: readonly Report[]): void => {
    for (const { body } of reports) {
      if (!body) continue;
      const { effectiveDirective, blockedURL: blockedURI, sourceFile } = body;
      reportViolation({ effectiveDirective, blockedURI, sourceFile });
    }
  };
  new ReportingObserver(observe, { types: ['csp-violation'], buffered: true }).observe();
};
