import { MAX_WAIT_MS } from './max-wait.ts';

/**
 * Adds the style sheet of a lazily loaded widget. Resolves when the style sheet has loaded. Rejects if it does not load
 * in time. The error reads like that of a failed import(), so it is reported under the same conditions.
 */
export const loadStyles = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new TypeError(`could not import ${href}`));
    setTimeout(link.onerror, MAX_WAIT_MS);
    document.head.append(link);
  });
