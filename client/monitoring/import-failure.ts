/** Whether an import() failed, in the words of Chromium, Firefox and WebKit. */
export const isImportFailure = (error: unknown): boolean =>
  error instanceof TypeError && /import|module/i.test(error.message);
