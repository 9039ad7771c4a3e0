import { parseArgs } from 'node:util';
import { Failure } from '../command.ts';
import { CONFIG, readEnvironments, TRIAL } from './configuration.ts';

const HELP = `Deploys the site (docs/operations.md).

npm run deploy                      production: the top level of ${CONFIG}, with operator.env
npm run deploy -- --env staging     [env.staging], with operator.staging.env
npm run deploy -- --trial           a trial on workers.dev, with the sandbox provider

  --values    other values for the commit that runs already, without tests
  --tested    without tests, because they have passed for this commit elsewhere
  --dry-run   everything but the deployment
  --dirty     with changes that no commit has
  --help      this text

Every other argument goes to \`wrangler deploy\`, for instance --domain www.example.se.`;

const OPTIONS = {
  trial: { type: 'boolean' },
  values: { type: 'boolean' },
  tested: { type: 'boolean' },
  dirty: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  env: { type: 'string', short: 'e' },
  config: { type: 'string', short: 'c' },
  domain: { type: 'string' },
  route: { type: 'string' },
} as const;

/** The project's own, which Wrangler does not get. */
const OWN = ['--trial', '--values', '--tested', '--dirty', '--dry-run'];

const requireEnvironment = (environment: string): void => {
  const names = readEnvironments().filter((name) => name !== TRIAL);
  if (environment === '' || names.includes(environment)) return;
  throw new Failure(
    `${CONFIG} has no environment "${environment}". Production is its top level: leave out --env. Others: ${names.join(', ')}.`,
  );
};

/** The options of `npm run deploy`. Null: only the help is wanted, which has been printed. */
export const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: false });
  if (values.help === true) {
    console.log(HELP);
    return null;
  }
  const isTrial = values.trial === true;
  if (values.config !== undefined) throw new Failure(`npm run deploy deploys ${CONFIG} only.`);
  if (isTrial && values.env !== undefined) throw new Failure('--trial is an environment of its own: leave out --env.');
  if (values.values === true && (isTrial || values.dirty === true))
    throw new Failure('--values deploys the code that runs already: leave out --trial and --dirty.');
  const environment = isTrial ? TRIAL : String(values.env ?? '');
  if (!isTrial) requireEnvironment(environment);
  return {
    /** '' is production. */
    environment,
    isDryRun: values['dry-run'] === true,
    allowsChanges: values.dirty === true,
    /** Whether only the variables are new. */
    isValuesOnly: values.values === true,
    /** Whether the code has been tested already. */
    isTested: values.values === true || values.tested === true,
    namesAddress: values.domain !== undefined || values.route !== undefined,
    // Without --env Wrangler would warn, and follow CLOUDFLARE_ENV.
    wranglerArgs: [
      ...(values.env === undefined ? [`--env=${environment}`] : []),
      ...args.filter((arg) => !OWN.includes(arg)),
    ],
  };
};
