import { availableParallelism, cpus, totalmem } from 'node:os';

/** @typedef {import('./rounds.mjs').Result} Result */
/** @typedef {import('./rounds.mjs').State} State */
/** @typedef {{ limit: string, passed: boolean, actual: string }} LimitCheck */

/**
 * @typedef {object} Findings
 * @property {readonly Result[]} results
 * @property {readonly import('./memory.mjs').MemoryPoint[]} memory
 * @property {import('./start-up.mjs').StartUp} startUp
 * @property {number} moduleGzipBytes
 * @property {number} rounds
 */

/**
 * All limits of the benchmark. `--strict` turns an exceeded one into exit code 1. The CPU limits apply to pages, not
 * to the API, and are ratios to a baseline Worker that returns the same bytes. Ratios hold on every machine, times
 * do not. See workers/constant.mjs for `cached` and `304`, workers/react-stream.tsx for `cold`.
 */
const LIMITS = {
  /** @type {Readonly<Record<State, number>>} */
  cpuRatio: { cached: 1.4, 304: 1.4, cold: 1.0 },
  moduleGzipBytes: 220_000,
  /** Time to the first response of a new process, as a ratio to an empty Worker's. */
  startUpRatio: { '/produkter': 2.4 },
  /** From the second memory checkpoint to the last: the heap fills up until the second. */
  memoryGrowth: 1.15,
};

const BASELINE_NAME = { cached: 'the constant', 304: 'the constant', cold: "React's stream" };
const GIB = 2 ** 30;
const MB = 1e6;

/** @type {readonly State[]} */
const STATES = ['cached', '304', 'cold'];

const isPage = (/** @type {Result} */ { path }) => !path.startsWith('/api/');
const count = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-GB');
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const inState = (/** @type {readonly Result[]} */ results, /** @type {State} */ state) =>
  results.filter((result) => result.state === state);

/** @param {Findings['memory']} memory */
const formatMemory = (memory) =>
  memory.map(({ requests, bytes }) => `${count(bytes / MB)} MB after ${count(requests)} requests`).join(', ');

/** @param {Findings} findings */
export function formatTable({ results, memory, startUp, moduleGzipBytes, rounds }) {
  const [processor] = cpus();
  const rows = STATES.flatMap((state) => inState(results, state)).map((result) =>
    [
      '',
      ` \`${result.path}\` `,
      ` ${result.state} `,
      ` **${result.ratio.toFixed(2)}** x ${BASELINE_NAME[result.state]} `,
      ` ${count(result.cpuMicros)} (${count(result.baselineMicros)}) `,
      ` ${count(result.perSecond)} `,
      ` ${result.p50.toFixed(1)} `,
      ` ${result.p99.toFixed(1)} `,
      '',
    ].join('|'),
  );
  return [
    '| path | state | CPU time | µs per request (baseline) | requests/s | p50 ms | p99 ms |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    '| first response of a new process | time | ms | CPU time | CPU ms |',
    '|---|---|---|---|---|',
    ...startUp.responses.map(({ path, ms, cpuMs, ratio, cpuRatio }) =>
      [
        '',
        ` \`${path}\` `,
        ` **${ratio.toFixed(2)}** x an empty Worker `,
        ` ${count(ms)} (${count(startUp.empty.ms)}) `,
        ` ${cpuRatio.toFixed(2)} x `,
        ` ${count(cpuMs)} (${count(startUp.empty.cpuMs)}) `,
        '',
      ].join('|'),
    ),
    '',
    `Module: ${kilobytes(moduleGzipBytes)} gzip. Memory: ${formatMemory(memory)}.`,
    `Medians of ${rounds} rounds; ${availableParallelism()} cores (${processor?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / GIB)} GiB.`,
  ].join('\n');
}

/**
 * @param {Findings} findings
 * @returns {LimitCheck[]}
 */
export function checkLimits({ results, memory, startUp, moduleGzipBytes }) {
  const [middle, end] = memory.slice(-2);
  const growth = (end?.bytes ?? Number.NaN) / (middle?.bytes ?? Number.NaN);
  return [
    ...STATES.flatMap((state) => {
      const [worst] = inState(results, state)
        .filter(isPage)
        .sort((a, b) => b.ratio - a.ratio);
      const maxRatio = LIMITS.cpuRatio[state];
      const limit = `${state} pages: at most ${maxRatio.toFixed(2)} x ${BASELINE_NAME[state]}`;
      if (!worst) return { limit, passed: false, actual: 'no page was measured' };
      const actual = `the slowest is ${worst.path} with ${worst.ratio.toFixed(2)}`;
      return { limit, passed: worst.ratio <= maxRatio, actual };
    }),
    ...Object.entries(LIMITS.startUpRatio).map(([path, maxRatio]) => {
      const ratio = startUp.responses.find((response) => response.path === path)?.ratio ?? Number.NaN;
      const limit = `first response to ${path}: at most ${maxRatio} x an empty Worker's`;
      return { limit, passed: ratio <= maxRatio, actual: ratio.toFixed(2) };
    }),
    {
      limit: `module: at most ${kilobytes(LIMITS.moduleGzipBytes)} gzip`,
      passed: moduleGzipBytes <= LIMITS.moduleGzipBytes,
      actual: kilobytes(moduleGzipBytes),
    },
    {
      limit: `memory: at most ${LIMITS.memoryGrowth} x from ${count(middle?.requests ?? 0)} to ${count(end?.requests ?? 0)} requests`,
      passed: growth <= LIMITS.memoryGrowth,
      actual: growth.toFixed(2),
    },
  ];
}
