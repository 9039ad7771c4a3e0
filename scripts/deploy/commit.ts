import { spawnSync } from 'node:child_process';
import { Failure } from '../command.ts';

const git = (...args: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Failure(`git ${args[0]} failed: ${stderr}`);
  return stdout.trimEnd();
};

const TAG_LENGTH = 12;

type Commit = {
  /** The release in error reports. */
  readonly id: string;
  /** The tag of the deployed version, which must be short. */
  readonly tag: string;
  readonly message: string;
};

/** The commit that is deployed. Refuses changes without a commit unless `allowsChanges`. */
export const readCommit = (allowsChanges: boolean): Commit => {
  const changes = git('status', '--porcelain');
  if (changes !== '' && !allowsChanges) {
    throw new Failure(
      `These files are not committed, so nobody could tell what is deployed. Commit them, or add --dirty:\n${changes}`,
    );
  }
  const id = git('rev-parse', 'HEAD');
  const tag = id.slice(0, TAG_LENGTH);
  return { id, tag: changes === '' ? tag : `${tag}-dirty`, message: git('log', '-1', '--format=%s') };
};

/** The files of operators' own variables, which a private repository may have. */
const OPERATOR_FILE = /^operator(?:\.\w+)?\.env$/;

/** The files in which the code of two commits differs. Fails when a commit is not in this clone. */
export const findChangedFiles = (from: string, to: string): readonly string[] =>
  git('diff', '--name-only', from, to)
    .split('\n')
    .filter((file) => file !== '' && !OPERATOR_FILE.test(file));
