import * as z from 'zod/mini';
import { MAX_STALE_AGE_SECONDS } from '../cache/cache-policy.ts';
import { createEntry, type Entry } from '../cache/entry.ts';
import { createSingleFlight } from '../cache/single-flight.ts';
import { withTimeout } from '../cache/timeouts.ts';
import type { Incidents } from '../reporting/incidents.ts';
import { parseProduct, parseProducts } from './parse.ts';
import type { ProviderProduct, ProviderProductSummary } from './schema.ts';

/**
 * The last good catalogue as one value in Workers KV, which every data centre can read. A cron trigger writes it. It is
 * the last resort: it is read only when the provider fails and neither memory nor the Cache API has an answer.
 */

/** Raised when the meaning of the stored value changes. Values of another version are ignored. */
const SCHEMA_VERSION = 1;

/** How long an isolate uses the snapshot that it has read, or its absence, before it reads again. */
const REREAD_INTERVAL_MS = 60_000;

/** How long a read may take. KV usually takes some tens of milliseconds, in a cold data centre a few hundred. */
const READ_TIMEOUT_MS = 1_000;

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
const storedSnapshot = z.object({
  version: z.literal(SCHEMA_VERSION),
  list: stored,
  details: z.record(z.string(), stored),
});

/** Null when the text is not a snapshot of this version. */
const parseSnapshot = (text: string | null): Snapshot | null => {
  if (text === null) return null;
  try {
    const { list, details } = storedSnapshot.parse(JSON.parse(text));
    return {
      list: { storedAt: list.storedAt, value: parseProducts(list.value).products },
      details: new Map(
        Object.entries(details).map(([id, { storedAt, value }]) => [id, { storedAt, value: parseProduct(value) }]),
      ),
    };
  } catch {
    // Another version wrote it. The next update replaces it.
    return null;
  }
};

const serialise = ({ list, details }: Snapshot): string =>
  JSON.stringify({ version: SCHEMA_VERSION, list, details: Object.fromEntries(details) });

export type SnapshotOptions = {
  readonly namespace: SnapshotNamespace;
  /** The snapshot's key. It names the provider, so that another provider's catalogue is never shown. */
  readonly key: string;
  readonly fetchList: () => Promise<readonly ProviderProductSummary[]>;
  readonly fetchProduct: (id: string) => Promise<ProviderProduct | null>;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type CatalogueSnapshot = {
  /** The list, or null when there is none that may be served. Never rejects. */
  list(): Promise<Entry<readonly ProviderProductSummary[]> | null>;
  /**
   * A product, or a negative entry when the snapshot is complete without it. Null when nothing is known or nothing may be
   * served. Never rejects.
   */
  product(id: string): Promise<Entry<ProviderProduct> | null>;
  /**
   * Loads the whole catalogue and stores it as one value. What fails to load keeps its previous value, and is reported.
   * Never rejects.
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
  const { namespace, key, fetchList, fetchProduct, incidents, now, waitUntil } = options;
  const singleFlight = createSingleFlight<Snapshot | null>({ waitUntil, waiterTimeoutMs: 2 * READ_TIMEOUT_MS });
  let memory: { readonly snapshot: Snapshot | null; readonly readAt: number } | null = null;

  const read = async (): Promise<Snapshot | null> =>
    parseSnapshot(await withTimeout(namespace.get(key, 'text'), READ_TIMEOUT_MS));

  const readOnce = async (): Promise<Snapshot | null> => {
    if (memory && now() - memory.readAt < REREAD_INTERVAL_MS) return memory.snapshot;
    try {
      const snapshot = await singleFlight.run(key, read);
      incidents.recovered('snapshot read');
      memory = { snapshot, readAt: now() };
    } catch (error) {
      incidents.failed('snapshot read', error);
      memory = { snapshot: null, readAt: now() };
    }
    return memory.snapshot;
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
        const value = await fetchProduct(id);
        if (value) details.set(id, { storedAt, value });
      } catch {
        // The bulkhead has reported the cause. `failed` says what it means for the snapshot.
        failed.push(id);
        const detail = previous?.details.get(id);
        if (detail) details.set(id, detail);
      }
    });
    return { details, failed };
  };

  return {
    async list() {
      const snapshot = await readOnce();
      return snapshot && isUsable(snapshot.list) ? toEntry(snapshot.list) : null;
    },
    async product(id) {
      const snapshot = await readOnce();
      if (!snapshot) return null;
      const detail = snapshot.details.get(id);
      if (detail) return isUsable(detail) ? toEntry(detail) : null;
      const isListed = snapshot.list.value.some((product) => product.id === id);
      return isListed || !isUsable(snapshot.list) ? null : createEntry<ProviderProduct>(null, snapshot.list.storedAt);
    },
    async update() {
      try {
        const previous = await read();
        const storedAt = now();
        const products = await fetchList();
        const { details, failed } = await loadDetails(products, previous);
        await namespace.put(key, serialise({ list: { storedAt, value: products }, details }), {
          expirationTtl: MAX_STALE_AGE_SECONDS,
        });
        incidents.recovered('snapshot update');
        if (failed.length === 0) incidents.recovered('snapshot details');
        else incidents.failed('snapshot details', new Error(`previous details kept for: ${failed.join(', ')}`));
      } catch (error) {
        incidents.failed('snapshot update', error);
      }
    },
  };
};
