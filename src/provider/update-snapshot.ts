import * as z from 'zod/mini';
import { MAX_STALE_AGE_SECONDS } from '../cache/cache-policy.ts';
import type { Snapshot, SnapshotStore, StoredText } from '../cache/snapshot-store.ts';
import type { Incidents } from '../reporting/incidents.ts';
import { nameSome } from '../reporting/report.ts';
import { raceTimeout } from '../shared/timeouts.ts';
import { findDrift } from './catalogue-drift.ts';
import { ProviderError } from './errors.ts';
import { LIST_REQUEST, type ProductRequests, productRequest } from './request-products.ts';
import { type ProductList, productSummarySchema } from './schema.ts';
import type { ProviderRequest } from './transport.ts';

/** Requests that one run may make. A free Worker has 50 subrequests, of which KV takes two. */
const MAX_REQUESTS = 45;

/** How long after the list a run may begin requests for products, in milliseconds. */
const MAX_RUN_MS = 60_000;

/** How long one request keeps the next from beginning, in milliseconds. */
const SLOW_REQUEST_MS = 500;

/** Requests for products at the same time. The platform allows a Worker six. */
const MAX_REQUESTS_AT_ONCE = 5;

/** How long the provider's list must have been empty before the snapshot is, in milliseconds. */
const EMPTY_AFTER_MS = 60 * 60_000;

/** The part that remembers since when the list is empty. */
const EMPTY_SINCE = 'empty since';

type UpdateSnapshotOptions = {
  readonly store: SnapshotStore;
  readonly requests: ProductRequests;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const storedListSchema = z.array(productSummarySchema);

/** Products, first those that have changed in the list, then by the age of what is stored of them, the oldest first. */
const byUrgency = (products: ProductList, previous: Snapshot): readonly string[] => {
  // The list as `updateSnapshot` writes it, so it contains what has not changed.
  const listBefore = previous.get(LIST_REQUEST.path)?.text ?? '';
  const storedAt = (product: ProductList[number]): number =>
    listBefore.includes(JSON.stringify(product)) ? (previous.get(productRequest(product.id).path)?.storedAt ?? 0) : 0;
  return products
    .map((product) => ({ id: product.id, storedAt: storedAt(product) }))
    .sort((a, b) => a.storedAt - b.storedAt)
    .map(({ id }) => id);
};

/**
 * Requests the list and as many products as one run may, and stores what has come as one snapshot. What fails keeps its
 * previous value with its date, and is reported. A provider that limits requests is left alone until the next run. What
 * succeeds ends an incident of visitors' requests, too. Never rejects.
 */
export const updateSnapshot = async ({ store, requests, incidents, now }: UpdateSnapshotOptions): Promise<void> => {
  /**
   * Begins the next request when the last has ended or after SLOW_REQUEST_MS, so that the provider is not pressed. At most
   * MAX_REQUESTS_AT_ONCE are under way.
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
        failed.push(`${error}`);
        isLimited ||= error instanceof ProviderError && error.status === 429;
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

  /** The new list is accepted all the same: it may be a new season's. */
  const noticeDrift = (stored: StoredText | undefined, products: ProductList): void => {
    const before = storedListSchema.safeParse(stored && JSON.parse(stored.text)).data ?? [];
    const drift = before.length === 0 ? [] : findDrift(before, products);
    if (drift.length === 0) incidents.recovered('catalogue drift');
    else incidents.failed('catalogue drift', new Error(drift.join('; ')));
  };

  /** An empty list may be a mistake of the provider's. It replaces the previous one when it has lasted. */
  const toEmptySnapshot = (list: StoredText, previous: Snapshot): Snapshot => {
    const since = previous.get(EMPTY_SINCE) ?? list;
    const isBelieved = list.storedAt - since.storedAt >= EMPTY_AFTER_MS;
    return new Map([...(isBelieved ? [[LIST_REQUEST.path, list] as const] : previous), [EMPTY_SINCE, since]]);
  };

  const toSnapshot = async (): Promise<Snapshot> => {
    const previous = await store.read();
    const storedAt = now();
    const products = await requests.requestList(LIST_REQUEST);
    incidents.recovered('list');
    const list = { storedAt, text: JSON.stringify(products) };
    if (products.length === 0) return toEmptySnapshot(list, previous);
    noticeDrift(previous.get(LIST_REQUEST.path), products);
    const parts = new Map([[LIST_REQUEST.path, list]]);
    for (const { id } of products) {
      const { path } = productRequest(id);
      const part = previous.get(path);
      if (part) parts.set(path, part);
    }
    await loadProducts(byUrgency(products, previous).slice(0, MAX_REQUESTS - 1), previous, parts);
    return parts;
  };

  try {
    await store.write(await toSnapshot(), MAX_STALE_AGE_SECONDS);
    incidents.recovered('snapshot update');
  } catch (error) {
    incidents.failed('snapshot update', error);
  }
};
