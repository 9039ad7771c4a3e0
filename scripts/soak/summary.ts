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

const formatViolation = ({ request, phase, problem }: Violation, seed: number): string => {
  if (!request) return `- ${problem}`;
  const { step, kind, variant, method, path, headers } = request;
  return [
    `- ${problem}`,
    `  --seed ${seed}, step ${step}, phase ${phase ? describePhase(phase) : 'none'}, ${kind}, ${variant}`,
    `  ${method} ${path}${Object.keys(headers).length > 0 ? ` ${JSON.stringify(headers)}` : ''}`,
  ].join('\n');
};

const formatMemory = (samples: readonly number[]): string => {
  const growth = memoryGrowth(samples);
  if (!growth) return 'Memory: the run was too short to tell.';
  const [warm, final] = [growth.warmBytes, growth.finalBytes].map((bytes) => Math.round(bytes / MEGABYTE));
  return `Memory: ${warm} MB after warm-up, ${final} MB at the end (factor ${growth.factor.toFixed(2)}, at most ${MAX_GROWTH}).`;
};

/** The violations of the run, with that of the memory limit. */
export const allViolations = ({ violations, residentBytes }: RunResult): readonly Violation[] => {
  const growth = memoryGrowth(residentBytes);
  if (!growth || growth.factor <= MAX_GROWTH) return violations;
  return [...violations, { request: null, phase: null, problem: formatMemory(residentBytes) }];
};

/** The run as tables and sentences. */
export const formatSummary = (result: RunResult, seed: number): string => {
  const { tallies, phases, residentBytes, reports, events, foreign, slowestMs } = result;
  const violations = allViolations(result);
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
    `Phases: ${phases.map(describePhase).join('; ')}.`,
    formatMemory(residentBytes),
    `Slowest response: ${slowestMs} ms.`,
    `Log lines: ${formatCounts(new Map(Object.entries(events))) || 'none'}.`,
    `Reports by incident: ${formatCounts(incidents) || 'none'}.`,
    `Other log lines: ${formatCounts(foreign) || 'none'}.`,
    `Violations: ${violations.length}.`,
    ...violations.slice(0, SHOWN_VIOLATIONS).map((violation) => formatViolation(violation, seed)),
  ].join('\n');
};
