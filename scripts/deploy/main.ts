import { parseConfig } from '../../src/config.ts';
import { FORMER_TEXTS } from '../../src/content/legal/former-texts.ts';
import { readLegalVersions } from '../../src/content/legal/legal-versions.ts';
import { isoDate, stockholmDate } from '../../src/domain/plain-date.ts';
import { Failure, run, runCommand } from '../command.ts';
import { exampleVars } from '../example-vars.ts';
import { OBFUSCATED_MAIL_CAUSE } from '../obfuscated-mail.ts';
import { reasonOf } from '../reason-of.ts';
import { findMissing, findProblems, findTrialProblems, findUnknown } from './checks.ts';
import { diffLegalTexts, findChangedFiles, readCommit } from './commit.ts';
import {
  CONFIG,
  type OwnVars,
  operatorFileOf,
  readConfiguration,
  readOwnVars,
  TRIAL,
  type Vars,
} from './configuration.ts';
import { environmentVars } from './environment-vars.ts';
import { readOptions } from './options.ts';
import { findPastDates } from './past-dates.ts';
import { findEarly, findRefusals, readServedVersions } from './served-texts.ts';
import { askOnce, askRelease, type SiteState, waitForSite } from './site-check.ts';
import {
  DRY_RUN_SANDBOX_URL,
  deploySandbox,
  deploySite,
  readLiveDeployment,
  readOriginOf,
  uploadSourceMaps,
} from './wrangler.ts';

/** What to do if the site is not ok with the new version. */
const ADVICE: Readonly<Record<Exclude<SiteState, 'ok'>, string>> = {
  'obfuscated-mail': `Its mail links are dead: ${OBFUSCATED_MAIL_CAUSE}.`,
  'no-products': 'The version runs but has no products: see "The provider is down" in docs/operations.md.',
  failing: 'docs/operations.md says how to roll back ("Roll back").',
};

/** The variables of an environment, including the operator's own. */
const siteVars = (environment: string, own: Vars): Vars => ({
  ...environmentVars(environment, readConfiguration('').vars),
  ...own,
});

/** The variables of a trial with the sandbox provider at `providerUrl`. */
const trialVars = (own: Vars, providerUrl: string): Vars => ({
  ...siteVars(TRIAL, exampleVars()),
  // Both Workers are on the account's subdomain.
  PUBLIC_ORIGIN: `https://${readConfiguration(TRIAL).name}.${new URL(providerUrl).host.replace(/^[^.]+\./, '')}`,
  PROVIDER_API_URL: providerUrl,
  ...own,
});

/** Throws if the site must not be deployed. The message names all reasons. */
const requireDeployable = (environment: string, own: OwnVars): void => {
  const topLevel = readConfiguration('');
  const file = operatorFileOf(environment);
  const unknown = findUnknown(own.vars, topLevel.vars);
  const problems = [
    ...own.problems,
    ...unknown.map((name) => `${file} sets ${name}, which is no variable of the site.`),
  ];
  if (environment === TRIAL) {
    // A trial needs no snapshot.
    problems.push(...findTrialProblems(trialVars(own.vars, DRY_RUN_SANDBOX_URL), environment));
  } else {
    problems.push(
      ...findMissing(topLevel, readConfiguration(environment)).map(
        (name) => `[env.${environment}] of ${CONFIG} lacks ${name}.`,
      ),
      ...findProblems(siteVars(environment, own.vars), environment),
    );
  }
  if (problems.length === 0) return;
  throw new Failure(
    `This cannot be deployed:\n${problems.map((problem) => `  ${problem}\n`).join('')}` +
      `Set variables in ${file} (docs/operations.md). For a trial: npm run deploy -- --trial`,
  );
};

/** Refuses code that is not live already, because it has not been tested. */
const requireRunningCode = async (origin: string, commit: string): Promise<void> => {
  const running = await askRelease(origin, askOnce);
  const changed = findChangedFiles(running, commit);
  if (changed.length === 0) return;
  throw new Failure(
    `--values changes only the values of the live code, ${running}. These files differ from it, so leave out --values, or check out that commit:\n${changed.join('\n')}`,
  );
};

/** What has changed in the legal texts since the commit that runs at `origin`, or why it cannot be told. */
const describeChanges = (origin: string): Promise<string> =>
  askRelease(origin, askOnce)
    .then(diffLegalTexts)
    .then((diff) => diff || 'The own files of the texts have not changed, so a value or an imported file has.')
    .catch(reasonOf);

/**
 * Refuses changes of the legal texts served at `origin` that lack a new date or an archived former version. Only
 * production's texts are binding. With `mustCompare`, texts that cannot be read are refused as well.
 */
const requireDatedTexts = async (
  environment: string,
  origin: string,
  vars: Vars,
  mustCompare: boolean,
): Promise<void> => {
  const next = await readLegalVersions(parseConfig(vars).operator);
  const served = await readServedVersions(origin, askOnce);
  if ('reason' in served) {
    const sentence = `The legal texts are not compared. ${served.reason}.`;
    if (environment === '' && mustCompare && served.hasAnswer) {
      throw new Failure(
        `${sentence}\nThey may change without a new date: deploy when they can be read, or add --uncompared.`,
      );
    }
    console.warn(sentence);
    return;
  }
  for (const note of findEarly(next, isoDate(stockholmDate(new Date())))) console.warn(note);
  const refusals = findRefusals(served, next, FORMER_TEXTS);
  if (refusals.length === 0) return;
  const reasons = [
    'The legal texts cannot change like this (docs/operations.md, "A new version of a legal text"):',
    ...refusals.map((refusal) => `  ${refusal}`),
    await describeChanges(origin),
  ].join('\n');
  if (environment === '') throw new Failure(reasons);
  console.warn(reasons);
};

const warnOfPastDates = (vars: Vars): void => {
  const dates = findPastDates(vars, new Date());
  if (dates.length > 0) console.warn(`Some values are out of date:\n  ${dates.join('\n  ')}`);
};

/** Tests log the failures that they provoke, so only the logs of failing tests are printed. */
const runChecks = (): void => {
  run('npm', ['run', '--silent', 'types']);
  run('npm', ['run', '--silent', 'test:worker', '--', '--reporter=dot', '--silent=passed-only']);
};

const originOf = (vars: Vars): string => new URL(vars.PUBLIC_ORIGIN ?? '').origin;

// npm run deploy
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === null) return;
  const { environment, isDryRun, allowsChanges, isValuesOnly, isTested, allowsUncompared, domain } = options;
  const isTrial = environment === TRIAL;
  const own = readOwnVars(environment);
  requireDeployable(environment, own);
  const { id, tag, message } = readCommit(allowsChanges);
  const live = isDryRun ? null : readLiveDeployment(environment);
  if (!isTrial) {
    const vars = siteVars(environment, own.vars);
    warnOfPastDates(vars);
    // The live version may have another address than the new values.
    const servedOrigin = (live && readOriginOf(environment, live)) ?? originOf(vars);
    if (isValuesOnly) await requireRunningCode(servedOrigin, id);
    await requireDatedTexts(environment, servedOrigin, vars, live !== null && !allowsUncompared);
  }
  run('npm', ['run', '--silent', 'bundle']);
  if (!isTested) runChecks();
  if (process.env.SENTRY_AUTH_TOKEN && !isDryRun) uploadSourceMaps(id);
  const vars = isTrial ? trialVars(own.vars, deploySandbox(isDryRun)) : siteVars(environment, own.vars);
  const origin = originOf(vars);
  // The address comes from the operator's PUBLIC_ORIGIN, unless an option or wrangler.toml names one.
  const hasRoutes = isTrial || (readConfiguration(environment).routes ?? []).length > 0;
  const address = domain ?? (hasRoutes ? undefined : new URL(origin).host);
  const args = [...(address === undefined ? [] : [`--domain=${address}`]), `--tag=${tag}`, `--message=${message}`];
  const deployment = deploySite({ environment, vars, args, isDryRun, live });
  if (deployment === null) return;
  const { versionId, isComplete } = deployment;
  if (!isComplete) console.error(`Version ${versionId} is live, but Wrangler failed after that, as printed above.`);
  const state = await waitForSite(origin, versionId);
  if (!isComplete) {
    throw new Failure(
      `${origin} is ${state === 'ok' ? '' : 'not '}healthy with version ${versionId}. Deploy again to set the address and the cron trigger, which Wrangler may not have set. Add --uncompared while another site answers there.`,
    );
  }
  if (state !== 'ok') {
    throw new Failure(`Version ${versionId} is deployed, but ${origin} is not healthy. ${ADVICE[state]}`);
  }
});
