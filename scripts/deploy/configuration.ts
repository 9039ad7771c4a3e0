import { existsSync, readFileSync } from 'node:fs';
import { unstable_readConfig as readConfig, experimental_readRawConfig as readRawConfig } from 'wrangler';
import * as z from 'zod';
import { Failure } from '../command.ts';
import { toTexts } from './environment-vars.ts';
import { readOperatorFile } from './operator-file.ts';

export type Vars = Readonly<Record<string, string>>;

/** The variables of an operator's file, and the problems of the file, one sentence each. */
export type OwnVars = { readonly vars: Vars; readonly problems: readonly string[] };

export const CONFIG = 'wrangler.toml';
/** The environment of `--trial`. */
export const TRIAL = 'trial';

/** An environment of wrangler.toml; '' is production, the top level. */
export const readConfiguration = (environment: string) =>
  readConfig({ config: CONFIG, ...(environment && { env: environment }) }, { hideWarnings: true });

const environmentSchema = z.looseObject({
  name: z.string(),
  kv_namespaces: z.array(z.looseObject({ binding: z.string(), id: z.string().optional() })).default([]),
});
const writtenSchema = environmentSchema.extend({ env: z.record(z.string(), environmentSchema) });

/** wrangler.toml as written, without Wrangler's defaults. */
const readWritten = () => writtenSchema.parse(readRawConfig({ config: CONFIG }).rawConfig);

export const readEnvironments = (): readonly string[] => Object.keys(readWritten().env);

/** What wrangler.toml says for an environment ('' is production), without inherited values. */
export const readWrittenConfiguration = (environment: string): z.infer<typeof environmentSchema> => {
  const { env, ...topLevel } = readWritten();
  const own = environment === '' ? topLevel : env[environment];
  if (!own) throw new Failure(`${CONFIG} has no environment "${environment}".`);
  return own;
};

/** The file of the operator's own variables for an environment. */
export const operatorFileOf = (environment: string): string =>
  environment === '' ? 'operator.env' : `operator.${environment}.env`;

/** The operator's own variables. There are none if there is no file. */
export const readOwnVars = (environment: string): OwnVars => {
  const file = operatorFileOf(environment);
  return existsSync(file) ? readOperatorFile(file, readFileSync(file)) : { vars: {}, problems: [] };
};

/** The variables of production: those of wrangler.toml, and the operator's own. Fails when the operator's file is invalid. */
export const readProductionVars = (): Vars => {
  const { vars, problems } = readOwnVars('');
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  return { ...toTexts(readConfiguration('').vars), ...vars };
};
