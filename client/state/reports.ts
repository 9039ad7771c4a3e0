/**
 * The maximum number of different errors that are passed on. Most of them can be noise from apps and extensions, which
 * is recognised only later. `sent-reports.ts` limits what is sent.
 */
const MAX_ERRORS_PER_PAGE = 100;

/** Anything can be thrown, even an object that cannot be converted to a string. */
const textOf = (thrown: unknown): string => {
  try {
    return String(thrown);
  } catch {
    return '';
  }
};

/** Whether the text of an error describes a failed import(), in the words of Chromium, Firefox or WebKit. */
export const isImportFailure = (text: string): boolean => /^TypeError: .*(import|module)/i.test(text);

/**
 * Decides which of a page's errors are passed on with `passOn`, each different one once. `where` is what failed: `script`
 * for an uncaught error, `promise` for an unhandled rejection, or a part of the page such as `island calculator`.
 * `wait` runs a task after `ms` milliseconds.
 */
export const createReporter = (
  passOn: (thrown: unknown, where: string) => void,
  wait: (task: () => void, ms: number) => unknown,
) => {
  const heard = new Set<string>();
  const waiting = new Set<string>();
  return {
    report: (thrown: unknown, where: string): void => {
      const text = textOf(thrown);
      const key = text + (thrown instanceof Error && thrown.stack);
      // An event without an error comes from a cross-origin script, or is a browser notice such as ResizeObserver's.
      if (where === 'script' && !thrown) return;
      // Browsers reject one of their own promises when they skip a view transition. The navigation itself has succeeded.
      if (where === 'promise' && /transition/i.test(text)) return;
      if (heard.size === MAX_ERRORS_PER_PAGE || heard.has(key)) return;
      heard.add(key);
      waiting.add(key);
      // Firefox and WebKit reject the imports of a page that the visitor leaves. The delay is as long as such a page may
      // remain.
      wait(() => waiting.delete(key) && passOn(thrown, where), isImportFailure(text) ? 2_000 : 0);
    },
    /** Drops the errors that wait. A page that the browser keeps for a return to it also keeps its timers. */
    leave: (): void => waiting.clear(),
  };
};
