import { MAX_WAIT_MS } from './load-late.ts';

/**
 * Adds the style sheet of a lazily loaded widget. Resolves when it has loaded. Rejects as import() does when it cannot be
 * loaded, or not in time, and is then reported, or not, in the same way.
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
