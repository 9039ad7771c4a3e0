import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { unstable_readConfig as readConfig } from 'wrangler';

export type Vars = Readonly<Record<string, string>>;

export const CONFIG = 'wrangler.toml';
/** The environment of `--trial`. */
export const TRIAL = 'trial';

/** An environment of wrangler.toml; '' is production, the top level. */
export const readConfiguration = (environment: string) =>
  readConfig({ config: CONFIG, ...(environment && { env: environment }) }, { hideWarnings: true });

/** The file of the operator's own variables for an environment. */
export const operatorFileOf = (environment: string): string =>
  environment === '' ? 'operator.env' : `operator.${environment}.env`;

/** The operator's own variables. There are none without a file. */
export const readOwnVars = (environment: string): Vars => {
  const file = operatorFileOf(environment);
  if (!existsSync(file)) return {};
  const vars = parseEnv(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(vars).map(([name, value = '']) => [name, value]));
};
