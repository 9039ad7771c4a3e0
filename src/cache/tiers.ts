import type { IncidentName, Incidents } from '../reporting/incidents.ts';
import { raceTimeout, TIMED_OUT, withTimeout } from '../shared/timeouts.ts';
import { BACKGROUND_TIMEOUT_MS, MAX_STALE_AGE_SECONDS, TIER_READ_TIMEOUT_MS } from './cache-policy.ts';
import { createEntryStore, type Entry } from './entry.ts';

/** A tier below the isolate's memory. */
export type Tier<Value> = {
  /** The tier's name in Cache-Status. */
  readonly name: 'shared' | 'snapshot';
  /** The incident to report when a read fails. The reader reports when reads succeed again. */
  readonly readIncident: IncidentName;
  /** Null if there is no entry. Rejects if the entry cannot be read or parsed. */
  readonly get: (key: string) => Promise<Entry<Value> | null>;
  /** Absent: entries from elsewhere are not written to this tier. `seconds` is how long the tier should hold the entry. */
  readonly set?: (key: string, entry: Entry<Value>, seconds: number) => Promise<void>;
};

export type FoundEntry<Value> = { readonly entry: Entry<Value>; readonly tier: Tier<Value>['name'] };

export type TiersOptions<Value> = {
  /** The tiers below memory, from the fastest to the slowest. */
  readonly tiers: readonly Tier<Value>[];
  /** Called with each entry that is found below memory. */
  readonly onFound?: (entry: Entry<Value>) => void;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** Memory, and the tiers below it. Of several entries, the newest wins, whichever tier it is in. */
export const createTiers = <Value>({ tiers, onFound, incidents, now, waitUntil }: TiersOptions<Value>) => {
  const memory = createEntryStore<Value>();

  /** Puts the tier's entry into memory, however late it arrives. Never rejects. */
  const read = async ({ get, readIncident }: Tier<Value>, key: string): Promise<Entry<Value> | null> => {
    try {
      const entry = await get(key);
      if (entry === null) return null;
      // Such an entry would outlive every newer one.
      if (entry.storedAt > now()) throw new Error('an entry is dated in the future');
      memory.set(key, entry);
      onFound?.(entry);
      return entry;
    } catch (error) {
      incidents.failed(readIncident, error);
      return null;
    }
  };

  const readInTime = async (tier: Tier<Value>, key: string): Promise<Entry<Value> | null> => {
    const entry = await raceTimeout(read(tier, key), TIER_READ_TIMEOUT_MS);
    if (entry !== TIMED_OUT) return entry;
    incidents.failed(tier.readIncident, new Error(`timed out after ${TIER_READ_TIMEOUT_MS} ms`));
    return null;
  };

  const write = (targets: readonly Tier<Value>[], key: string, entry: Entry<Value>): void => {
    for (const { set } of targets) {
      if (!set) continue;
      waitUntil(
        withTimeout(set(key, entry, MAX_STALE_AGE_SECONDS), BACKGROUND_TIMEOUT_MS).then(
          () => incidents.recovered('cache write'),
          (error: unknown) => incidents.failed('cache write', error),
        ),
      );
    }
  };

  return {
    /** The newest entry that memory has seen, whatever its age. */
    peek: memory.get,

    /**
     * Reads the tiers below memory, all at once. Resolves to the first entry that is acceptable and the newest so far.
     * Resolves to null if there is none, after TIER_READ_TIMEOUT_MS at the latest. Every entry found is put into
     * memory. The newest is also written to the tiers above the one where it was found. Never rejects.
     */
    find(key: string, isAcceptable: (entry: Entry<Value>) => boolean): Promise<FoundEntry<Value> | null> {
      const { promise, resolve } = Promise.withResolvers<FoundEntry<Value> | null>();
      const reads = tiers.map(async (tier) => {
        const entry = await readInTime(tier, key);
        const isNewest = entry === memory.get(key);
        if (entry && isNewest && isAcceptable(entry)) resolve({ entry, tier: tier.name });
        return entry;
      });
      const end = Promise.all(reads).then((entries) => {
        resolve(null);
        const index = entries.findIndex((entry) => entry && entry.storedAt === memory.get(key)?.storedAt);
        const newest = entries[index];
        if (newest) write(tiers.slice(0, index), key, newest);
      });
      waitUntil(end);
      return promise;
    },

    /** Puts an entry into memory and, if `isShared`, into the tiers below that accept entries. */
    put(key: string, entry: Entry<Value>, isShared: boolean): void {
      memory.set(key, entry);
      if (isShared && memory.get(key) === entry) write(tiers, key, entry);
    },
  };
};
