import { createStoredTexts, type Place } from '../state/stored-texts.ts';

type Stored = Place<'localStorage' | 'sessionStorage'>;

/** The wish list. */
export const WISHES: Stored = { storage: 'localStorage', key: 'lapp' };
/** The seller's own web shop. */
export const OWN_SHOP: Stored = { storage: 'sessionStorage', key: 'webbshop' };
/** The scroll positions of the tab's history entries. */
export const SCROLL: Stored = { storage: 'sessionStorage', key: 'scroll' };
/** The query of the list that the visitor came from. */
export const LIST: Stored = { storage: 'sessionStorage', key: 'list' };
/** The visitor's token for the site's API. */
export const TOKEN: Stored = { storage: 'localStorage', key: 'access_token' };
/** The id of Session Replay, which Sentry stores. */
export const REPLAY: Stored = { storage: 'sessionStorage', key: 'sentryReplaySession' };

/** All stored texts of the site. No other module uses the storages. */
export const { readStored, store } = createStoredTexts((name: Stored['storage']) => window[name]);
