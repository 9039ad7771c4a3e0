import { spawnSync } from 'node:child_process';
import { Failure } from '../command.ts';

/** Runs a program in this terminal. A failing one ends the deployment. */
export const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void => {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  if (status !== 0) throw new Failure(`${program} ${args[0]} failed with exit code ${status}.`);
};
