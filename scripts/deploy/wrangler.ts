import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { FOLDER as BUNDLE } from '../bundle.ts';
import { Failure, run } from '../command.ts';
import { reasonOf } from '../reason-of.ts';
import { readWrittenConfiguration, type Vars } from './configuration.ts';

const deployedSchema = z.object({
  type: z.literal('deploy'),
  /** Null after a dry run. */
  version_id: z.string().nullable(),
  /** The Worker's addresses. */
  targets: z.array(z.string()).default([]),
});
const failedSchema = z.object({ type: z.literal('command-failed'), code: z.unknown().optional() });
const outputSchema = z.union([deployedSchema, failedSchema]);

type Output = z.infer<typeof outputSchema>;

/** Runs Wrangler. Returns its exit status, its machine-readable output, and if `capturesOutput`, what it printed. */
const runWrangler = (args: readonly string[], capturesOutput: boolean) => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    const file = join(folder, 'output.ndjson');
    const env = {
      ...process.env,
      WRANGLER_OUTPUT_FILE_PATH: file,
      WRANGLER_HIDE_BANNER: 'true',
      ...(capturesOutput && { WRANGLER_LOG: 'log' }),
    };
    const stdio = capturesOutput ? 'pipe' : 'inherit';
    const { status, error, stdout, stderr } = spawnSync('wrangler', args, { stdio, encoding: 'utf8', env });
    if (error)
      throw new Failure(`Wrangler cannot be run: ${reasonOf(error)}. Start with npm run deploy, which installs it.`);
    // One JSON object per line. The file is missing if Wrangler ended before its command began.
    const output = (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .flatMap((line): Output | readonly Output[] => outputSchema.safeParse(JSON.parse(line)).data ?? []);
    return { status, stdout, stderr, output };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The codes of Cloudflare's API for a Worker that does not exist, and for one that has never been deployed. */
const NOT_DEPLOYED: readonly unknown[] = [10_007, 10_090];

const parseAnswer = <Value>(args: readonly string[], text: string, schema: z.ZodType<Value>): Value => {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Failure(`wrangler ${args.join(' ')} answered in an unknown format: ${reasonOf(error)}`);
  }
};

/** The JSON output of a Wrangler command. Null: the Worker does not exist, or has never been deployed. */
const askWrangler = <Value>(args: readonly string[], schema: z.ZodType<Value>): Value | null => {
  const { status, stdout, stderr, output } = runWrangler(args, true);
  if (status === 0) return parseAnswer(args, stdout, schema);
  if (output.some((entry) => entry.type === 'command-failed' && NOT_DEPLOYED.includes(entry.code))) return null;
  throw new Failure(
    `wrangler ${args.join(' ')} failed:\n${stdout}${stderr}Not logged in? npx wrangler login, or set CLOUDFLARE_API_TOKEN.`,
  );
};

/** The deployment that serves all visitors. Each deployment and each rollback has a new id. */
export type LiveDeployment = { readonly id: string; readonly versionId: string };

const liveSchema = z.object({
  id: z.string(),
  versions: z.tuple([z.object({ version_id: z.string() })], z.unknown()),
});

/** Asks Cloudflare for the live deployment of an environment. Null: nothing has been deployed there. */
export const readLiveDeployment = (environment: string): LiveDeployment | null => {
  const live = askWrangler(['deployments', 'status', '--json', `--env=${environment}`], liveSchema);
  return live && { id: live.id, versionId: live.versions[0].version_id };
};

/** What a version is run with: its variables, and the names of its secrets. */
export type RunningValues = { readonly vars: Vars; readonly secrets: readonly string[] };

const versionSchema = z.object({
  resources: z.object({
    bindings: z.array(z.object({ type: z.string(), name: z.string(), text: z.string().optional() })).default([]),
  }),
});

/** The values of a version. If Cloudflare does not tell, warns and returns null. */
export const readValuesOf = (environment: string, { versionId }: LiveDeployment): RunningValues | null => {
  try {
    const version = askWrangler(['versions', 'view', versionId, '--json', `--env=${environment}`], versionSchema);
    const bindings = version?.resources.bindings ?? [];
    return {
      vars: Object.fromEntries(bindings.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]]))),
      secrets: bindings.filter(({ type }) => type === 'secret_text').map(({ name }) => name),
    };
  } catch (error) {
    console.warn(
      `The values of version ${versionId} are unknown, so all values count as new, and no hidden product is looked up. ${reasonOf(error)}`,
    );
    return null;
  }
};

const describeLive = (live: LiveDeployment | null): string =>
  live ? `Version ${live.versionId} still runs.` : 'Nothing is deployed.';

const namespacesSchema = z.array(z.object({ id: z.string(), title: z.string() }));

const listNamespaces = () => askWrangler(['kv', 'namespace', 'list'], namespacesSchema) ?? [];

/**
 * The ids of the KV namespaces by binding. A namespace is found by its title, and created if there is none. Wrangler
 * would bind the one of the running version again, even if somebody has deleted it, and after a first deployment that
 * has failed it would try to create the namespace again, which Cloudflare would refuse.
 */
const ensureNamespaces = (environment: string, live: LiveDeployment | null): ReadonlyMap<string, string> => {
  const { name, kv_namespaces } = readWrittenConfiguration(environment);
  const titles = kv_namespaces
    .filter(({ id }) => id === undefined)
    // The title that Wrangler gives a namespace.
    .map(({ binding }) => [binding, `${name}-${binding.toLowerCase().replaceAll('_', '-')}`] as const);
  if (titles.length === 0) return new Map();
  const before = listNamespaces();
  const missing = titles.filter(([, title]) => before.every((namespace) => namespace.title !== title));
  for (const [, title] of missing) {
    // Wrangler's output asks for an entry in wrangler.toml, which this deployment does without.
    const { status, stdout, stderr } = runWrangler(['kv', 'namespace', 'create', title], true);
    if (status !== 0) {
      throw new Failure(`The KV namespace ${title} could not be created:\n${stdout}${stderr}${describeLive(live)}`);
    }
    console.log(`The KV namespace ${title} is created.`);
  }
  const existing = missing.length > 0 ? listNamespaces() : before;
  return new Map(
    titles.map(([binding, title]) => {
      const found = existing.find((namespace) => namespace.title === title);
      if (!found) throw new Failure(`Cloudflare does not list the KV namespace ${title}.`);
      return [binding, found.id];
    }),
  );
};

/**
 * wrangler.toml for one environment: with the ids of its namespaces, without variables, and without the build command,
 * which has run already.
 */
const createConfig = (environment: string, namespaces: ReadonlyMap<string, string>) => {
  const { build: _build, vars: _vars, kv_namespaces: _namespaces, ...topLevel } = readWrittenConfiguration('');
  const own = readWrittenConfiguration(environment);
  const kv_namespaces = own.kv_namespaces.map((each) => ({ ...each, id: namespaces.get(each.binding) ?? each.id }));
  return environment === ''
    ? { ...topLevel, kv_namespaces }
    : { ...topLevel, env: { [environment]: { ...own, kv_namespaces } } };
};

/** The result of a deployment. */
type Deployment = {
  readonly versionId: string;
  /** Wrangler sets the address and the cron triggers after the version has gone live, and can fail at that point. */
  readonly isComplete: boolean;
};

type SiteDeployment = {
  readonly environment: string;
  readonly vars: Vars;
  /** The secrets to set together with the variables. Those that the Worker has besides them stay. */
  readonly secrets: Vars;
  /** Further arguments of `wrangler deploy`. */
  readonly args: readonly string[];
  readonly isDryRun: boolean;
  /** The deployment that was live before. */
  readonly live: LiveDeployment | null;
};

/** The deployment that is live after a failed one. */
const readLiveAfterFailure = (environment: string): LiveDeployment | null => {
  try {
    return readLiveDeployment(environment);
  } catch (error) {
    throw new Failure(
      `Wrangler failed, as printed above, and Cloudflare does not say which version is live. The site's /healthz does, as "build".\n${reasonOf(error)}`,
    );
  }
};

/** The signals that end a program: Ctrl-C, a closed terminal, and a job that is cancelled. */
const SIGNALS = ['SIGINT', 'SIGHUP', 'SIGTERM'] as const;

/** Runs `work`. A signal ends the program that it waits for, and not this process, which has files to delete. */
const runToTheEnd = <Value>(work: () => Value): Value => {
  const ignore = () => undefined;
  for (const signal of SIGNALS) process.on(signal, ignore);
  try {
    return work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, ignore);
  }
};

/** Deploys the site as built. Null after a dry run. Fails if no new version is live. */
export const deploySite = (site: SiteDeployment): Deployment | null => {
  const { environment, vars, secrets, args, isDryRun, live } = site;
  const namespaces = isDryRun ? new Map() : ensureNamespaces(environment, live);
  // Written beside wrangler.toml, because its paths are relative.
  const config = `wrangler.deploy.${process.pid}.json`;
  writeFileSync(config, JSON.stringify(createConfig(environment, namespaces)));
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    // A secret must not be an argument, which every user of the machine can read.
    const secretsFile = join(folder, 'secrets.json');
    const hasSecrets = !isDryRun && Object.keys(secrets).length > 0;
    if (hasSecrets) writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 });
    // Wrangler does not print the values of variables that are arguments.
    const varArgs = Object.entries(vars).map(([name, value]) => `--var=${name}:${value}`);
    const wranglerArgs = [
      'deploy',
      `--config=${config}`,
      `--env=${environment}`,
      ...args,
      ...varArgs,
      ...(hasSecrets ? [`--secrets-file=${secretsFile}`] : []),
      ...(isDryRun ? ['--dry-run'] : []),
    ];
    const { status, output } = runToTheEnd(() => runWrangler(wranglerArgs, false));
    if (status === 0 && isDryRun) return null;
    const deployed = output.find((entry) => entry.type === 'deploy');
    if (status === 0 && deployed?.version_id) return { versionId: deployed.version_id, isComplete: true };
  } finally {
    rmSync(config, { force: true });
    rmSync(folder, { recursive: true });
  }
  if (isDryRun) throw new Failure('Wrangler failed, as printed above.');
  const now = readLiveAfterFailure(environment);
  if (now === null || now.id === live?.id) {
    throw new Failure(
      `Wrangler has deployed nothing, as printed above. ${describeLive(now)} Deploy again when the cause is fixed.`,
    );
  }
  return { versionId: now.versionId, isComplete: false };
};

/** Stands in for the sandbox's URL while nothing is deployed. */
export const DRY_RUN_SANDBOX_URL = 'https://saljrundan-sandbox.account.workers.dev';

/** Deploys the sandbox provider. Returns its URL. */
export const deploySandbox = (isDryRun: boolean): string => {
  const args = ['deploy', '--config=sandbox/wrangler.toml', '--env=', ...(isDryRun ? ['--dry-run'] : [])];
  const { status, output } = runWrangler(args, false);
  if (status !== 0) throw new Failure('Wrangler failed to deploy the sandbox provider, as printed above.');
  if (isDryRun) return DRY_RUN_SANDBOX_URL;
  const url = output
    .flatMap((entry) => (entry.type === 'deploy' ? entry.targets : []))
    .find((target) => target.endsWith('.workers.dev'));
  if (!url) throw new Failure('The sandbox provider has no address on workers.dev.');
  return url;
};

const upload = (folder: string, urlPrefix: string, release: string): void =>
  run('sentry-cli', ['sourcemaps', 'upload', `--release=${release}`, `--url-prefix=${urlPrefix}`, folder]);

/**
 * Uploads the source maps of the browser's files and of the Worker. Sentry's CLI reads SENTRY_AUTH_TOKEN, SENTRY_ORG,
 * SENTRY_PROJECT and SENTRY_URL. Sentry finds a map by release and path: Wrangler bundles the Worker anew and would drop
 * injected debug ids.
 */
export const uploadSourceMaps = (release: string): void => {
  upload('public/build/assets', '~/build/assets', release);
  // src/reporting/sentry.ts reports the Worker's file without its folder.
  upload(BUNDLE, '~/', release);
};
