import { MAX_GROWTH, memoryGrowth } from './memory.ts';
import { describePhase } from './phases.ts';
import type { RunResult, Tally, Violation } from './run.ts';

const SHOWN_VIOLATIONS = 20;
const MEGABYTE = 1024 * 1024;

const formatCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, number]) => `${name}: ${number}`)
    .join(', ');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tallyRow = ([name, { requests, statuses, outcomes, violations }]: readonly [string, Tally]): string =>
  row([name, String(requests), formatCounts(statuses), formatCounts(outcomes), String(violations)]);

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

const formatViolation = ({ request, phase, sentAt, problem }: Violation, seed: number, startedAt: number): string => {
  if (!request || sentAt === null) return `- ${problem}`;
  const { step, kind, variant, method, path, headers } = request;
  return [
    `- ${problem}`,
    `  --seed ${seed}, step ${step} after ${seconds(sentAt - startedAt)} s, phase ${phase ? describePhase(phase) : 'none'}, ${kind}, ${variant}`,
    `  ${method} ${path}${Object.keys(headers).length > 0 ? ` ${JSON.stringify(headers)}` : ''}`,
  ].join('\n');
};

const toMegabytes = (bytes: number): number => Math.round(bytes / MEGABYTE);

const formatMemory = (samples: readonly number[]): string => {
  const growth = memoryGrowth(samples);
  if (!growth) return 'Memory: not judged, the run was too short.';
  const course = samples
    .filter((_, i) => i % Math.ceil(samples.length / 10) === 0)
    .map(toMegabytes)
    .join(', ');
  const [warm, final] = [growth.warmBytes, growth.finalBytes].map(toMegabytes);
  return `Memory: ${warm} MB after warm-up, ${final} MB at the end (factor ${growth.factor.toFixed(2)}, at most ${MAX_GROWTH}; ${course}).`;
};

/** The violations of the run, with that of the memory limit. */
export const allViolations = ({ violations, residentBytes }: RunResult): readonly Violation[] => {
  const growth = memoryGrowth(residentBytes);
  if (!growth || growth.factor <= MAX_GROWTH) return violations;
  return [{ request: null, phase: null, sentAt: null, problem: formatMemory(residentBytes) }, ...violations];
};

/** The run as tables and sentences. */
export const formatSummary = (result: RunResult, seed: number): string => {
  const {
    tallies,
    phases,
    residentBytes,
    reports,
    events,
    foreign,
    slowestMs,
    slowIntervals,
    strictlyChecked,
    startedAt,
  } = result;
  const violations = allViolations(result);
  const slowMs = slowIntervals.reduce((sum, { from, until }) => sum + until - from, 0);
  const incidents = new Map<string, number>();
  for (const { incident } of reports) {
    const name = incident ?? '(none)';
    incidents.set(name, (incidents.get(name) ?? 0) + 1);
  }
  return [
    row(['traffic', 'requests', 'by status', 'by cache outcome', 'violations']),
    row(['---', '---:', '---', '---', '---:']),
    ...[...tallies].sort(([a], [b]) => (a < b ? -1 : 1)).map(tallyRow),
    '',
    `Phases: ${phases.map((phase) => `${seconds(phase.from - startedAt)} s ${describePhase(phase)}`).join('; ')}.`,
    formatMemory(residentBytes),
    `Slowest response: ${slowestMs} ms.`,
    `Responses that had to be fresh: ${strictlyChecked}.`,
    `The machine was too busy to judge timeouts ${slowIntervals.length} times, for ${seconds(slowMs)} s.`,
    `Log lines: ${formatCounts(new Map(Object.entries(events))) || 'none'}.`,
    `Reports by incident: ${formatCounts(incidents) || 'none'}.`,
    `Other log lines: ${formatCounts(foreign) || 'none'}.`,
    `Violations: ${violations.length}.`,
    ...violations.slice(0, SHOWN_VIOLATIONS).map((violation) => formatViolation(violation, seed, startedAt)),
  ].join('\n');
};

/** The Worker's log, each line after its time in seconds since the run began. */
export const formatLog = ({ logLines, startedAt }: RunResult): string =>
  logLines.map(({ timestamp, message }) => `${seconds(timestamp - startedAt)} ${message}\n`).join('');
