import * as z from 'zod';
import { createSnapshotStore } from '../../src/cache/snapshot-store.ts';
import { createParsers } from '../../src/provider/parse.ts';
import { createProductRequests } from '../../src/provider/request-products.ts';
import { createTransport } from '../../src/provider/transport.ts';
import { updateSnapshot } from '../../src/provider/update-snapshot.ts';
import { median } from './median.ts';
import { type RunningWorker, startWorker, type WorkerSpec } from './workerd.ts';

/** A browser that opens a page: it would get a late one streamed. */
const NAVIGATION = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' };
const CROWD = 200;

/** Sets how long the sandbox's provider takes for each response. */
export const setDelay = async (providerUrl: string, delayMs: number): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  await (await fetch(providerUrl, { method: 'PUT', headers, body: JSON.stringify({ delayMs }) })).text();
};

/** How many requests the sandbox's provider has received. */
export const countRequests = async (providerUrl: string): Promise<number> =>
  z.array(z.unknown()).parse(await (await fetch(providerUrl)).json()).length;

/** The snapshot that the cron trigger would store now. */
export const createSnapshot = async (providerUrl: string): Promise<string> => {
  let stored = '';
  const options = {
    incidents: { failed: (_name: string, error: unknown) => console.error(error), recovered: () => undefined },
    now: Date.now,
    waitUntil: () => undefined,
  };
  const parsers = createParsers([new URL(providerUrl).origin], options.incidents);
  const transport = createTransport({ baseUrl: `${providerUrl}/`, timeoutMs: 10_000, fetch });
  const namespace = {
    get: async () => null,
    put: async (_key: string, value: string) => {
      stored = value;
    },
  };
  const store = createSnapshotStore({ ...options, namespace, key: 'snapshot', expectedAfterSeconds: 0 });
  await updateSnapshot({
    ...options,
    store,
    requests: createProductRequests({ ...options, parsers, transport }),
  });
  return stored;
};

const open = async (
  { url }: RunningWorker,
  path: string,
): Promise<{ readonly ms: number; readonly isStreamed: boolean }> => {
  const startedAt = performance.now();
  const response = await fetch(`${url}${path}`, { headers: NAVIGATION });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`The response to ${path} had status ${response.status}.`);
  return { ms: performance.now() - startedAt, isStreamed: /\$R[CV]\(/.test(text) };
};

/** Medians in milliseconds to the last byte: the first visit of a new isolate, and the second. */
export const measureColdVisits = async (spec: WorkerSpec, path: string, rounds: number) => {
  const visits: { readonly first: number; readonly second: number; readonly isStreamed: boolean }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const worker = await startWorker(spec);
    await (await fetch(`${worker.url}/robots.txt`)).text();
    const { ms: first, isStreamed } = await open(worker, path);
    const { ms: second } = await open(worker, path);
    visits.push({ first, second, isStreamed });
    await worker.stop();
  }
  return {
    first: median(visits.map(({ first }) => first)),
    second: median(visits.map(({ second }) => second)),
    streamed: visits.filter(({ isStreamed }) => isStreamed).length,
  };
};

/** CPU time of the Worker for each of 200 visitors who come at once to a new isolate, in milliseconds. */
export const measureCrowd = async (spec: WorkerSpec, path: string): Promise<number> => {
  const worker = await startWorker(spec);
  await (await fetch(`${worker.url}/robots.txt`)).text();
  const before = worker.cpuMs();
  await Promise.all(Array.from({ length: CROWD }, () => open(worker, path)));
  const ms = (worker.cpuMs() - before) / CROWD;
  await worker.stop();
  return ms;
};
