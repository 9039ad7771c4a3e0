import { Failure, runCommand } from '../command.ts';
import { findUntestedJobs, WORKFLOW } from './untested-jobs.ts';

const TIMEOUT_MS = 30_000;

const readVariable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Failure(`${name} is not set. A job of GitHub Actions runs this script.`);
  return value;
};

// Runs before `npm ci`, so it uses no packages. GH_TOKEN must be allowed to read workflow runs.
await runCommand(async () => {
  const repository = `${readVariable('GITHUB_API_URL')}/repos/${readVariable('GITHUB_REPOSITORY')}`;
  const commit = readVariable('GITHUB_SHA');
  const headers = { accept: 'application/vnd.github+json', authorization: `Bearer ${readVariable('GH_TOKEN')}` };
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${repository}/${path}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Failure(`GitHub answered ${response.status} to ${path}: ${await response.text()}`);
    return response.json();
  };
  const untested = await findUntestedJobs(ask, commit);
  if (untested.length > 0) {
    throw new Failure(
      `${commit} is not tested. In no run of ${WORKFLOW} that a push started have these jobs succeeded: ${untested.join(', ')}.`,
    );
  }
  console.log(`Each needed job of ${WORKFLOW} has succeeded for ${commit}.`);
});
