import { Failure, run, runCommand } from '../command.ts';
import { exampleVars } from '../example-vars.ts';
import { findMissing, findProblems, findUnknown } from './checks.ts';
import { findChangedFiles, readCommit } from './commit.ts';
import { CONFIG, operatorFileOf, readConfiguration, readOwnVars, TRIAL, type Vars } from './configuration.ts';
import { environmentVars } from './environment-vars.ts';
import { readOptions } from './options.ts';
import { findPastDates } from './past-dates.ts';
import { askOnce, askRelease, requireWellSite } from './site-check.ts';
import { deployWorker, uploadSourceMaps } from './wrangler.ts';

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

/** Refuses code that does not run already: it has not been tested. */
const requireRunningCode = async (origin: string, commit: string): Promise<void> => {
  const running = await askRelease(origin, askOnce);
  const changed = findChangedFiles(running, commit);
  if (changed.length === 0) return;
  throw new Failure(
    `--values deploys other values for the code that runs, ${running}. Here these files differ, so leave out --values, or check out that commit:\n${changed.join('\n')}`,
  );
};

/** Tests log the failures that they provoke, so only a failing test's log is printed. */
const runChecks = (): void => {
  run('npm', ['run', '--silent', 'types']);
  run('npm', ['run', '--silent', 'test:worker', '--', '--reporter=dot', '--silent=passed-only']);
};

/** Stands for the sandbox's address while nothing is deployed. */
const DRY_RUN_SANDBOX_URL = 'https://saljrundan-sandbox.account.workers.dev';

/** Deploys the sandbox provider. Returns the variables of a site that shows it. */
const deploySandbox = (isDryRun: boolean): Vars => {
  const sandbox = deployWorker(['--config=sandbox/wrangler.toml', '--env='], isDryRun);
  const url = sandbox ? sandbox.targets.find((target) => target.endsWith('.workers.dev')) : DRY_RUN_SANDBOX_URL;
  if (!url) throw new Failure('The sandbox provider has no address on workers.dev.');
  return {
    ...exampleVars(),
    // Both Workers are on the account's subdomain.
    PUBLIC_ORIGIN: `https://${readConfiguration(TRIAL).name}.${new URL(url).host.replace(/^[^.]+\./, '')}`,
    PROVIDER_API_URL: url,
  };
};

// npm run deploy
await runCommand(async () => {
  const { environment, isDryRun, allowsChanges, isValuesOnly, namesAddress, wranglerArgs } = readOptions(
    process.argv.slice(2),
  );
  const own = readOwnVars(environment);
  requireDeployable(environment, own);
  const { id, tag, message } = readCommit(allowsChanges);
  const site = { ...readConfiguration('').vars, ...addedVars(environment), ...own };
  const origin = new URL(String(site.PUBLIC_ORIGIN)).origin;
  const pastDates = environment === TRIAL ? [] : findPastDates(site, new Date());
  if (pastDates.length > 0) console.warn(`Time has overtaken some values:\n  ${pastDates.join('\n  ')}`);
  if (isValuesOnly) await requireRunningCode(origin, id);
  run('npm', ['run', '--silent', 'bundle']);
  if (!isValuesOnly) runChecks();
  if (process.env.SENTRY_AUTH_TOKEN && !isDryRun) uploadSourceMaps(id);
  const trialVars = environment === TRIAL ? deploySandbox(isDryRun) : {};
  const vars = { ...addedVars(environment), ...trialVars, ...own };
  const varArgs = Object.entries(vars).map(([name, value]) => `--var=${name}:${value}`);
  // The address is that of the operator's own PUBLIC_ORIGIN, unless wrangler.toml or an argument names one.
  const hasAddress = namesAddress || environment === TRIAL || (readConfiguration(environment).routes ?? []).length > 0;
  const domainArgs = hasAddress ? [] : [`--domain=${new URL(origin).host}`];
  const deployed = deployWorker(
    [...wranglerArgs, ...domainArgs, `--tag=${tag}`, `--message=${message}`, ...varArgs],
    isDryRun,
  );
  if (!deployed) return;
  const deployedOrigin = new URL(String({ ...site, ...vars }.PUBLIC_ORIGIN)).origin;
  await requireWellSite(deployedOrigin, deployed.version_id);
});
