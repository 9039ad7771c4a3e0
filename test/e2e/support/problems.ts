import type { BrowserContext, Request } from 'playwright-core';

export type ProblemLog = {
  /** Removes and returns the problems so far, one line each, starting with the kind. */
  take(): readonly string[];
};

const VIOLATION_BINDING = 'reportPolicyViolation';
/** Chromium's reason for a script file that it skips because scripting is disabled. */
const NOT_FETCHED = 'csp';
/** A navigation aborts what the previous page was still loading. */
const ABORTED = 'net::ERR_ABORTED';
/**
 * Chromium rejects some of its own promises when it skips a view transition, because the page was painted before the
 * image of the previous page arrived. The page is shown anyway. The script that reports errors omits these errors too.
 */
const TRANSITION_SKIPPED = /^\w+: Transition was (aborted|skipped)/;

const reportViolations = (binding: string): void => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    const report: unknown = Reflect.get(window, binding);
    if (typeof report === 'function') report([effectiveDirective, blockedURI, sample].join(' '));
  });
};

/** Records every error, warning, failed request and policy violation in any page of the context. */
export const watchForProblems = async (
  context: BrowserContext,
  { javaScript = true }: { readonly javaScript?: boolean },
): Promise<ProblemLog> => {
  let found: string[] = [];
  const add = (kind: string, text: string): void => void found.push(`${kind}: ${text}`);
  const describe = (request: Request) => `${request.method()} ${request.url()}`;

  await context.exposeFunction(VIOLATION_BINDING, (text: string) => add('policy violation', text));
  await context.addInitScript(reportViolations, VIOLATION_BINDING);
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') add(`console ${type}`, message.text());
  });
  // Unhandled rejections also arrive as page errors.
  context.on('weberror', (error) => {
    const text = String(error.error());
    if (!TRANSITION_SKIPPED.test(text)) add('page error', text);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason === ABORTED || (reason === NOT_FETCHED && !javaScript)) return;
    add('failed request', `${describe(request)} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) add('failed request', `${describe(response.request())} ${response.status()}`);
  });
  return {
    take() {
      const taken = found;
      found = [];
      return taken;
    },
  };
};

/** The problems that the test did not expect, and the expected problems that did not occur. */
export const compareProblems = (found: readonly string[], expected: readonly RegExp[]): readonly string[] => [
  ...found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  ...expected
    .filter((pattern) => !found.some((problem) => pattern.test(problem)))
    .map((pattern) => `did not occur: ${pattern}`),
];
