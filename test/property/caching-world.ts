import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { createApp } from '../../src/app.tsx';
import { createDeps } from '../../src/deps.ts';

/**
 * The site in virtual time: isolates in two data centres, each with its own Cache API, one Workers KV namespace, the
 * cron trigger, and a provider. Every part can be slow, hang, fail or return wrong data. It needs fake timers that also
 * fake the date.
 */

export const START = Date.parse('2026-11-20T03:00:00Z');
export const PROVIDER_TIMEOUT_MS = 3_000;
const CRON_INTERVAL_MS = 120_000;
/** Cloudflare's promise for KV: every location sees a write within this time, in milliseconds. */
const KV_PROPAGATION_MS = 60_000;
const CACHE_LATENCY_MS = 2;
const MEDIA_ORIGIN = 'https://media.example';
const THUMBNAIL = { url: `${MEDIA_ORIGIN}/vara.webp`, width: 400, height: 400 };
const FAR_FUTURE = 4_000_000_000_000;
/** The slots of isolates: two in one data centre, and one in another. */
export const SLOTS = [0, 1, 2] as const;
export type Slot = (typeof SLOTS)[number];
const dataCentreOf = (slot: Slot): number => (slot === 2 ? 1 : 0);

/** `flaky`: every first attempt fails. `gone`: the API has moved and answers 404 to everything. */
export type ProviderMode = 'well' | 'fails' | 'flaky' | 'hangs' | 'gone';
/** `torn`: a truncated value. `future`: a value with dates in the future. `emptied`: nothing is stored any more. */
export type KvMode = 'well' | 'rejects' | 'hangs' | 'torn' | 'future' | 'emptied';
export type CacheMode = 'well' | 'rejects' | 'hangs';

const now = (): number => Date.now();
const hang = (): Promise<never> => new Promise(() => undefined);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A provider request that a visitor of an isolate has caused. `end`: null while it is in progress. */
export type ProviderRequest = {
  readonly slot: Slot;
  readonly path: string;
  readonly isRetry: boolean;
  readonly from: number;
  end: { readonly at: number; readonly isOk: boolean } | null;
  /** Whether the visitor's request that waits for it has been killed. */
  isKilled: boolean;
};

type Report = { readonly slot: Slot; readonly at: number; readonly incident: string };

const priceAt = (time: number): number => time - START;
/** The time at which the provider had this price. Each price is the number of milliseconds since the start. */
export const momentOf = (price: number): number => START + price;

const { CATALOGUE_SNAPSHOT: _snapshot, PROVIDER_RATE_LIMITER: _limiter, ...variables } = env;

export const createWorld = (productCount: number) => {
  const provider: { mode: ProviderMode; latencyMs: number } = { mode: 'well', latencyMs: 150 };
  const kv: { mode: KvMode; latencyMs: number } = { mode: 'well', latencyMs: 30 };
  const cache: { mode: CacheMode } = { mode: 'well' };
  const delisted = new Set<string>();
  const hanging = new Set<string>();
  const requests: ProviderRequest[] = [];
  const reports: Report[] = [];
  const ended: Report[] = [];
  const problems: string[] = [];
  const writes: { readonly at: number; readonly value: string }[] = [];
  const edges = new Map<number, { readonly at: number; readonly value: string | null }>();
  const entries = [new Map<string, string>(), new Map<string, string>()];
  /** How often the requests of a slot have been killed. Work that started before a kill never settles. */
  const kills = SLOTS.map(() => 0);
  /** How many isolates a slot has had. Only the last one is alive. */
  const lives = SLOTS.map(() => 0);
  let isCron = true;
  let nextCronAt = START;

  const productIds = (): readonly string[] =>
    Array.from({ length: productCount }, (_, index) => `p${index}`).filter((id) => !delisted.has(id));

  const respond = (path: string): Response => {
    const product = { name: 'Vara', price: priceAt(now()) };
    if (provider.mode === 'gone') return new Response(null, { status: 404 });
    if (path === '/products')
      return Response.json(productIds().map((id) => ({ id, ...product, thumbnail: THUMBNAIL })));
    return productIds().includes(path.replace('/products/', ''))
      ? Response.json(product)
      : new Response(null, { status: 404 });
  };

  const answer = async (path: string, isRetry: boolean): Promise<Response> => {
    const response = respond(path);
    const isSlow = provider.mode === 'hangs' || hanging.has(path.replace('/products/', ''));
    await pause(isSlow ? PROVIDER_TIMEOUT_MS : provider.latencyMs);
    if (isSlow) throw new DOMException('', 'TimeoutError');
    const isFailure = provider.mode === 'fails' || (provider.mode === 'flaky' && !isRetry);
    return isFailure ? new Response(null, { status: 500 }) : response;
  };

  /** What KV would return to a data centre now, if KV were healthy. */
  const readKv = (dataCentre: number, at = now()): string | null => {
    const edge = edges.get(dataCentre);
    if (edge && at - edge.at < 30_000) return edge.value;
    return writes.findLast((write) => write.at + KV_PROPAGATION_MS <= at)?.value ?? null;
  };

  const namespaceOf = (dataCentre: number) => ({
    async get(): Promise<string | null> {
      const { mode, latencyMs } = kv;
      if (mode === 'hangs') return hang();
      await pause(latencyMs);
      if (mode === 'rejects') throw new Error('KV is down');
      if (mode === 'emptied') return null;
      const value = readKv(dataCentre);
      edges.set(dataCentre, { at: now(), value });
      if (mode === 'torn') return value?.split('\n').slice(0, -1).join('\n') ?? null;
      return mode === 'future' ? (value?.replaceAll(/,\d{13}\]/g, `,${FAR_FUTURE}]`) ?? null) : value;
    },
    async put(_key: string, value: string): Promise<void> {
      if (kv.mode === 'hangs') return hang();
      await pause(kv.latencyMs);
      if (kv.mode === 'rejects') throw new Error('KV is down');
      writes.push({ at: now(), value });
    },
  });

  const openCacheOf = (dataCentre: number) => async () => {
    const stored = entries[dataCentre] ?? new Map<string, string>();
    const reach = async (): Promise<void> => {
      if (cache.mode === 'hangs') return hang();
      await pause(CACHE_LATENCY_MS);
      if (cache.mode === 'rejects') throw new Error('the Cache API is down');
    };
    return {
      async match(key: string): Promise<Response | undefined> {
        await reach();
        const text = stored.get(key);
        return text === undefined ? undefined : new Response(text);
      },
      async put(key: string, response: Response): Promise<void> {
        await reach();
        stored.set(key, await response.text());
      },
    };
  };

  const createIsolate = (slot: Slot, isForCron = false) => {
    const life = lives[slot];
    const isDead = (): boolean => !isForCron && lives[slot] !== life;
    /** Settles as `work` does. Never settles if the requests of this slot are killed first. */
    const survive = async <Value>(work: Promise<Value>): Promise<Value> => {
      const killsBefore = kills[slot];
      const outcome = await work.then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      if (!isForCron && (kills[slot] !== killsBefore || isDead())) return hang();
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    };
    const fetchProvider = async (request: Request): Promise<Response> => {
      const { pathname: path } = new URL(request.url);
      if (isDead()) return hang();
      if (isForCron) return answer(path, false);
      const last = requests.findLast((each) => each.slot === slot && each.path === path);
      const isRetry = last?.end?.isOk === false && !last.isRetry && now() - last.end.at <= 20;
      const made: ProviderRequest = { slot, path, isRetry, from: now(), end: null, isKilled: false };
      requests.push(made);
      const end = (isOk: boolean): void => {
        made.end = { at: now(), isOk };
      };
      const answering = answer(path, isRetry).then(
        (response) => {
          end(response.ok);
          return response;
        },
        (error: unknown) => {
          end(false);
          throw error;
        },
      );
      return survive(answering);
    };
    const kvOf = namespaceOf(dataCentreOf(slot));
    const openCache = openCacheOf(dataCentreOf(slot));
    const background = new Set<{ readonly since: number; readonly killsBefore: number }>();
    const bindings = {
      ...variables,
      PROVIDER_API_URL: 'https://api.example',
      MEDIA_ORIGINS: MEDIA_ORIGIN,
      PROVIDER_TIMEOUT_MS: String(PROVIDER_TIMEOUT_MS),
      PROVIDER: { fetch: fetchProvider },
      CATALOGUE_SNAPSHOT: { get: () => survive(kvOf.get()), put: (key: string, value: string) => kvOf.put(key, value) },
    };
    const deps = createDeps(bindings as never, {
      now: () => new Date(),
      openCache: async () => {
        const opened = await openCache();
        const match = (key: string) => survive(opened.match(key));
        const put = (key: string, response: Response) => survive(opened.put(key, response));
        return { match, put } as never;
      },
      waitUntil: (work) => {
        const task = { since: now(), killsBefore: kills[slot] ?? 0 };
        background.add(task);
        const done = (): void => void background.delete(task);
        work.then(done, done);
      },
      log: (event, fields) => {
        if (event === 'incident-ended' && !isForCron)
          ended.push({ slot, at: now(), incident: String(fields?.incident) });
      },
      report: (error, { incident }) => {
        if (incident === undefined) problems.push(`reported outside an incident: ${error}`);
        else if (!isForCron) reports.push({ slot, at: now(), incident });
      },
    });
    const app = createApp(deps);
    return {
      deps,
      get: (path: string) => app.fetch(new Request(`http://localhost${path}`)),
      /** The age of the oldest background work that was not killed, in milliseconds. */
      oldestWorkMs: () =>
        Math.max(
          0,
          ...Array.from(background)
            .filter(({ killsBefore }) => killsBefore === kills[slot])
            .map(({ since }) => now() - since),
        ),
    };
  };

  const isolates = new Map(SLOTS.map((slot) => [slot, createIsolate(slot)]));
  const isolateOf = (slot: Slot) => isolates.get(slot) ?? createIsolate(slot);
  /** The cron trigger runs in an isolate of its own. */
  const cronIsolate = createIsolate(0, true);

  return {
    provider,
    kv,
    cache,
    delisted,
    hanging,
    requests,
    reports,
    ended,
    problems,
    writes,
    isolateOf,
    productIds,
    readKv: (slot: Slot): string | null => readKv(dataCentreOf(slot)),
    setCron: (isOn: boolean): void => {
      isCron = isOn;
    },
    restart: (slot: Slot): void => {
      lives[slot] = (lives[slot] ?? 0) + 1;
      isolates.set(slot, createIsolate(slot));
    },
    /** Kills the requests in progress in this slot. The isolate stays alive. */
    kill: (slot: Slot): void => {
      kills[slot] = (kills[slot] ?? 0) + 1;
      for (const request of requests) if (request.slot === slot && request.end === null) request.isKilled = true;
    },
    /** Advances the time, and fires the cron trigger. */
    async advance(ms: number): Promise<void> {
      const until = now() + ms;
      while (nextCronAt <= until) {
        await vi.advanceTimersByTimeAsync(nextCronAt - now());
        nextCronAt += CRON_INTERVAL_MS;
        if (isCron) void cronIsolate.deps.provider.updateSnapshot();
      }
      await vi.advanceTimersByTimeAsync(until - now());
    },
  };
};

export type World = ReturnType<typeof createWorld>;
