/** The fields of a SecurityPolicyViolationEvent that determine a report. */
export type PolicyViolation = {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly sourceFile: string | null;
};

/**
 * Browsers shorten the URL of an extension to its scheme, or report it in full. Safari may replace it with a URL of its
 * own.
 */
const EXTENSION = /^(?:[a-z-]+-extension|webkit-masked-url)(?:$|:)/;

/**
 * Converts a violation of the Content-Security-Policy to an error. Null when a browser extension has caused it. The
 * error leaves out the sample, because that can be text of the page. It has no stack: the stack of this function would
 * group all violations into one issue.
 */
export const toPolicyError = ({ effectiveDirective, blockedURI, sourceFile }: PolicyViolation): Error | null => {
  if (EXTENSION.test(blockedURI) || EXTENSION.test(sourceFile ?? '')) return null;
  const error = new Error(`${effectiveDirective} blocked ${blockedURI.replace(/[?#].*/, '')}`);
  error.stack = '';
  return error;
};
