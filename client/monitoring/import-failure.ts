/** Whether the text of an error describes a failed import(), in the words of Chromium, Firefox or WebKit. */
export const isImportFailure = (text: string): boolean => /^TypeError: .*(import|module)/i.test(text);
