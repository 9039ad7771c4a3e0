import * as z from 'zod/mini';
import type { Incidents } from '../reporting/incidents.ts';
import { raceTimeout, TIMED_OUT, withTimeout } from '../shared/timeouts.ts';
import { BACKGROUND_TIMEOUT_MS, TIER_PATIENCE_MS, TIER_READ_TIMEOUT_MS } from './cache-policy.ts';
import { createSingleFlight } from './single-flight.ts';

/**
 * How long an isolate waits before it reads the snapshot again, in milliseconds, after a read that brought nothing new
 * enough.
 */
const REREAD_INTERVAL_MS = 10_000;

/**
 * How long a caller waits for a newer part when an older one is held, in milliseconds. It is shorter than the read
 * timeout.
 */
const NEWER_PATIENCE_MS = TIER_READ_TIMEOUT_MS - TIER_PATIENCE_MS;

/** How long a read keeps others from beginning one, in milliseconds. After that, its request may have been killed. */
const TAKEOVER_MS = 2 * TIER_READ_TIMEOUT_MS;

/** How long a Cloudflare location may cache a value that it has read. This is the minimum of KV. */
const EDGE_CACHE_SECONDS = 30;

/** JSON text, and when the request for it began, in milliseconds since 1970. */
export type StoredText = { readonly storedAt: number; readonly text: string };

/** The stored texts by name. */
export type Snapshot = ReadonlyMap<string, StoredText>;

/** Where snapshots are stored: a namespace of Workers KV. */
export type SnapshotNamespace = {
  get(key: string, options: { readonly type: 'text'; readonly cacheTtl: number }): Promise<string | null>;
  put(key: string, value: string, options: { readonly expirationTtl: number }): Promise<void>;
};

const header = z.array(z.tuple([z.string(), z.number()]));

/**
 * One JSON value per line. The first line lists the name and date of each of the others, so that one value can be
 * parsed alone.
 */
const serialise = (snapshot: Snapshot): string =>
  [
    JSON.stringify(Array.from(snapshot, ([name, { storedAt }]) => [name, storedAt])),
    ...Array.from(snapshot.values(), ({ text }) => text),
  ].join('\n');

/** Throws if the text is not a complete snapshot. */
const parse = (value: string): Snapshot => {
  const [first = '', ...texts] = value.split('\n');
  const parts = header.parse(JSON.parse(first));
  if (parts.length !== texts.length) throw new Error(`the snapshot has ${texts.length} of ${parts.length} parts`);
  return new Map(parts.map(([name, storedAt], index) => [name, { storedAt, text: texts[index] ?? '' }]));
};

type SnapshotStoreOptions = {
  readonly namespace: SnapshotNamespace;
  readonly key: string;
  /** The name of the part that is requested first for a snapshot. Its date is the date of the snapshot. */
  readonly firstName: string;
  /** The age from which a newer snapshot can be expected, in seconds. */
  readonly expectedAfterSeconds: number;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/** Named texts, stored as one value in Workers KV. Every data centre can read it, and each isolate holds it in memory. */
export const createSnapshotStore = (options: SnapshotStoreOptions) => {
  const { namespace, key, firstName, expectedAfterSeconds, incidents, now, waitUntil } = options;
  const singleFlight = createSingleFlight<void>({ now, waitUntil, maxWorkMs: TAKEOVER_MS });
  let held: Snapshot = new Map();
  let nextReadAt = 0;

  const dateOf = (snapshot: Snapshot): number => snapshot.get(firstName)?.storedAt ?? 0;
  const isNewerExpected = (): boolean => now() - dateOf(held) >= expectedAfterSeconds * 1000;

  /**
   * The stored snapshot. Empty if there is none, or if it does not parse, which is reported. Rejects if it cannot be
   * read.
   */
  const read = async (): Promise<Snapshot> => {
    const request = namespace.get(key, { type: 'text', cacheTtl: EDGE_CACHE_SECONDS });
    const value = await withTimeout(request, BACKGROUND_TIMEOUT_MS);
    try {
      return value === null ? new Map() : parse(value);
    } catch (error) {
      incidents.failed('snapshot read', error);
      return new Map();
    }
  };

  /** Holds the stored snapshot if it is newer. If the stored one is gone or unreadable, the held one stays. */
  const hold = (stored: Snapshot): void => {
    if (stored.size === 0) {
      if (held.size > 0) throw new Error('the snapshot is gone');
      return;
    }
    if (dateOf(stored) > now()) throw new Error('the snapshot is dated in the future');
    incidents.recovered('snapshot read');
    if (dateOf(stored) > dateOf(held)) held = stored;
  };

  const refresh = async (): Promise<void> => {
    try {
      hold(await read());
    } catch (error) {
      incidents.failed('snapshot read', error);
    }
    nextReadAt = isNewerExpected() ? now() + REREAD_INTERVAL_MS : 0;
  };

  return {
    read,

    /**
     * A part of the newest snapshot that this isolate can get. The isolate holds a snapshot until a newer one can be
     * expected, so names that visitors make up cost no reads. If a read takes longer than NEWER_PATIENCE_MS, the held
     * part is returned and the read goes on. Null: there is no such part. Never rejects.
     */
    async get(name: string): Promise<StoredText | null> {
      const elapsedMs = singleFlight.elapsedMs(key);
      const isReadDue = isNewerExpected() && now() >= nextReadAt;
      if (elapsedMs === null && !isReadDue) return held.get(name) ?? null;
      const refreshed = singleFlight.run(key, refresh);
      if (!held.has(name)) await refreshed;
      else if ((await raceTimeout(refreshed, NEWER_PATIENCE_MS - (elapsedMs ?? 0))) === TIMED_OUT) {
        incidents.failed('snapshot read', new Error(`timed out after ${NEWER_PATIENCE_MS} ms`));
      }
      return held.get(name) ?? null;
    },

    /** Whether the snapshot in memory has this part. Does not read the store. */
    has: (name: string): boolean => held.has(name),

    /** Rejects if the snapshot cannot be written. `seconds` is how long the platform should hold it. */
    write: (snapshot: Snapshot, seconds: number): Promise<void> =>
      withTimeout(namespace.put(key, serialise(snapshot), { expirationTtl: seconds }), BACKGROUND_TIMEOUT_MS),
  };
};
