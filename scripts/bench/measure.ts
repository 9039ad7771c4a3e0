import { setTimeout } from 'node:timers/promises';
import { sendLoad } from '../load.ts';
import { median } from './median.ts';
import { type RunningWorker, startWorker, type WorkerSpec } from './workerd.ts';

/** Keeps a Worker busy without long queues. */
const CONNECTIONS = 10;
/** V8 optimises the hot code meanwhile. */
const WARM_UP_SECONDS = 4;
/** A process that used less CPU time than this in such an interval has nothing left to do. */
const QUIET_MS = 60;
const QUIET_CPU_MS = 0.2;
/** Sent by real browsers, so that the site takes the same branches as for a visitor. */
const BROWSER_HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** A Worker and the request that is repeated. */
export type Target = {
  readonly worker: RunningWorker;
  readonly path: string;
  /** Makes the request conditional. Every response must then be a 304. */
  readonly etag?: string;
};

/** Sends requests as fast as the Worker responds. Returns its CPU time per request, in milliseconds. */
const measureLoad = async ({ worker, path, etag }: Target, isEnough: (sent: number) => boolean): Promise<number> => {
  const headers = { ...BROWSER_HEADERS, ...(etag !== undefined && { 'if-none-match': etag }) };
  const expected = etag === undefined ? 200 : 304;
  const send = async (): Promise<void> => {
    const response = await fetch(`${worker.url}${path}`, { headers });
    await response.arrayBuffer();
    if (response.status !== expected) throw new Error(`${path}: a response with status ${response.status}`);
  };
  const before = worker.cpuMs();
  const sent = await sendLoad(CONNECTIONS, send, isEnough);
  return (worker.cpuMs() - before) / sent;
};

const forSeconds = (seconds: number): (() => boolean) => {
  const endsAt = performance.now() + seconds * 1000;
  return () => performance.now() >= endsAt;
};

/** Medians of the site and its baseline in milliseconds, and of the ratios. */
export type Ratio = { readonly ratio: number; readonly ms: number; readonly baselineMs: number };

/**
 * Compares the CPU time of the site with that of its baseline: in turn, round after round, so that other load on the
 * machine affects both. The first round is the warm-up. Returns medians.
 */
export const compare = async (
  site: Target,
  baseline: Target,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Ratio> => {
  const samples: { readonly ms: number; readonly baselineMs: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const duration = round === 0 ? WARM_UP_SECONDS : seconds;
    const baselineMs = await measureLoad(baseline, forSeconds(duration));
    const ms = await measureLoad(site, forSeconds(duration));
    if (round > 0) samples.push({ ms, baselineMs });
  }
  return {
    ratio: median(samples.map(({ ms, baselineMs }) => ms / baselineMs)),
    ms: median(samples.map(({ ms }) => ms)),
    baselineMs: median(samples.map(({ baselineMs }) => baselineMs)),
  };
};

/** A new process, and the path of the first request that is measured. */
type Start = { readonly spec: WorkerSpec; readonly path: string };

/** Requests a path once. */
const request = async ({ url }: RunningWorker, path: string, status: number): Promise<void> => {
  const response = await fetch(`${url}${path}`, { headers: BROWSER_HEADERS });
  await response.text();
  if (response.status !== status) throw new Error(`The first response to ${path} had status ${response.status}.`);
};

/** CPU time of a process once it has nothing left to do: V8 compiles and collects in threads of its own. */
const settledCpuMs = async ({ cpuMs }: RunningWorker): Promise<number> => {
  for (let before = cpuMs(); ; ) {
    await setTimeout(QUIET_MS);
    const after = cpuMs();
    if (after - before < QUIET_CPU_MS) return after;
    before = after;
  }
};

/** From the start of a workerd process to the end of its first response, in milliseconds. */
const measureFirstResponse = async ({ spec, path }: Start): Promise<number> => {
  const worker = await startWorker(spec);
  await request(worker, path, 200);
  const ms = performance.now() - worker.startedAt;
  await worker.stop();
  return ms;
};

/** CPU time in milliseconds of a start with the response to /robots.txt, and of the first page after it. */
const measureFirstPage = async ({ spec, path }: Start): Promise<{ readonly start: number; readonly page: number }> => {
  const worker = await startWorker(spec);
  await request(worker, '/robots.txt', 200);
  const start = await settledCpuMs(worker);
  await request(worker, path, 200);
  const page = (await settledCpuMs(worker)) - start;
  await worker.stop();
  return { start, page };
};

/** Measures the site and its baseline in turn. Returns medians. */
const inTurn = async <Sample>(
  measure: (start: Start) => Promise<Sample>,
  site: Start,
  baseline: Start,
  rounds: number,
): Promise<(read: (sample: Sample) => number) => Ratio> => {
  const [samples, baselines]: [Sample[], Sample[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    baselines.push(await measure(baseline));
    samples.push(await measure(site));
  }
  return (read) => {
    const [ms, baselineMs] = [median(samples.map(read)), median(baselines.map(read))];
    return { ms, baselineMs, ratio: ms / baselineMs };
  };
};

/**
 * The first response of a new process, and that of its baseline. The site's memory and Cache API are empty, so data is
 * requested and the page is rendered.
 */
export const compareFirstResponses = async (site: Start, baseline: Start, rounds: number): Promise<Ratio> =>
  (await inTurn(measureFirstResponse, site, baseline, rounds))((ms) => ms);

/** The CPU time of a start, and that of the first page after it, which is what a visitor waits for. */
export const compareFirstPages = async (
  site: Start,
  baseline: Start,
  rounds: number,
): Promise<{ readonly start: Ratio; readonly page: Ratio }> => {
  const medians = await inTurn(measureFirstPage, site, baseline, rounds);
  return { start: medians(({ start }) => start), page: medians(({ page }) => page) };
};

/** Resident memory in bytes after each of these numbers of requests. */
export const measureMemory = async (
  spec: WorkerSpec,
  paths: readonly string[],
  checkpoints: readonly number[],
): Promise<readonly number[]> => {
  const worker = await startWorker(spec);
  const bytes: number[] = [];
  let sent = 0;
  for (const checkpoint of checkpoints) {
    const amount = (checkpoint - sent) / paths.length;
    for (const path of paths) await measureLoad({ worker, path }, (count) => count >= amount);
    sent = checkpoint;
    bytes.push(worker.residentBytes());
  }
  await worker.stop();
  return bytes;
};
