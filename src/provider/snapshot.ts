import * as z from 'zod/mini';
import { MAX_STALE_AGE_SECONDS } from '../cache/cache-policy.ts';
import { createEntry, type Entry } from '../cache/entry.ts';
import { createSingleFlight } from '../cache/single-flight.ts';
import { withTimeout } from '../cache/timeouts.ts';
import type { Incidents } from '../reporting/incidents.ts';
import { nameSome } from '../reporting/report.ts';
import type { Parsers } from './parse.ts';
import type { ProviderProduct, ProviderProductSummary } from './schema.ts';

/**
 * The last good catalogue as one value in Workers KV, which every data centre can read. A cron trigger writes it. It is
 * the last resort: it is read only when neither memory nor the Cache API has an entry that may be served.
 */

/** How long an isolate uses the snapshot that it has read, or its absence, before it reads again. */
const REREAD_INTERVAL_MS = 60_000;

/** How long a read may take. KV usually takes some tens of milliseconds, in a cold data centre a few hundred. */
const READ_TIMEOUT_MS = 10_000;

/** Detail requests that an update has in flight at once. */
const MAX_CONCURRENT_REQUESTS = 4;

/** What the snapshot is stored in: a namespace of Workers KV. */
export type SnapshotNamespace = Pick<KVNamespace, 'get' | 'put'>;

type Stored<Value> = { readonly storedAt: number; readonly value: Value };

type Snapshot = {
  readonly list: Stored<readonly ProviderProductSummary[]>;
  /** By product id. A product of the list that has no detail here could not be loaded. */
  readonly details: ReadonlyMap<string, Stored<ProviderProduct>>;
};

const stored = z.object({ storedAt: z.number(), value: z.unknown() });
const storedSnapshot = z.object({ list: stored, details: z.record(z.string(), stored) });

const serialise = ({ list, details }: Snapshot): string =>
  JSON.stringify({ list, details: Object.fromEntries(details) });

export type SnapshotOptions = {
  readonly namespace: SnapshotNamespace;
  /** The snapshot's key. It names the provider, so that another provider's catalogue is never shown. */
  readonly key: string;
  readonly parsers: Parsers;
  readonly requestList: () => Promise<readonly ProviderProductSummary[]>;
  readonly requestProduct: (id: string) => Promise<ProviderProduct | null>;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type CatalogueSnapshot = {
  /** The list, or null when there is none that may be served. Never rejects. */
  list(): Promise<Entry<readonly ProviderProductSummary[]> | null>;
  /** A product, or null when there is none that may be served. Never rejects. */
  product(id: string): Promise<Entry<ProviderProduct> | null>;
  /** Whether the snapshot in memory has this product. Reads nothing. */
  has(id: string): boolean;
  /**
   * Requests the whole catalogue and stores it as one value. What fails keeps its previous value, and is reported. An
   * empty list replaces nothing. Never rejects.
   */
  update(): Promise<void>;
};

/** Runs `work` for every item, at most `limit` at a time. */
const forEachConcurrently = async <Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const remaining = items.values();
  const runWorker = async (): Promise<void> => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, runWorker));
};

export const createCatalogueSnapshot = (options: SnapshotOptions): CatalogueSnapshot => {
  const { namespace, key, parsers, requestList, requestProduct, incidents, now, waitUntil } = options;
  const singleFlight = createSingleFlight<Snapshot | null>({ now, waitUntil, maxWorkMs: READ_TIMEOUT_MS });
  let memory: { readonly snapshot: Snapshot | null; readonly readAt: number } | null = null;

  /** Throws when the text is not a snapshot. A product that no longer parses is dropped and reported. */
  const parseSnapshot = (text: string): Snapshot => {
    const { list, details } = storedSnapshot.parse(JSON.parse(text));
    const { products, rejected } = parsers.parseList(list.value);
    const dropped = rejected.map(({ reason }) => reason);
    const parsed = new Map<string, Stored<ProviderProduct>>();
    for (const [id, { storedAt, value }] of Object.entries(details)) {
      try {
        parsed.set(id, { storedAt, value: parsers.parseDetail(value) });
      } catch (error) {
        dropped.push(String(error));
      }
    }
    if (dropped.length === 0) incidents.recovered('snapshot products');
    else incidents.failed('snapshot products', new Error(`products no longer parse: ${nameSome(dropped)}`));
    return { list: { storedAt: list.storedAt, value: products }, details: parsed };
  };

  /** Null when there is no snapshot, or none that parses, which is reported. Rejects when it cannot be read. */
  const read = async (): Promise<Snapshot | null> => {
    const text = await withTimeout(namespace.get(key, 'text'), READ_TIMEOUT_MS);
    try {
      const snapshot = text === null ? null : parseSnapshot(text);
      incidents.recovered('snapshot read');
      return snapshot;
    } catch (error) {
      incidents.failed('snapshot read', error);
      return null;
    }
  };

  /** Reads the snapshot into memory. When that fails, the one in memory stays. Never rejects. */
  const readIntoMemory = (): Promise<Snapshot | null> =>
    singleFlight.run(key, async () => {
      let snapshot = memory?.snapshot ?? null;
      try {
        snapshot = await read();
      } catch (error) {
        incidents.failed('snapshot read', error);
      }
      memory = { snapshot, readAt: now() };
      return snapshot;
    });

  /** The snapshot in memory. It is read again once a minute: in the background, unless there is none yet. */
  const getSnapshot = async (): Promise<Snapshot | null> => {
    if (memory && now() - memory.readAt < REREAD_INTERVAL_MS) return memory.snapshot;
    const pending = readIntoMemory();
    return memory?.snapshot ?? pending;
  };

  const isUsable = ({ storedAt }: { readonly storedAt: number }): boolean =>
    now() - storedAt < MAX_STALE_AGE_SECONDS * 1000;

  const toEntry = <Value>({ value, storedAt }: Stored<Value>): Promise<Entry<Value>> => createEntry(value, storedAt);

  /** Loads every detail. Those that fail keep the previous one, if there is one. */
  const loadDetails = async (products: readonly ProviderProductSummary[], previous: Snapshot | null) => {
    const details = new Map<string, Stored<ProviderProduct>>();
    const failed: string[] = [];
    await forEachConcurrently(products, MAX_CONCURRENT_REQUESTS, async ({ id }) => {
      const storedAt = now();
      try {
        const value = await requestProduct(id);
        if (value) details.set(id, { storedAt, value });
      } catch {
        // `failed` says what this means for the snapshot. That products fail, visitors' requests report.
        failed.push(id);
        const detail = previous?.details.get(id);
        if (detail) details.set(id, detail);
      }
    });
    return { details, failed };
  };

  return {
    async list() {
      const snapshot = await getSnapshot();
      return snapshot && isUsable(snapshot.list) ? toEntry(snapshot.list) : null;
    },
    async product(id) {
      const detail = (await getSnapshot())?.details.get(id);
      return detail && isUsable(detail) ? toEntry(detail) : null;
    },
    has: (id) => memory?.snapshot?.details.has(id) ?? false,
    async update() {
      try {
        const previous = await read();
        const storedAt = now();
        const products = await requestList();
        if (products.length === 0) return;
        const { details, failed } = await loadDetails(products, previous);
        await namespace.put(key, serialise({ list: { storedAt, value: products }, details }), {
          expirationTtl: MAX_STALE_AGE_SECONDS,
        });
        incidents.recovered('snapshot update');
        if (failed.length === 0) incidents.recovered('snapshot details');
        else incidents.failed('snapshot details', new Error(`previous details kept for: ${nameSome(failed)}`));
      } catch (error) {
        incidents.failed('snapshot update', error);
      }
    },
  };
};
