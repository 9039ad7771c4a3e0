import { parseArgs } from 'node:util';
import { Failure } from '../command.ts';
import { CONFIG, TRIAL } from './configuration.ts';

/** The options of `npm run deploy`. Wrangler gets every argument but the project's own. */
export const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      trial: { type: 'boolean' },
      dirty: { type: 'boolean' },
      values: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      env: { type: 'string', short: 'e' },
      config: { type: 'string', short: 'c' },
      domain: { type: 'string' },
      route: { type: 'string' },
    },
    strict: false,
  });
  const isTrial = values.trial === true;
  if (values.config !== undefined) throw new Failure(`npm run deploy deploys ${CONFIG} only.`);
  if (isTrial && values.env !== undefined) throw new Failure('--trial is an environment of its own: leave out --env.');
  if (values.values === true && (isTrial || values.dirty === true))
    throw new Failure('--values deploys the code that runs already: leave out --trial and --dirty.');
  const environment = isTrial ? TRIAL : String(values.env ?? '');
  const passed = args.filter((arg) => !['--trial', '--dirty', '--dry-run', '--values'].includes(arg));
  return {
    /** '' is production. */
    environment,
    isDryRun: values['dry-run'] === true,
    allowsChanges: values.dirty === true,
    /** Whether only the variables are new, so that the code need not be tested again. */
    isValuesOnly: values.values === true,
    namesAddress: values.domain !== undefined || values.route !== undefined,
    // Without --env Wrangler would warn, and follow CLOUDFLARE_ENV.
    wranglerArgs: values.env === undefined ? [`--env=${environment}`, ...passed] : passed,
  };
};
