import { parseArgs } from 'node:util';
import { Failure } from '../command.ts';
import { reasonOf } from '../reason-of.ts';
import { CONFIG, readEnvironments, TRIAL } from './configuration.ts';

const HELP = `Deploys the site (docs/operations.md).

npm run deploy                      production: the top level of ${CONFIG}, with operator.env
npm run deploy -- --env staging     [env.staging], with operator.staging.env
npm run deploy -- --trial           a trial on workers.dev, with the sandbox provider

  --values      new values for the commit that is live, without tests
  --built       what npm run bundle has just built, without tests
  --uncompared  even if the served legal texts cannot be read
  --unchecked   even if the product API is unusable, or HIDDEN_PRODUCTS names a product that the site lacks
  --dry-run     the checks, the build and the tests, without asking Cloudflare what runs
  --dirty       with uncommitted changes
  --domain      another address than that of PUBLIC_ORIGIN: www.example.se
  --help        this text`;

const OPTIONS = {
  env: { type: 'string' },
  trial: { type: 'boolean' },
  values: { type: 'boolean' },
  built: { type: 'boolean' },
  uncompared: { type: 'boolean' },
  unchecked: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  dirty: { type: 'boolean' },
  domain: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Fails if npm has consumed the options. Without them, the deployment would go to production. */
const refuseOptionsOfNpm = (env: Readonly<Record<string, string | undefined>>): void => {
  const taken = Object.keys(OPTIONS).filter((name) => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined);
  if (taken.length === 0) return;
  const options = taken.map((name) => `--${name}`).join(' ');
  throw new Failure(`npm has taken ${options} for its own. Write -- before the options: npm run deploy -- ${options}`);
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new Failure(`${reasonOf(error)}\nnpm run deploy -- --help names the options.`);
  }
};

const requireEnvironment = (environment: string): void => {
  const names = readEnvironments().filter((name) => name !== TRIAL);
  if (environment === '' || names.includes(environment)) return;
  throw new Failure(
    `${CONFIG} has no environment "${environment}". Production is its top level: leave out --env. Others: ${names.join(', ')}.`,
  );
};

/** The options of `npm run deploy`. Null: only the help was requested, and has been printed. */
export const readOptions = (args: readonly string[], env: Readonly<Record<string, string | undefined>>) => {
  refuseOptionsOfNpm(env);
  const values = parse(args);
  if (values.help) {
    console.log(HELP);
    return null;
  }
  const { trial = false, dirty = false, domain } = values;
  if (trial && values.env !== undefined) throw new Failure('--trial is an environment of its own: leave out --env.');
  if (values.values && (trial || dirty))
    throw new Failure('--values deploys the code that runs already: leave out --trial and --dirty.');
  if (values.built && dirty) throw new Failure('Uncommitted changes have not been tested: leave out --built.');
  if (domain === '') throw new Failure('--domain needs a value: --help names the options.');
  const environment = trial ? TRIAL : (values.env ?? '');
  if (!trial) requireEnvironment(environment);
  return {
    /** '' is production. */
    environment,
    isDryRun: values['dry-run'] === true,
    allowsChanges: dirty,
    /** Whether only the variables are new. */
    isValuesOnly: values.values === true,
    /** Whether the site has been built already. */
    isBuilt: values.built === true,
    /** Whether to deploy even if the served legal texts cannot be read. */
    allowsUncompared: values.uncompared === true,
    /** Whether to deploy even if the product API is unusable, or HIDDEN_PRODUCTS names an unknown product. */
    allowsUnchecked: values.unchecked === true,
    /** Undefined: the address is that of PUBLIC_ORIGIN. */
    domain,
  };
};
