/** The fields of a SecurityPolicyViolationEvent that decide on a report. */
export type PolicyViolation = {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly sourceFile: string | null;
};

/** Browsers cut the URLs of extensions to their scheme, or leave them whole. Safari can hide them behind one of its own. */
const EXTENSION = /^(?:[a-z-]+-extension|webkit-masked-url)(?:$|:)/;

/**
 * What a violation of the Content-Security-Policy is reported as. Null when a browser extension has caused it. The sample
 * stays out, because it can be text of the page. The error has no stack: this function's would make all violations one
 * issue.
 */
export const toPolicyError = ({ effectiveDirective, blockedURI, sourceFile }: PolicyViolation): Error | null => {
  if (EXTENSION.test(blockedURI) || EXTENSION.test(sourceFile ?? '')) return null;
  const error = new Error(`${effectiveDirective} blocked ${blockedURI.replace(/[?#].*/, '')}`);
  error.stack = '';
  return error;
};
