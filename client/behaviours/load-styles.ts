/** Adds a lazy widget's style sheet. Resolves when it applies, rejects when it cannot be had. */
export const loadStyles = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`no styles at ${href}`));
    document.head.append(link);
  });
