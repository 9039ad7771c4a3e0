import * as z from 'zod/mini';
import type { Incidents } from '../reporting/incidents.ts';
import { createEntry } from './entry.ts';
import type { Tier } from './tiers.ts';

/** Opens the cache of the platform that holds the entries. */
export type OpenCache = () => Promise<Cache>;

const storedEntry = z.object({ storedAt: z.number(), value: z.unknown() });

/**
 * The tier that the isolates of a data centre share: its Cache API. The platform may rewrite Cache-Control and evict
 * entries at will, so each entry carries its own `storedAt`. On workers.dev, both calls do nothing. `parse` validates
 * the stored value, and throws if it is invalid. Keys are URLs.
 */
export const createCacheApiTier = <Value>(
  parse: (json: unknown) => Value,
  openCache: OpenCache,
  incidents: Incidents,
): Tier<Value> => ({
  name: 'shared',
  readIncident: 'cache read',
  async get(key) {
    const cache = await openCache();
    const response = await cache.match(key);
    const stored = response ? storedEntry.parse(await response.json()) : null;
    const entry = stored && (await createEntry(stored.value === null ? null : parse(stored.value), stored.storedAt));
    incidents.recovered('cache read');
    return entry;
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
