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

/** The files with an operator's own variables. A private repository may contain them. */
const OPERATOR_FILE = /^operator(?:\.\w+)?\.env$/;

/**
 * The uncommitted changes as git prints them: two letters, a space, and the file. Those of operators' files are left
 * out.
 */
const findChanges = (): string =>
  git('status', '--porcelain')
    .split('\n')
    .filter((line) => !OPERATOR_FILE.test(line.slice(3)))
    .join('\n');

/** The commit to deploy. Refuses uncommitted changes unless `allowsChanges`. */
export const readCommit = (allowsChanges: boolean): Commit => {
  const changes = findChanges();
  if (changes !== '' && !allowsChanges) {
    throw new Failure(
      `These files are not committed, so nobody could tell what is deployed. Commit them, or add --dirty:\n${changes}`,
    );
  }
  const id = git('rev-parse', 'HEAD');
  const tag = id.slice(0, TAG_LENGTH);
  return { id, tag: changes === '' ? tag : `${tag}-dirty`, message: git('log', '-1', '--format=%s') };
};

/** The files that differ between two commits, apart from those of operators. Fails if this clone lacks a commit. */
export const findChangedFiles = (from: string, to: string): readonly string[] =>
  git('diff', '--name-only', from, to)
    .split('\n')
    .filter((file) => file !== '' && !OPERATOR_FILE.test(file));

/** The changed lines of the legal texts since a commit. Empty without changes. Fails if this clone lacks the commit. */
export const diffLegalTexts = (from: string): string =>
  git('diff', '--unified=0', from, '--', 'src/content/legal', ':!src/content/legal/former');
