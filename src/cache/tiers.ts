import type { IncidentName, Incidents } from '../reporting/incidents.ts';
import { raceTimeout, TIMED_OUT, withTimeout } from '../shared/timeouts.ts';
import { BACKGROUND_TIMEOUT_MS, MAX_STALE_AGE_SECONDS, TIER_READ_TIMEOUT_MS } from './cache-policy.ts';
import { createEntryStore, type Entry } from './entry.ts';

/** A tier below the isolate's memory. */
export type Tier<Value> = {
  /** Its name in Cache-Status. */
  readonly name: 'shared' | 'snapshot';
  /** What a failed read is reported as. Whoever reads says when that succeeds again. */
  readonly readIncident: IncidentName;
  /** Null when there is no entry. Rejects when it cannot be read, or does not parse. */
  readonly get: (key: string) => Promise<Entry<Value> | null>;
  /** Absent: what comes from elsewhere is not put here. `seconds`: how long the tier should hold the entry. */
  readonly set?: (key: string, entry: Entry<Value>, seconds: number) => Promise<void>;
};

export type FoundEntry<Value> = { readonly entry: Entry<Value>; readonly tier: Tier<Value>['name'] };

export type TiersOptions<Value> = {
  /** Those below memory, from the quickest to the slowest. */
  readonly tiers: readonly Tier<Value>[];
  /** Called with each entry that is found below memory. */
  readonly onFound?: (entry: Entry<Value>) => void;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** One ladder of copies: memory, then the tiers below it. Of several entries the newest wins, wherever it lies. */
export const createTiers = <Value>({ tiers, onFound, incidents, now, waitUntil }: TiersOptions<Value>) => {
  const memory = createEntryStore<Value>();

  /** Puts what the tier has into memory, however late it comes. Never rejects. */
  const read = async ({ get, readIncident }: Tier<Value>, key: string): Promise<Entry<Value> | null> => {
    try {
      const entry = await get(key);
      if (entry === null) return null;
      // It would outlive every newer one.
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
     * Reads the tiers below memory, all at once. Resolves to the first entry that is acceptable and the newest so far, or to
     * null when none is, after TIER_READ_TIMEOUT_MS at the latest. Every entry that is found enters memory, and the newest the tiers above
     * its own. Never rejects.
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

    /** Puts an entry into memory, and when `isShared` into the tiers below that take entries. */
    put(key: string, entry: Entry<Value>, isShared: boolean): void {
      memory.set(key, entry);
      if (isShared && memory.get(key) === entry) write(tiers, key, entry);
    },
  };
};
