import { parseConfig } from '../../src/config.ts';
import { list } from '../../src/config-values.ts';
import { Failure, run, runCommand } from '../command.ts';
import { requireBuilt } from './built-commit.ts';
import { readsOtherData } from './changed-values.ts';
import { readCommit } from './commit.ts';
import { readConfiguration, readOwnVars, TRIAL, type Vars } from './configuration.ts';
import { readOptions } from './options.ts';
import {
  findUnknownIds,
  requireDatedTexts,
  requireDeployable,
  requireKnownProducts,
  requireOwnToken,
  requireProvider,
  requireRunningCode,
  warnOfChangedValues,
  warnOfPastDates,
} from './requirements.ts';
import { adviceFor, waitForSite } from './site-check.ts';
import { readSecrets, siteVars, trialVars } from './site-vars.ts';
import { deploySandbox, deploySite, readLiveDeployment, readValuesOf, uploadSourceMaps } from './wrangler.ts';

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
  const { environment, isDryRun, allowsChanges, isValuesOnly, isBuilt, allowsUncompared, allowsUnchecked, domain } =
    options;
  const isTrial = environment === TRIAL;
  const own = readOwnVars(environment);
  const givenSecrets = isTrial ? {} : readSecrets();
  let secrets = givenSecrets;
  let newlyHidden: readonly string[] = [];
  requireDeployable(environment, own, givenSecrets);
  const { id, tag, message } = readCommit(allowsChanges);
  if (isBuilt) requireBuilt(id);
  const live = isDryRun ? null : readLiveDeployment(environment);
  if (!isTrial) {
    const vars = siteVars(environment, own.vars);
    const config = parseConfig({ ...vars, ...givenSecrets });
    warnOfPastDates(vars);
    const running = live && readValuesOf(environment, live);
    if (running) {
      warnOfChangedValues(running, vars, givenSecrets);
      requireOwnToken(running, vars, givenSecrets);
    }
    // The live version may have another address than the new values.
    const servedOrigin = running?.vars.PUBLIC_ORIGIN ?? originOf(vars);
    if (isValuesOnly) await requireRunningCode(environment, servedOrigin, id, process.argv.slice(2));
    await requireDatedTexts(environment, servedOrigin, vars, live !== null && !allowsUncompared);
    // The code that runs can read its copies with other values, even while the product API is down.
    const keepsCopies = isValuesOnly && running !== null && !readsOtherData(running.vars, vars);
    const check = await requireProvider(environment, config, (rejectsToken) => {
      if (allowsUnchecked) return 'It is deployed all the same.';
      const isAccepted = config.providerToken === null || !rejectsToken;
      return keepsCopies && isAccepted ? 'The copies of the running version stay readable.' : null;
    });
    // A token that the API could not accept yet does not replace the one that works.
    if (check?.failure && !allowsUnchecked) secrets = {};
    if (running) {
      newlyHidden = findUnknownIds(config.hiddenProducts, list.parse(running.vars.HIDDEN_PRODUCTS ?? ''));
      await requireKnownProducts(servedOrigin, newlyHidden, check?.ids ?? [], allowsUnchecked);
    }
  }
  if (!isBuilt) run('npm', ['run', '--silent', 'bundle']);
  if (!isBuilt && !isValuesOnly) runChecks();
  if (process.env.SENTRY_AUTH_TOKEN && !isDryRun) uploadSourceMaps(id);
  const vars = isTrial ? trialVars(own.vars, deploySandbox(isDryRun)) : siteVars(environment, own.vars);
  const origin = originOf(vars);
  // The address comes from the operator's PUBLIC_ORIGIN, unless an option or wrangler.toml names one.
  const hasRoutes = isTrial || (readConfiguration(environment).routes ?? []).length > 0;
  const address = domain ?? (hasRoutes ? undefined : new URL(origin).host);
  const args = [...(address === undefined ? [] : [`--domain=${address}`]), `--tag=${tag}`, `--message=${message}`];
  const deployment = deploySite({ environment, vars, secrets, args, isDryRun, live });
  if (deployment === null) return;
  const { versionId, isComplete } = deployment;
  if (!isComplete) console.error(`Version ${versionId} is live, but Wrangler failed after that, as printed above.`);
  for (const name of Object.keys(givenSecrets)) {
    console.warn(
      name in secrets ? `${name} is set.` : `${name} is NOT set. Run the command again when the product API works.`,
    );
  }
  const state = await waitForSite(origin, versionId, parseConfig(vars).hiddenProducts);
  if (!isComplete) {
    throw new Failure(
      `${origin} is ${state === 'ok' ? '' : 'not '}healthy with version ${versionId}. Deploy again to set the address and the cron trigger, which Wrangler may not have set. Add --uncompared while another site answers there.`,
    );
  }
  if (state !== 'ok') {
    const advice = adviceFor(state, newlyHidden);
    throw new Failure(`Version ${versionId} is deployed, but ${origin} is not healthy. ${advice}`);
  }
});
