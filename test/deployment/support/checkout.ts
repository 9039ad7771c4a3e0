import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** The output of a program, and its exit code. */
type Outcome = { readonly code: number | null; readonly output: string };

const IDENTITY = ['-c', 'user.name=Operator', '-c', 'user.email=operator@saljrundan.example'];

const git = (folder: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...IDENTITY, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`);
  return stdout;
};

/** Turns a folder into a repository with the current files of this one. */
const fill = (folder: string): void => {
  const here = resolve('.');
  for (const file of git(here, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter(Boolean)) {
    // A deleted file is still in the index.
    if (lstatSync(join(here, file), { throwIfNoEntry: false })?.isFile()) cpSync(join(here, file), join(folder, file));
  }
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=site: deploy it');
  // The pattern in .gitignore matches only a folder.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules');
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'));
};

/**
 * An operator's repository with the current files of this one. What a deployment builds in it does not disturb other
 * tests.
 */
export const createCheckout = (env: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const home = mkdtempSync(join(tmpdir(), 'home-'));
  const remove = (): void => {
    for (const each of [folder, home]) rmSync(each, { recursive: true });
  };
  try {
    fill(folder);
  } catch (error) {
    remove();
    throw error;
  }
  const secrets: Record<string, string> = {};
  return {
    folder,
    /** Environment variables in addition, which can be changed between two programs. */
    secrets,
    /** Writes a file of the operator's. */
    write: (file: string, content: string | Uint8Array): void => writeFileSync(join(folder, file), content),
    /** Changes a file. Fails when it does not contain `from`. */
    replace: (file: string, from: string, to: string): void => {
      const content = readFileSync(join(folder, file), 'utf8');
      if (!content.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(join(folder, file), content.replace(from, to));
    },
    /** Runs a program in the repository. Resolves when it has ended. */
    run: async (program: string, ...args: readonly string[]): Promise<Outcome> => {
      const child = spawn(program, args, {
        cwd: folder,
        // Nothing else from this machine: neither its logins nor its proxies.
        env: { PATH: process.env.PATH, HOME: home, TMPDIR: tmpdir(), ...env, ...secrets },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [stdout, stderr, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { code, output: stdout + stderr };
    },
    /** The commit that is checked out. */
    head: (): string => git(folder, 'rev-parse', 'HEAD').trim(),
    /** Commits all files. */
    commit: (message: string): void => {
      git(folder, 'add', '--all');
      git(folder, 'commit', '--quiet', `--message=${message}`);
    },
    remove,
  };
};
