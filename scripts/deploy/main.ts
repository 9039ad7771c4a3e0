import { Failure, runCommand } from '../command.ts';
import { exampleVars } from '../example-vars.ts';
import { findMissing, findProblems, findUnknown } from './checks.ts';
import { readCommit } from './commit.ts';
import { CONFIG, operatorFileOf, readConfiguration, readOwnVars, TRIAL, type Vars } from './configuration.ts';
import { environmentVars } from './environment-vars.ts';
import { readOptions } from './options.ts';
import { run } from './run.ts';
import { requireWellSite } from './site-check.ts';
import { uploadSourceMaps } from './source-maps.ts';
import { DRY_RUN_SANDBOX_URL, siblingOrigin } from './trial.ts';
import { deployWorker } from './wrangler.ts';

/** The variables that the script adds to those of wrangler.toml: an environment inherits none. */
const addedVars = (environment: string): Vars =>
  environment === '' ? {} : environmentVars(environment, readConfiguration('').vars);

/** Refuses what must not be deployed, with all reasons in one message. */
const requireDeployable = (environment: string, own: Vars): void => {
  const topLevel = readConfiguration('');
  const file = operatorFileOf(environment);
  const problems = findUnknown(own, topLevel.vars).map(
    (name) => `${file} sets ${name}, which is no variable of the site.`,
  );
  // A trial shows examples, and needs no snapshot.
  if (environment !== TRIAL) {
    problems.push(
      ...findMissing(topLevel, readConfiguration(environment)).map(
        (name) => `[env.${environment}] of ${CONFIG} lacks ${name}.`,
      ),
      ...findProblems({ ...topLevel.vars, ...addedVars(environment), ...own }),
    );
  }
  if (problems.length === 0) return;
  throw new Failure(
    `This cannot be deployed:\n${problems.map((problem) => `  ${problem}\n`).join('')}` +
      `Set variables in ${file} (docs/operations.md). For a trial: npm run deploy -- --trial`,
  );
};

/** Tests log the failures that they provoke, so only a failing test's log is printed. */
const runChecks = (): void => {
  run('npm', ['run', '--silent', 'bundle']);
  run('npm', ['run', '--silent', 'types']);
  run('npm', ['run', '--silent', 'test:worker', '--', '--reporter=dot', '--silent=passed-only']);
};

/** Deploys the sandbox provider. Returns the variables of a site that shows it. */
const deploySandbox = (isDryRun: boolean): Vars => {
  const sandbox = deployWorker(['--config=sandbox/wrangler.toml', '--env='], isDryRun);
  const url = sandbox ? sandbox.targets.find((target) => target.endsWith('.workers.dev')) : DRY_RUN_SANDBOX_URL;
  if (!url) throw new Failure('The sandbox provider has no address on workers.dev.');
  return {
    ...exampleVars(),
    PUBLIC_ORIGIN: siblingOrigin(url, readConfiguration(TRIAL).name ?? ''),
    PROVIDER_API_URL: url,
  };
};

// npm run deploy
await runCommand(async () => {
  const { environment, isDryRun, allowsChanges, wranglerArgs } = readOptions(process.argv.slice(2));
  const own = readOwnVars(environment);
  requireDeployable(environment, own);
  const { id, tag, message } = readCommit(allowsChanges);
  runChecks();
  if (process.env.SENTRY_AUTH_TOKEN && !isDryRun) uploadSourceMaps(id);
  const trialVars = environment === TRIAL ? deploySandbox(isDryRun) : {};
  const vars = { ...addedVars(environment), ...trialVars, ...own };
  const varArgs = Object.entries(vars).map(([name, value]) => `--var=${name}:${value}`);
  const deployed = deployWorker([...wranglerArgs, `--tag=${tag}`, `--message=${message}`, ...varArgs], isDryRun);
  if (!deployed) return;
  const { PUBLIC_ORIGIN } = { ...readConfiguration('').vars, ...vars };
  await requireWellSite(new URL(String(PUBLIC_ORIGIN)).origin, deployed.version_id);
});
