import { spawnSync } from 'node:child_process';

/** An expected error. Its message is written for the terminal and is printed without a stack trace. */
export class Failure extends Error {}

/** Runs the command of an entry point. An error ends the process, and with it every site that it started. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
};

/** Runs a program in this terminal. Throws when it fails. */
export const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void => {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  if (status !== 0) throw new Failure(`${program} ${args[0]} failed with exit code ${status}.`);
};
