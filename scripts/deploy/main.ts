import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { unstable_readConfig as readConfig } from 'wrangler';
import { Failure, runCommand } from '../command.ts';
import { findPlaceholders } from './placeholders.ts';

const ALLOW = '--allow-placeholders';

/** Wrangler's own arguments that decide which variables are deployed. */
const readEnvironment = (args: string[]) =>
  parseArgs({
    args,
    options: { env: { type: 'string', short: 'e' }, config: { type: 'string', short: 'c' } },
    strict: false,
  }).values;

const requireOwnDetails = (args: string[]): void => {
  const { env, config = 'wrangler.toml' } = readEnvironment(args);
  const { vars } = readConfig({ config: String(config), ...(env ? { env: String(env) } : {}) });
  const placeholders = findPlaceholders(vars);
  if (placeholders.length === 0) return;
  throw new Failure(
    `These variables (${config}, [vars]) still have a placeholder:\n${placeholders.map((name) => `  ${name}`).join('\n')}\n` +
      `Fill them in. For a trial: npm run deploy -- ${ALLOW}`,
  );
};

await runCommand(async () => {
  const args = process.argv.slice(2);
  const wranglerArgs = args.filter((arg) => arg !== ALLOW);
  if (wranglerArgs.length === args.length) requireOwnDetails(wranglerArgs);
  const { status, error } = spawnSync('wrangler', ['deploy', ...wranglerArgs], { stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
});
