import { describe, expect, it } from 'vitest';
import { findUntestedJobs, NEEDED_JOBS } from '../../scripts/tested-commit/untested-jobs.ts';

const COMMIT = '07a93a335d1c6d5c3e6f3b2c5a1c9f1b2d3e4f50';

type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped' | null;
type Job = { readonly name: string; readonly conclusion: Conclusion };
type Run = { readonly commit?: string; readonly event?: string; readonly jobs: readonly Job[] };

const jobsWith = (conclusion: Conclusion, names = NEEDED_JOBS): readonly Job[] =>
  names.map((name) => ({ name, conclusion }));

const green = jobsWith('success');

/** The part of GitHub's API that lists runs and their jobs, in pages. Records the requested paths. */
const createGitHub = (runs: readonly Run[], knownParameters: readonly string[] = ['head_sha', 'event']) => {
  const asked: string[] = [];
  const entries = runs.map(({ commit = COMMIT, event = 'push', jobs }, id) => ({ id, head_sha: commit, event, jobs }));
  const ask = async (path: string): Promise<unknown> => {
    asked.push(path);
    const { pathname, searchParams } = new URL(path, 'https://api.github.example/');
    const pageOf = (list: readonly unknown[]) => {
      const size = Number(searchParams.get('per_page') ?? 30);
      const start = (Number(searchParams.get('page') ?? 1) - 1) * size;
      return { total_count: list.length, entries: list.slice(start, start + size) };
    };
    const [, id] = /^\/actions\/runs\/(\d+)\/jobs$/.exec(pathname) ?? [];
    if (id !== undefined) {
      const { total_count, entries: jobs } = pageOf(entries[Number(id)]?.jobs ?? []);
      return { total_count, jobs };
    }
    if (pathname !== '/actions/workflows/test.yml/runs') return { message: 'Not Found' };
    const matching = entries.filter((run) =>
      (['head_sha', 'event'] as const)
        .filter((name) => knownParameters.includes(name) && searchParams.has(name))
        .every((name) => run[name] === searchParams.get(name)),
    );
    const { total_count, entries: workflow_runs } = pageOf(matching);
    return { total_count, workflow_runs };
  };
  return { ask, asked };
};

const untestedOf = (...runs: readonly Run[]) => findUntestedJobs(createGitHub(runs).ask, COMMIT);

describe('a commit that is deployed by hand', () => {
  it('counts as tested when each needed job has succeeded', async () => {
    expect(await untestedOf({ jobs: [...green, ...jobsWith('skipped', ['all', 'staging'])] })).toEqual([]);
  });

  it('does not count as tested when a job has failed, was cancelled or skipped, or still runs', async () => {
    for (const conclusion of ['failure', 'cancelled', 'skipped', null] as const) {
      const jobs = [...jobsWith('success', ['worker', 'chromium']), ...jobsWith(conclusion, ['engines'])];
      expect(await untestedOf({ jobs }), String(conclusion)).toEqual(['engines']);
    }
  });

  it('counts as tested when a failed job succeeds in another attempt of the run', async () => {
    const { ask, asked } = createGitHub([{ jobs: [...jobsWith('failure', ['engines']), ...green] }]);
    expect(await findUntestedJobs(ask, COMMIT)).toEqual([]);
    expect(asked.filter((path) => path.includes('/jobs')).every((path) => path.includes('filter=all'))).toBe(true);
  });

  it('counts as tested when the runs of two pushes together have all needed jobs', async () => {
    const worker = { jobs: jobsWith('success', ['worker']) };
    expect(await untestedOf(worker, { jobs: jobsWith('success', ['chromium', 'engines']) })).toEqual([]);
    expect(await untestedOf(worker, { jobs: [] })).toEqual(['chromium', 'engines']);
  });

  it('does not count as tested without a run, or when a job is missing', async () => {
    expect(await untestedOf()).toEqual(NEEDED_JOBS);
    expect(await untestedOf({ jobs: jobsWith('success', ['worker', 'engines']) })).toEqual(['chromium']);
  });

  it('does not count as tested by another event, or by a push of another commit', async () => {
    const others = [
      { event: 'pull_request', jobs: green },
      { event: 'schedule', jobs: green },
      { commit: COMMIT.replace('0', '1'), jobs: green },
    ];
    expect(await untestedOf(...others)).toEqual(NEEDED_JOBS);
    // As if GitHub ignored one of the parameters.
    for (const known of ['head_sha', 'event']) {
      expect(await findUntestedJobs(createGitHub(others, [known]).ask, COMMIT), known).toEqual(NEEDED_JOBS);
    }
  });

  it('counts as tested after many nightly runs, which are not requested from GitHub', async () => {
    const nights = Array.from({ length: 400 }, () => ({ event: 'schedule', jobs: jobsWith('success', ['all']) }));
    const { ask, asked } = createGitHub([...nights, { jobs: green }]);
    expect(await findUntestedJobs(ask, COMMIT)).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it("counts as tested by results on the second page of its runs, or of a run's jobs", async () => {
    const failed = { jobs: jobsWith('failure') };
    expect(await untestedOf(...Array.from({ length: 100 }, () => failed), { jobs: green })).toEqual([]);
    expect(await untestedOf({ jobs: [...Array.from({ length: 34 }, () => failed.jobs).flat(), ...green] })).toEqual([]);
  });

  it('does not count as tested when the list of runs never ends', async () => {
    let requests = 0;
    const ask = async (path: string) => {
      requests += 1;
      const list = Array.from({ length: 100 }, () => ({ id: 1, head_sha: COMMIT, event: 'schedule' }));
      return path.includes('/jobs') ? { jobs: [] } : { workflow_runs: list };
    };
    expect(await findUntestedJobs(ask, COMMIT)).toEqual(NEEDED_JOBS);
    expect(requests).toBe(10);
  });

  it('is an error when GitHub does not answer with a list', async () => {
    for (const answer of [null, 'text', [], { message: 'Not Found' }, { workflow_runs: null }]) {
      await expect(findUntestedJobs(async () => answer, COMMIT)).rejects.toThrow(/has no workflow_runs/);
    }
  });
});
