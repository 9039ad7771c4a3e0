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
  /** None after a dry run. */
  version_id: z.string().nullable(),
  /** The Worker's addresses. */
  targets: z.array(z.string()).default([]),
});
const failedSchema = z.object({ type: z.literal('command-failed'), code: z.unknown().optional() });
const outputSchema = z.union([deployedSchema, failedSchema]);

type Output = z.infer<typeof outputSchema>;

/** Runs Wrangler. Returns how it ended, what it printed if `capturesOutput`, and its machine-readable output. */
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
    // One JSON object a line. There is no file when Wrangler has ended before its command began.
    const output = (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .flatMap((line): Output | readonly Output[] => outputSchema.safeParse(JSON.parse(line)).data ?? []);
    return { status, stdout, stderr, output };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The code of Cloudflare's API for a Worker that does not exist. */
const NO_WORKER = 10_007;

const parseAnswer = <Value>(args: readonly string[], text: string, schema: z.ZodType<Value>): Value => {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Failure(`The answer of wrangler ${args.join(' ')} is not understood: ${reasonOf(error)}`);
  }
};

/** What a Wrangler command prints as JSON. Null: the Worker does not exist. */
const askWrangler = <Value>(args: readonly string[], schema: z.ZodType<Value>): Value | null => {
  const { status, stdout, stderr, output } = runWrangler(args, true);
  if (status === 0) return parseAnswer(args, stdout, schema);
  if (output.some((entry) => entry.type === 'command-failed' && entry.code === NO_WORKER)) return null;
  throw new Failure(
    `wrangler ${args.join(' ')} failed:\n${stdout}${stderr}Not logged in? npx wrangler login, or set CLOUDFLARE_API_TOKEN.`,
  );
};

/** What runs for all visitors. The id is new with each deployment and each rollback. */
export type LiveDeployment = { readonly id: string; readonly versionId: string };

const liveSchema = z.object({
  id: z.string(),
  versions: z.tuple([z.object({ version_id: z.string() })], z.unknown()),
});

/** Asks Cloudflare what runs in an environment. Null: nothing has been deployed there. */
export const readLiveDeployment = (environment: string): LiveDeployment | null => {
  const live = askWrangler(['deployments', 'status', '--json', `--env=${environment}`], liveSchema);
  return live && { id: live.id, versionId: live.versions[0].version_id };
};

const versionSchema = z.object({
  resources: z.object({ bindings: z.array(z.object({ name: z.string(), text: z.string().optional() })).default([]) }),
});

/** The origin of a version, from its variables. Undefined: Cloudflare does not tell it, which is printed. */
export const readOriginOf = (environment: string, { versionId }: LiveDeployment): string | undefined => {
  try {
    const version = askWrangler(['versions', 'view', versionId, '--json', `--env=${environment}`], versionSchema);
    return version?.resources.bindings.find(({ name }) => name === 'PUBLIC_ORIGIN')?.text;
  } catch (error) {
    console.warn(`The address of version ${versionId} is taken to be PUBLIC_ORIGIN. ${reasonOf(error)}`);
    return undefined;
  }
};

const namespacesSchema = z.array(z.object({ id: z.string(), title: z.string() }));

/**
 * The ids, by binding, of the KV namespaces that exist already. Wrangler makes a namespace before the Worker, and finds it
 * again by the Worker that is bound to it. After a first deployment that failed in between it would make it once more, which
 * Cloudflare refuses.
 */
const findNamespaces = (environment: string): ReadonlyMap<string, string> => {
  const { name, kv_namespaces } = readWrittenConfiguration(environment);
  const withoutId = kv_namespaces.filter(({ id }) => id === undefined);
  if (withoutId.length === 0) return new Map();
  const existing = askWrangler(['kv', 'namespace', 'list'], namespacesSchema) ?? [];
  return new Map(
    withoutId.flatMap(({ binding }) => {
      // Wrangler's own title.
      const title = `${name}-${binding.toLowerCase().replaceAll('_', '-')}`;
      const found = existing.find((namespace) => namespace.title === title);
      return found ? [[binding, found.id]] : [];
    }),
  );
};

/** wrangler.toml for one environment, with its namespaces, without variables and without the build command, which has run. */
const createConfig = (environment: string, namespaces: ReadonlyMap<string, string>) => {
  const { build: _build, vars: _vars, kv_namespaces: _namespaces, ...topLevel } = readWrittenConfiguration('');
  const own = readWrittenConfiguration(environment);
  const kv_namespaces = own.kv_namespaces.map((each) => ({ ...each, id: namespaces.get(each.binding) ?? each.id }));
  return environment === ''
    ? { ...topLevel, kv_namespaces }
    : { ...topLevel, env: { [environment]: { ...own, kv_namespaces } } };
};

/** What a deployment came to. */
type Deployment = {
  readonly versionId: string;
  /** Wrangler sets the address and the cron triggers when the version is live already, and can fail there. */
  readonly isComplete: boolean;
};

type SiteDeployment = {
  readonly environment: string;
  readonly vars: Vars;
  /** Further arguments of `wrangler deploy`. */
  readonly args: readonly string[];
  readonly isDryRun: boolean;
  /** What ran before. */
  readonly live: LiveDeployment | null;
};

/** What runs after a deployment that failed. */
const readLiveAfterFailure = (environment: string): LiveDeployment | null => {
  try {
    return readLiveDeployment(environment);
  } catch (error) {
    throw new Failure(
      `Wrangler failed, as printed above, and Cloudflare does not say what runs now: /healthz of the site does, as "build".\n${reasonOf(error)}`,
    );
  }
};

/** Deploys the site as it is built. Null after a dry run. Fails when no new version is live. */
export const deploySite = ({ environment, vars, args, isDryRun, live }: SiteDeployment): Deployment | null => {
  const namespaces = isDryRun ? new Map() : findNamespaces(environment);
  // Beside wrangler.toml, because its paths are relative.
  const config = `wrangler.deploy.${process.pid}.json`;
  writeFileSync(config, JSON.stringify(createConfig(environment, namespaces)));
  try {
    // Wrangler prints no value of a variable that is an argument.
    const varArgs = Object.entries(vars).map(([name, value]) => `--var=${name}:${value}`);
    const { status, output } = runWrangler(
      ['deploy', `--config=${config}`, `--env=${environment}`, ...args, ...varArgs, ...(isDryRun ? ['--dry-run'] : [])],
      false,
    );
    if (status === 0 && isDryRun) return null;
    const deployed = output.find((entry) => entry.type === 'deploy');
    if (status === 0 && deployed?.version_id) return { versionId: deployed.version_id, isComplete: true };
  } finally {
    rmSync(config, { force: true });
  }
  if (isDryRun) throw new Failure('Wrangler failed, as printed above.');
  const now = readLiveAfterFailure(environment);
  if (now === null || now.id === live?.id) {
    const state = now ? `Version ${now.versionId} still runs.` : 'Nothing is deployed.';
    throw new Failure(
      `Wrangler has deployed nothing, as printed above. ${state} Deploy again when the reason is gone.`,
    );
  }
  return { versionId: now.versionId, isComplete: false };
};

/** Stands for the sandbox's address while nothing is deployed. */
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
