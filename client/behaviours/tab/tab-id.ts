const STORAGE_KEY = 'flik';

/**
 * A random id that all pages of a tab share. Each page calls this when it starts. In Firefox, a page that comes back
 * has its old `sessionStorage`, so it would never learn of an id that a later page has created. Throws where the
 * storage is blocked or full.
 */
export const tabId = (): string => {
  const id = sessionStorage.getItem(STORAGE_KEY) ?? `${Math.random()}`.slice(2);
  sessionStorage.setItem(STORAGE_KEY, id);
  return id;
};

/** Makes the next call of `tabId` return another id. */
export const forgetTabId = (): void => sessionStorage.removeItem(STORAGE_KEY);
