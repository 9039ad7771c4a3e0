import { type Config, parseConfig } from '../../src/config.ts';
import { FORMER_TEXTS } from '../../src/content/legal/former-texts.ts';
import { readLegalVersions } from '../../src/content/legal/legal-versions.ts';
import { isoDate, stockholmDate } from '../../src/domain/plain-date.ts';
import { toComparableId } from '../../src/domain/product.ts';
import { checkProvider, type ProviderCheck } from '../check-provider/check-provider.ts';
import { Failure } from '../command.ts';
import { reasonOf } from '../reason-of.ts';
import { describeChangedValues } from './changed-values.ts';
import { type Environment, findMissing, findProblems, findTrialProblems, findUnknown } from './checks.ts';
import { diffLegalTexts, findChangedFiles } from './commit.ts';
import { CONFIG, type OwnVars, operatorFileOf, readConfiguration, TRIAL, type Vars } from './configuration.ts';
import { findPastDates } from './past-dates.ts';
import { findEarly, findRefusals, readServedVersions } from './served-texts.ts';
import { askListedIds, askOnce, askRelease } from './site-check.ts';
import { siteVars, TOKEN, trialVars } from './site-vars.ts';
import { DRY_RUN_SANDBOX_URL, type RunningValues } from './wrangler.ts';

/** Throws if the site must not be deployed. The message names all reasons. */
export const requireDeployable = (environment: string, own: OwnVars, secrets: Vars): void => {
  const topLevel = readConfiguration('');
  const file = operatorFileOf(environment);
  const unknown = findUnknown(own.vars, topLevel.vars);
  const problems = [
    ...own.problems,
    ...unknown.map((name) =>
      name === TOKEN
        ? `${file} sets ${TOKEN}, which is a secret: set it in the environment of the deployment instead.`
        : `${file} sets ${name}, which is not a variable of the site.`,
    ),
  ];
  if (environment === TRIAL) {
    // A trial needs no snapshot.
    problems.push(...findTrialProblems(trialVars(own.vars, DRY_RUN_SANDBOX_URL), environment));
  } else {
    problems.push(
      ...findMissing(topLevel, readConfiguration(environment)).map(
        (name) => `[env.${environment}] of ${CONFIG} lacks ${name}.`,
      ),
      ...findProblems({ ...siteVars(environment, own.vars), ...secrets }, environment),
    );
  }
  if (problems.length === 0) return;
  throw new Failure(
    `This cannot be deployed:\n${problems.map((problem) => `  ${problem}\n`).join('')}` +
      `Set variables in ${file} (docs/configuration.md). For a trial: npm run deploy -- --trial`,
  );
};

/**
 * Refuses code that is not live already, because it has not been tested. Says how to deploy the values without it.
 * `args` are those of the deployment.
 */
export const requireRunningCode = async (
  environment: string,
  origin: string,
  commit: string,
  args: readonly string[],
): Promise<void> => {
  const running = await askRelease(origin, askOnce);
  const changed = findChangedFiles(running, commit);
  if (changed.length === 0) return;
  const folder = `../live-${running.slice(0, 12)}`;
  throw new Failure(
    [
      `--values changes only the values of the live code, ${running}. These files differ from it:`,
      ...changed.map((file) => `  ${file}`),
      'To deploy the values with the live code, run:',
      `  git worktree add --detach ${folder} ${running}`,
      `  cp ${operatorFileOf(environment)} ${folder}`,
      `  cd ${folder}`,
      `  npm run deploy -- ${args.filter((arg) => arg !== '--built').join(' ')}`,
      `  cd - && git worktree remove --force ${folder}`,
    ].join('\n'),
  );
};

/** Prints which values change, and whether the token stays. */
export const warnOfChangedValues = ({ vars, secrets }: RunningValues, next: Vars, nextSecrets: Vars): void => {
  const changes = describeChangedValues(vars, next);
  console.warn(changes.length === 0 ? 'No value changes.' : `These values change:\n  ${changes.join('\n  ')}`);
  if (secrets.includes(TOKEN) && nextSecrets[TOKEN] === undefined) {
    console.warn(`The running version's ${TOKEN} stays. The product API is checked without it.`);
  }
};

const originOf = (url: string | undefined): string | undefined => URL.parse(url ?? '')?.origin;

/** Refuses to send the token of the running version to another host. */
export const requireOwnToken = ({ vars, secrets }: RunningValues, next: Vars, nextSecrets: Vars): void => {
  const isMoved = originOf(vars.PROVIDER_API_URL) !== originOf(next.PROVIDER_API_URL);
  if (!isMoved || !secrets.includes(TOKEN) || nextSecrets[TOKEN] !== undefined) return;
  throw new Failure(
    `The running version has a ${TOKEN} for ${vars.PROVIDER_API_URL}, which the site would send to ${next.PROVIDER_API_URL}. Set the new token in the environment, or delete the old one first (docs/operations/maintenance.md, "Rotate tokens").`,
  );
};

/**
 * Refuses a product API with which the site would have no products, unless `excuse` says why the site can do without it.
 * `excuse` receives whether the API does not accept the token. Returns what the check has found. Null: nothing is checked.
 */
export const requireProvider = async (
  environment: string,
  config: Config,
  excuse: (rejectsToken: boolean) => string | null,
): Promise<ProviderCheck | null> => {
  const { services = [] }: Environment = readConfiguration(environment);
  if (services.some(({ binding }) => binding === 'PROVIDER')) {
    console.warn('The product API is a Worker that is bound as PROVIDER, and is not checked.');
    return null;
  }
  const check = await checkProvider(config, Math.random);
  const { findings, failure } = check;
  const lines = ['The product API:', ...findings, ...(failure ? [failure.reason] : [])].join('\n  ');
  if (failure === null) {
    console.log(lines);
    return check;
  }
  const reason = excuse(failure.rejectsToken);
  if (reason === null) {
    throw new Failure(`${lines}\nThe site cannot be run with this API. --unchecked deploys it all the same.`);
  }
  console.warn(`${lines}\n${reason}`);
  return check;
};

/** The ids that are not among the known ones, whatever their spelling. */
export const findUnknownIds = (ids: readonly string[], known: readonly string[]): readonly string[] => {
  const comparable = new Set(known.map(toComparableId));
  return ids.filter((id) => !comparable.has(toComparableId(id)));
};

/**
 * Refuses to hide products that neither the running site nor the list `nextIds` has, because another product was probably
 * meant.
 */
export const requireKnownProducts = async (
  origin: string,
  ids: readonly string[],
  nextIds: readonly string[],
  mayFail: boolean,
): Promise<void> => {
  if (ids.length === 0) return;
  const listed = await askListedIds(origin, askOnce);
  if (listed === null && nextIds.length === 0) return;
  const unknown = findUnknownIds(ids, [...(listed ?? []), ...nextIds]);
  if (unknown.length === 0) return;
  const sentence = `HIDDEN_PRODUCTS names what ${origin} does not have: ${unknown.join(', ')}. An id is the end of the product's URL.`;
  if (!mayFail) throw new Failure(`${sentence} --unchecked deploys it all the same.`);
  console.warn(sentence);
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
export const requireDatedTexts = async (
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

/** Names the values whose days have passed. */
export const warnOfPastDates = (vars: Vars): void => {
  const dates = findPastDates(vars, new Date());
  if (dates.length > 0) console.warn(`Some values are out of date:\n  ${dates.join('\n  ')}`);
};
