/** Adds the style sheet of a lazily loaded widget. Resolves when it has loaded, rejects when it cannot be loaded. */
export const loadStyles = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`could not load ${href}`));
    document.head.append(link);
  });
