import { exampleVars } from '../example-vars.ts';
import { readConfiguration, TRIAL, type Vars } from './configuration.ts';
import { environmentVars } from './environment-vars.ts';

/** The variables of an environment, including the operator's own. */
export const siteVars = (environment: string, own: Vars): Vars => ({
  ...environmentVars(environment, readConfiguration('').vars),
  ...own,
});

/** The variables of a trial with the sandbox provider at `providerUrl`. */
export const trialVars = (own: Vars, providerUrl: string): Vars => ({
  ...siteVars(TRIAL, exampleVars()),
  // Both Workers are on the account's subdomain.
  PUBLIC_ORIGIN: `https://${readConfiguration(TRIAL).name}.${new URL(providerUrl).host.replace(/^[^.]+\./, '')}`,
  PROVIDER_API_URL: providerUrl,
  ...own,
});

/** The secret that the deployment sets together with the variables. Without it, the Worker keeps the one that it has. */
export const TOKEN = 'PROVIDER_TOKEN';

/** The secrets in the environment of this process. An empty one counts as absent: a workflow sets it so. */
export const readSecrets = (): Vars => {
  const token = process.env[TOKEN];
  return token ? { [TOKEN]: token } : {};
};
