/** The workflow that tests each push. GitHub identifies it by its file. */
export const WORKFLOW = 'test.yml';

/**
 * The jobs of the workflow that must succeed before a deployment. The workflow's own deployment to staging needs the
 * same jobs.
 */
export const NEEDED_JOBS = ['worker', 'chromium', 'engines'];

const PAGE_SIZE = 100;

/** GitHub returns the first 1 000 runs of a search. Jobs of later runs count as not tested. */
const MAX_PAGES = 10;

/** Asks GitHub's API for the JSON at a path of this repository. */
type Ask = (path: string) => Promise<unknown>;

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** The entries on all pages of a list. `path` has a query, and `key` is the list's name in the answer. */
const listAll = async (ask: Ask, path: string, key: string): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const address = `${path}&per_page=${PAGE_SIZE}&page=${page}`;
    const answer = await ask(address);
    const list = isEntry(answer) ? answer[key] : undefined;
    if (!Array.isArray(list)) throw new Error(`GitHub's answer to ${address} has no ${key}`);
    entries.push(...list.filter(isEntry));
    if (list.length < PAGE_SIZE) break;
  }
  return entries;
};

/**
 * The needed jobs that have not succeeded for a commit in any attempt of any run that a push started. A skipped job has
 * not succeeded. A push of the same commit to another branch counts, because it tested the same code. A pull request
 * does not count, because it tests a merge.
 */
export const findUntestedJobs = async (ask: Ask, commit: string): Promise<readonly string[]> => {
  const untested = new Set(NEEDED_JOBS);
  const query = `head_sha=${commit}&event=push`;
  const runs = await listAll(ask, `actions/workflows/${WORKFLOW}/runs?${query}`, 'workflow_runs');
  // GitHub ignores a parameter that it does not know, and would then answer with other runs.
  for (const run of runs.filter(({ head_sha, event }) => head_sha === commit && event === 'push')) {
    for (const { name, conclusion } of await listAll(ask, `actions/runs/${run.id}/jobs?filter=all`, 'jobs')) {
      if (conclusion === 'success') untested.delete(String(name));
    }
    if (untested.size === 0) break;
  }
  return [...untested];
};
