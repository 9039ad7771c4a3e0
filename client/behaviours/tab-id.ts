const STORAGE_KEY = 'flik';

/** Gives the tab another id. Throws where the storage is blocked or full. */
export const renewTabId = (): string => {
  const id = Math.random().toString(36).slice(2);
  sessionStorage.setItem(STORAGE_KEY, id);
  return id;
};

/**
 * A random id that the pages of one tab have in common. Each page calls this when it starts: in Firefox a page that comes
 * back has its old `sessionStorage`, and would never learn of an id that a later page has given. Throws where the storage
 * is blocked or full.
 */
export const tabId = (): string => sessionStorage.getItem(STORAGE_KEY) ?? renewTabId();

const RECORD = 'lapp ';

/** The key of a tab's record in `localStorage`. */
export const recordKey = (id: string): string => `${RECORD}${id}`;

export const isRecordKey = (key: string): boolean => key.startsWith(RECORD);
