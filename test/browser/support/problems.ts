import type { BrowserContext, Request } from 'playwright-core';

export type Problems = {
  /** What went wrong so far, one line each, the kind first. */
  readonly found: readonly string[];
  /** No longer looks. */
  stop(): void;
};

const VIOLATION_BINDING = 'reportPolicyViolation';
/** What a browser without script calls a script file that it leaves alone. */
const NOT_FETCHED = 'csp';
/** A navigation gives up what the page before it was still loading. */
const ABORTED = 'net::ERR_ABORTED';
/**
 * What Chromium says of a page that it does not fade in, because the style sheet was not at hand in the first moment: so
 * after a deployment, and where a test answers requests itself, which turns the cache off. The page is there all the same.
 */
const NOT_FADED = 'Transition was aborted because of invalid state. ViewTransition opt-in disabled';

const tellOfViolations = (binding: string): void => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    const report: unknown = Reflect.get(window, binding);
    if (typeof report === 'function') report([effectiveDirective, blockedURI, sample].join(' '));
  });
};

/** Writes down everything that a visitor's browser complains about, in any page of the context. */
export const watchForProblems = async (
  context: BrowserContext,
  { javaScript = true }: { readonly javaScript?: boolean },
): Promise<Problems> => {
  const found: string[] = [];
  let isWatching = true;
  const add = (kind: string, text: string): void => {
    if (isWatching) found.push(`${kind}: ${text}`);
  };
  const describe = (request: Request) => `${request.method()} ${request.url()}`;

  await context.exposeFunction(VIOLATION_BINDING, (text: string) => add('policy violation', text));
  await context.addInitScript(tellOfViolations, VIOLATION_BINDING);
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') add(`console ${type}`, message.text());
  });
  // Rejections that nobody handles come as page errors too.
  context.on('weberror', (error) => {
    const text = String(error.error());
    if (!text.includes(NOT_FADED)) add('page error', text);
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
    found,
    stop() {
      isWatching = false;
    },
  };
};

/** What of it the test did not expect, and what it expected in vain. */
export const judgeProblems = (found: readonly string[], expected: readonly RegExp[]): readonly string[] => [
  ...found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  ...expected
    .filter((pattern) => !found.some((problem) => pattern.test(problem)))
    .map((pattern) => `did not happen: ${pattern}`),
];
