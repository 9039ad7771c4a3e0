import { sendLoad } from '../load.ts';
import { type RunningWorker, startWorker, type WorkerSpec } from './workerd.ts';

/** Enough to keep a Worker busy without long queues. */
const CONNECTIONS = 10;
/** Gives V8 time to optimise the hot code. */
const WARM_UP_SECONDS = 4;
const CROWD = 200;
/**
 * The headers of a real browser, so that the site takes the same branches as for a visitor: it would stream a late
 * page.
 */
const BROWSER_HEADERS = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'sec-fetch-dest': 'document',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Requests a path once. Returns the milliseconds to the last byte. */
const open = async ({ url }: RunningWorker, path: string): Promise<number> => {
  const startedAt = performance.now();
  const response = await fetch(`${url}${path}`, { headers: BROWSER_HEADERS });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The response to ${path} had status ${response.status}.`);
  return performance.now() - startedAt;
};

/** Sends requests as fast as the Worker responds. Returns its CPU time per request, in milliseconds. */
const measureLoad = async (worker: RunningWorker, path: string, seconds: number): Promise<number> => {
  const before = worker.cpuMs();
  const endsAt = performance.now() + seconds * 1000;
  const send = async () => void (await open(worker, path));
  const sent = await sendLoad(CONNECTIONS, send, () => performance.now() >= endsAt);
  return (worker.cpuMs() - before) / sent;
};

/** A page of a Worker. */
export type Target = { readonly worker: RunningWorker; readonly path: string };

export type Plan = { readonly rounds: number; readonly seconds: number; readonly starts: number };

/**
 * CPU time per request of each target, in milliseconds. The targets are measured in turn, round after round, so that
 * other load on the machine affects all of them. The first round is the warm-up. Returns medians.
 */
export const measureInTurn = async (
  targets: readonly Target[],
  { rounds, seconds }: Plan,
): Promise<readonly number[]> => {
  const samples = targets.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { worker, path }] of targets.entries()) {
      const ms = await measureLoad(worker, path, round === 0 ? WARM_UP_SECONDS : seconds);
      if (round > 0) samples[index]?.push(ms);
    }
  }
  return samples.map(median);
};

/** Starts a Worker and sends it one request, so that start-up is over. */
const startCold = async (spec: WorkerSpec, path = '/robots.txt'): Promise<RunningWorker> => {
  const worker = await startWorker(spec);
  await open(worker, path);
  return worker;
};

/**
 * Medians in milliseconds to the last byte of the first and the second visit to a new isolate. The isolate has already
 * answered the path `before`, by default /robots.txt.
 */
export const measureColdVisits = async (spec: WorkerSpec, path: string, starts: number, before?: string) => {
  const [first, second]: [number[], number[]] = [[], []];
  for (let start = 0; start < starts; start += 1) {
    const worker = await startCold(spec, before);
    first.push(await open(worker, path));
    second.push(await open(worker, path));
    await worker.stop();
  }
  return { first: median(first), second: median(second) };
};

/** CPU time of the Worker for each of 200 concurrent visitors to a new isolate, in milliseconds. */
export const measureCrowd = async (spec: WorkerSpec, path: string): Promise<number> => {
  const worker = await startCold(spec);
  const before = worker.cpuMs();
  await Promise.all(Array.from({ length: CROWD }, () => open(worker, path)));
  const ms = (worker.cpuMs() - before) / CROWD;
  await worker.stop();
  return ms;
};
