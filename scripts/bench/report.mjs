import { availableParallelism, cpus, totalmem } from 'node:os';

/** @typedef {import('./rounds.mjs').Result} Result */
/** @typedef {import('./rounds.mjs').State} State */
/** @typedef {{ limit: string, holds: boolean, found: string }} Verdict */

/**
 * @typedef {object} Findings
 * @property {readonly Result[]} results
 * @property {readonly import('./memory.mjs').MemoryPoint[]} memory
 * @property {import('./start-up.mjs').StartUp} startUp
 * @property {number} moduleBytes compressed with gzip
 * @property {number} rounds
 */

/** How much of its limit's processor time an answer may take. */
const LARGEST_RATIO = { warm: 1.15, 304: 1, cold: 0.5 };
const LIMIT_NAME = { warm: 'the constant', 304: 'the constant', cold: "React's stream" };
const MAX_MODULE_KILOBYTES = 130;
const MAX_GROWTH = 1.15;
const GIB = 2 ** 30;
const MB = 1e6;

/** @type {readonly State[]} */
const STATES = ['warm', '304', 'cold'];

/** The limits are for pages; what the API costs is told beside them. */
const isPage = (/** @type {Result} */ { path }) => !path.startsWith('/api/');
const count = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-GB');
const inState = (/** @type {readonly Result[]} */ results, /** @type {State} */ state) =>
  results.filter((result) => result.state === state);

/** @param {Findings['memory']} memory */
const formatMemory = (memory) =>
  memory.map(({ requests, bytes }) => `${count(bytes / MB)} MB after ${count(requests)} requests`).join(', ');

/** @param {Findings} findings */
export function formatTable({ results, memory, startUp, moduleBytes, rounds }) {
  const [processor] = cpus();
  const rows = STATES.flatMap((state) => inState(results, state)).map((result) =>
    [
      '',
      ` \`${result.path}\` `,
      ` ${result.state} `,
      ` **${result.ratio.toFixed(2)}** x ${LIMIT_NAME[result.state]} `,
      ` ${count(result.cpuMicros)} (${count(result.limitMicros)}) `,
      ` ${count(result.perSecond)} `,
      ` ${result.p50.toFixed(1)} `,
      ` ${result.p99.toFixed(1)} `,
      '',
    ].join('|'),
  );
  return [
    '| address | state | processor time | µs per request (limit) | requests/s | p50 ms | p99 ms |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Start to first byte: ${count(startUp.siteMs)} ms, workerd with an empty Worker ${count(startUp.emptyMs)} ms.`,
    `Module: ${(moduleBytes / 1000).toFixed(1)} kB gzip. Memory: ${formatMemory(memory)}.`,
    `Medians of ${rounds} rounds; ${availableParallelism()} cores (${processor?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / GIB)} GiB.`,
  ].join('\n');
}

/**
 * @param {Findings} findings
 * @returns {Verdict[]}
 */
export function judge({ results, memory, moduleBytes }) {
  // The heap fills up in the beginning; from then on nothing may be added.
  const [middle, end] = memory.slice(-2);
  const growth = (end?.bytes ?? Number.NaN) / (middle?.bytes ?? Number.NaN);
  return [
    ...STATES.flatMap((state) => {
      const [worst] = inState(results, state)
        .filter(isPage)
        .sort((a, b) => b.ratio - a.ratio);
      const limit = `${state} pages: at most ${LARGEST_RATIO[state].toFixed(2)} x ${LIMIT_NAME[state]}`;
      if (!worst) return { limit, holds: false, found: 'there are none' };
      const found = `the worst is ${worst.path} with ${worst.ratio.toFixed(2)}`;
      return { limit, holds: worst.ratio <= LARGEST_RATIO[state], found };
    }),
    {
      limit: `module: at most ${MAX_MODULE_KILOBYTES} kB gzip`,
      holds: moduleBytes <= MAX_MODULE_KILOBYTES * 1000,
      found: `${(moduleBytes / 1000).toFixed(1)} kB`,
    },
    {
      limit: `memory: at most ${MAX_GROWTH} x from ${count(middle?.requests ?? 0)} to ${count(end?.requests ?? 0)} requests`,
      holds: growth <= MAX_GROWTH,
      found: growth.toFixed(2),
    },
  ];
}
