import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** What a program printed, and its exit code. */
export type Outcome = { readonly code: number | null; readonly output: string };

const IDENTITY = ['-c', 'user.name=Operator', '-c', 'user.email=operator@saljrundan.example'];

const git = (folder: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...IDENTITY, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`);
  return stdout;
};

/**
 * A repository with the files of this one as they are now, in which an operator works. What a deployment builds there does
 * not disturb other tests.
 */
export const createCheckout = (env: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const here = resolve('.');
  for (const file of git(here, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter(Boolean)) {
    if (existsSync(join(here, file))) cpSync(join(here, file), join(folder, file));
  }
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=site: deploy it');
  // The pattern of .gitignore is that of a folder.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules');
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'));
  // Without what other tests and the test runner set for themselves.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:WRANGLER_|CLOUDFLARE_|VITEST|NODE_ENV$)/.test(name)),
  );
  return {
    folder,
    /** Writes a file of the operator's own. */
    write: (file: string, content: string | Uint8Array): void => writeFileSync(join(folder, file), content),
    /** Runs a program there. Resolves when it has ended. */
    run: async (program: string, ...args: readonly string[]): Promise<Outcome> => {
      const child = spawn(program, args, {
        cwd: folder,
        env: { ...inherited, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [stdout, stderr, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { code, output: stdout + stderr };
    },
    remove: (): void => rmSync(folder, { recursive: true }),
  };
};
