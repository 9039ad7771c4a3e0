import * as z from 'zod/mini';
import { createEntry, type Entry } from './entry.ts';

/** The second tier: entries that the isolates of a data centre share. */
export type SharedStore<Value> = {
  /** Null when there is no entry. Rejects when the stored entry does not parse. */
  get(key: string): Promise<Entry<Value> | null>;
  /** `seconds`: how long the platform should hold the entry. */
  set(key: string, entry: Entry<Value>, seconds: number): Promise<void>;
};

/** Opens the cache of the platform that holds the entries. */
export type OpenCache = () => Promise<Cache>;

const storedEntry = z.object({ storedAt: z.number(), value: z.unknown() });

/**
 * A shared store in the data centre's Cache API. The platform may rewrite Cache-Control and evict entries at will, so the
 * entry carries its own `storedAt`. On workers.dev both calls do nothing. `parse` validates what is read back, and throws
 * when it does not fit. Keys are URLs.
 */
export const createCacheApiStore = <Value>(
  parse: (json: unknown) => Value,
  openCache: OpenCache,
): SharedStore<Value> => ({
  async get(key) {
    const cache = await openCache();
    const response = await cache.match(key);
    if (!response) return null;
    const { storedAt, value } = storedEntry.parse(await response.json());
    return createEntry(value === null ? null : parse(value), storedAt);
  },
  async set(key, { value, storedAt }, seconds) {
    const headers = {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${seconds}`,
    };
    const cache = await openCache();
    await cache.put(key, new Response(JSON.stringify({ storedAt, value }), { headers }));
  },
});
