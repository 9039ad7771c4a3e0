import * as z from 'zod/mini';
import type { Incidents } from '../reporting/incidents.ts';
import { createSingleFlight } from './single-flight.ts';
import { raceTimeout, TIER_READ_TIMEOUT_MS, TIMED_OUT, withTimeout } from './timeouts.ts';

/** How long an isolate waits before it reads the snapshot again, in milliseconds. */
const REREAD_INTERVAL_MS = 10_000;

/** How long a location of Cloudflare's may cache what it has read. The least that KV takes. */
const EDGE_CACHE_SECONDS = 30;

/** How long a read may take until it is given up, in milliseconds. Nobody waits so long but the writer. */
const READ_TIMEOUT_MS = 10_000;

/** JSON, and when the request for it began, in milliseconds since 1970. */
export type StoredText = { readonly storedAt: number; readonly text: string };

/** By name. */
export type Snapshot = ReadonlyMap<string, StoredText>;

/** Where snapshots are stored: a namespace of Workers KV. */
export type SnapshotNamespace = {
  get(key: string, options: { readonly type: 'text'; readonly cacheTtl: number }): Promise<string | null>;
  put(key: string, value: string, options: { readonly expirationTtl: number }): Promise<void>;
};

const header = z.array(z.tuple([z.string(), z.number()]));

/** One JSON value a line. The first lists name and date of those that follow, so that one can be parsed alone. */
const serialise = (snapshot: Snapshot): string =>
  [
    JSON.stringify(Array.from(snapshot, ([name, { storedAt }]) => [name, storedAt])),
    ...Array.from(snapshot.values(), ({ text }) => text),
  ].join('\n');

/** Throws when the text is no snapshot, or not all of one. */
const parse = (value: string): Snapshot => {
  const [first = '', ...texts] = value.split('\n');
  const parts = header.parse(JSON.parse(first));
  if (parts.length !== texts.length) throw new Error(`the snapshot has ${texts.length} of ${parts.length} parts`);
  return new Map(parts.map(([name, storedAt], index) => [name, { storedAt, text: texts[index] ?? '' }]));
};

type SnapshotStoreOptions = {
  readonly namespace: SnapshotNamespace;
  readonly key: string;
  /** The age from which a newer snapshot can be expected, in seconds. */
  readonly expectedAfterSeconds: number;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/** Named texts as one value in Workers KV, which every data centre can read, and each isolate holds in memory. */
export const createSnapshotStore = (options: SnapshotStoreOptions) => {
  const { namespace, key, expectedAfterSeconds, incidents, now, waitUntil } = options;
  const singleFlight = createSingleFlight<void>({ now, waitUntil, maxWorkMs: TIER_READ_TIMEOUT_MS });
  let held: Snapshot = new Map();
  let readAt = Number.NEGATIVE_INFINITY;

  const newest = (): number => Math.max(...Array.from(held.values(), ({ storedAt }) => storedAt));
  const isReadDue = (): boolean =>
    now() - readAt >= REREAD_INTERVAL_MS && now() - newest() >= expectedAfterSeconds * 1000;

  /** The stored snapshot, empty when there is none or none that parses, which is reported. Rejects when it cannot be read. */
  const read = async (): Promise<Snapshot> => {
    const request = namespace.get(key, { type: 'text', cacheTtl: EDGE_CACHE_SECONDS });
    const value = await withTimeout(request, READ_TIMEOUT_MS);
    try {
      return value === null ? new Map() : parse(value);
    } catch (error) {
      incidents.failed('snapshot read', error);
      return new Map();
    }
  };

  /** Holds what is stored. When that is gone or unreadable, what is held stays. */
  const refresh = async (): Promise<void> => {
    try {
      const stored = await read();
      if (stored.size > 0) {
        held = stored;
        incidents.recovered('snapshot read');
      } else if (held.size > 0) incidents.failed('snapshot read', new Error('the snapshot is gone'));
    } catch (error) {
      incidents.failed('snapshot read', error);
    }
    readAt = now();
  };

  return {
    read,

    /**
     * A part of the newest snapshot that this isolate can have. It holds one until a newer can be expected, so that names
     * that visitors make up cost no reads. Null: there is no such part. Never rejects.
     */
    async get(name: string): Promise<StoredText | null> {
      if (isReadDue() && (await raceTimeout(singleFlight.run(key, refresh), TIER_READ_TIMEOUT_MS)) === TIMED_OUT) {
        readAt = now();
        incidents.failed('snapshot read', new Error(`timed out after ${TIER_READ_TIMEOUT_MS} ms`));
      }
      return held.get(name) ?? null;
    },

    /** Whether the snapshot in memory has this part. Reads nothing. */
    has: (name: string): boolean => held.has(name),

    /** Rejects when it cannot be written. `seconds`: how long the platform should hold it. */
    write: (snapshot: Snapshot, seconds: number): Promise<void> =>
      namespace.put(key, serialise(snapshot), { expirationTtl: seconds }),
  };
};
