const STORAGE_KEY = 'flik';

/**
 * A random id that the pages of one tab have in common. Each page calls this when it starts: in Firefox a page that comes
 * back has its old `sessionStorage`, and would never learn of an id that a later page has given. Throws where the storage
 * is blocked or full.
 */
export const tabId = (): string => {
  const id = sessionStorage.getItem(STORAGE_KEY) ?? `${Math.random()}`.slice(2);
  sessionStorage.setItem(STORAGE_KEY, id);
  return id;
};

/** Makes the next call of `tabId` give another id. */
export const forgetTabId = (): void => sessionStorage.removeItem(STORAGE_KEY);
