/** Whether the text of an error tells of an import() that failed, in the words of Chromium, Firefox and WebKit. */
export const isImportFailure = (text: string): boolean => /^TypeError: .*(import|module)/i.test(text);
