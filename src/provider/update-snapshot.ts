import * as z from 'zod/mini';
import { MAX_STALE_AGE_SECONDS } from '../cache/cache-policy.ts';
import type { Snapshot, SnapshotStore, StoredText } from '../cache/snapshot-store.ts';
import type { Incidents } from '../reporting/incidents.ts';
import type { Log } from '../reporting/log.ts';
import { nameSome } from '../reporting/report.ts';
import { raceTimeout } from '../shared/timeouts.ts';
import { findDrift } from './catalogue-drift.ts';
import { providerStatusOf } from './errors.ts';
import { LIST_REQUEST, type ProductRequests, productRequest } from './request-products.ts';
import { type ProductList, productSummarySchema } from './schema.ts';
import type { ProviderRequest } from './transport.ts';

/** The number of requests that one run may make. A free Worker has 50 subrequests, and KV takes two of them. */
const MAX_REQUESTS = 45;

/** How long after the list a run may start requests for products, in milliseconds. */
const MAX_RUN_MS = 60_000;

/** How long one request delays the next one, in milliseconds. */
const SLOW_REQUEST_MS = 500;

/** The number of concurrent requests for products. The platform allows a Worker six. */
const MAX_REQUESTS_AT_ONCE = 5;

/** How long the provider's list must have been empty before the snapshot becomes empty, in milliseconds. */
const EMPTY_AFTER_MS = 60 * 60_000;

/** The name of the part that remembers since when the list has been empty. */
const EMPTY_SINCE = 'empty since';

type UpdateSnapshotOptions = {
  readonly store: SnapshotStore;
  readonly requests: ProductRequests;
  readonly incidents: Incidents;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const storedListSchema = z.array(productSummarySchema);

/**
 * Ids of products: first those that have changed in the list, then the others by the age of their stored detail, the
 * oldest first.
 */
const byUrgency = (products: ProductList, previous: Snapshot): readonly string[] => {
  // The list as `updateSnapshot` writes it. It contains the JSON of each unchanged product.
  const listBefore = previous.get(LIST_REQUEST.path)?.text ?? '';
  const storedAt = (product: ProductList[number]): number =>
    listBefore.includes(JSON.stringify(product)) ? (previous.get(productRequest(product.id).path)?.storedAt ?? 0) : 0;
  return products
    .map((product) => ({ id: product.id, storedAt: storedAt(product) }))
    .sort((a, b) => a.storedAt - b.storedAt)
    .map(({ id }) => id);
};

/**
 * Requests the list and as many products as one run may, and stores the results as one snapshot. A part whose request
 * fails keeps its previous value and date, and the failure is reported. If the provider limits requests, the run sends
 * no more. A successful request also ends an incident that visitors' requests began. Logs how many products of the list
 * have no copy yet. Never rejects.
 */
export const updateSnapshot = async ({
  store,
  requests,
  incidents,
  log,
  now,
}: UpdateSnapshotOptions): Promise<void> => {
  /**
   * Starts the next request when the last one has ended or after SLOW_REQUEST_MS, so that the provider is not
   * overloaded. At most MAX_REQUESTS_AT_ONCE are under way.
   */
  const loadProducts = async (ids: readonly string[], previous: Snapshot, parts: Map<string, StoredText>) => {
    const until = now() + MAX_RUN_MS;
    const failed: string[] = [];
    const underWay = new Set<Promise<void>>();
    let isLimited = false;

    const loadPart = async (request: ProviderRequest): Promise<void> => {
      try {
        parts.set(request.path, await requests.requestProductText(request, previous.get(request.path)));
        incidents.recovered('product');
      } catch (error) {
        failed.push(`${request.path}: ${error}`);
        isLimited ||= providerStatusOf(error) === 429;
      }
    };

    for (const id of ids) {
      if (isLimited || now() >= until) break;
      const work = loadPart(productRequest(id)).finally(() => underWay.delete(work));
      underWay.add(work);
      await raceTimeout(work, SLOW_REQUEST_MS);
      if (underWay.size === MAX_REQUESTS_AT_ONCE) await Promise.race(underWay);
    }
    await Promise.all(underWay);
    if (failed.length === 0) incidents.recovered('snapshot details');
    else incidents.failed('snapshot details', new Error(`previous details kept: ${nameSome(failed)}`));
  };

  /** The new list is accepted anyway: it may be that of a new season. */
  const noticeDrift = (stored: StoredText | undefined, products: ProductList): void => {
    const before = storedListSchema.safeParse(stored && JSON.parse(stored.text)).data ?? [];
    const drift = before.length === 0 ? [] : findDrift(before, products);
    if (drift.length === 0) incidents.recovered('catalogue drift');
    else incidents.failed('catalogue drift', new Error(drift.join('; ')));
  };

  /**
   * An empty list may be a mistake of the provider. It replaces the previous list only after it has been empty for long
   * enough.
   */
  const toEmptySnapshot = (list: StoredText, previous: Snapshot): Snapshot => {
    const since = previous.get(EMPTY_SINCE) ?? list;
    const isBelieved = list.storedAt - since.storedAt >= EMPTY_AFTER_MS;
    return new Map([...(isBelieved ? [[LIST_REQUEST.path, list] as const] : previous), [EMPTY_SINCE, since]]);
  };

  const toSnapshot = async (): Promise<{ readonly snapshot: Snapshot; readonly products: ProductList }> => {
    const previous = await store.read();
    const storedAt = now();
    const products = await requests.requestList(LIST_REQUEST);
    incidents.recovered('list');
    const list = { storedAt, text: JSON.stringify(products) };
    if (products.length === 0) return { snapshot: toEmptySnapshot(list, previous), products };
    noticeDrift(previous.get(LIST_REQUEST.path), products);
    const parts = new Map([[LIST_REQUEST.path, list]]);
    for (const { id } of products) {
      const { path } = productRequest(id);
      const part = previous.get(path);
      if (part) parts.set(path, part);
    }
    await loadProducts(byUrgency(products, previous).slice(0, MAX_REQUESTS - 1), previous, parts);
    return { snapshot: parts, products };
  };

  try {
    const { snapshot, products } = await toSnapshot();
    await store.write(snapshot, MAX_STALE_AGE_SECONDS);
    incidents.recovered('snapshot update');
    const missing = products.filter(({ id }) => !snapshot.has(productRequest(id).path)).length;
    if (missing > 0) log('snapshot-incomplete', { products: products.length, missing });
  } catch (error) {
    incidents.failed('snapshot update', error);
  }
};
