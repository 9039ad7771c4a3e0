import { MAX_WAIT_MS } from './load-late.ts';

/**
 * Adds the style sheet of a lazily loaded widget. Resolves when it has loaded. If it does not load in time, rejects as
 * import() does. It is then reported under the same conditions as a failed import().
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
