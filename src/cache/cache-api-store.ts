import * as z from 'zod/mini';
import { createEntry, type Entry } from './entry.ts';

/** The second tier: what the data centre's isolates share. */
export type SharedStore<Value> = {
  /** Null when there is none, or when what is there is no longer understood. */
  get(key: string): Promise<Entry<Value> | null>;
  /** `seconds`: for how long it may be of any use. */
  set(key: string, entry: Entry<Value>, seconds: number): Promise<void>;
};

const envelope = z.object({ storedAt: z.number(), value: z.unknown() });

/** Where the Cache API keeps the entries. */
export type OpenCache = () => Promise<Cache>;

/**
 * The Cache API of the data centre. The platform may rewrite Cache-Control and drops entries as it likes, so the entry
 * itself says when it was stored. On workers.dev both calls do nothing. `parse` checks what comes back, as it
 * checks the provider, and throws when it does not fit.
 */
export const createCacheApiStore = <Value>(
  parse: (json: unknown) => Value,
  openCache: OpenCache,
): SharedStore<Value> => ({
  async get(key) {
    const cache = await openCache();
    const response = await cache.match(key);
    if (!response) return null;
    const { storedAt, value } = envelope.parse(await response.json());
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
