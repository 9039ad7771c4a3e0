import sheet from './dialogs.css?url';

/** The dialogs' styles, before the dialogs themselves are there to be seen. */
export const loadStyles = (): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.onload = resolve;
    link.onerror = () => reject(new Error(`no styles at ${sheet}`));
    document.head.append(link);
  });
