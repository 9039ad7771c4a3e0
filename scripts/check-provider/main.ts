import { parseArgs } from 'node:util';
import { ConfigError, parseConfig } from '../../src/config.ts';
import { Failure, runCommand } from '../command.ts';
import { readProductionVars } from '../deploy/configuration.ts';
import { checkProvider } from './check-provider.ts';

/** The configuration of production, with another product API if `url` names one. */
const readConfig = (url: string | undefined) => {
  const { PROVIDER_TOKEN } = process.env;
  try {
    return parseConfig({ ...readProductionVars(), ...(url && { PROVIDER_API_URL: url }), PROVIDER_TOKEN });
  } catch (error) {
    throw error instanceof ConfigError ? new Failure(error.problems.join('\n')) : error;
  }
};

// npm run check-provider [-- <url>]
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { findings, failure } = await checkProvider(readConfig(positionals[0]), Math.random);
  for (const finding of findings) console.log(finding);
  if (failure !== null) throw new Failure(`${failure.reason}\nThe site cannot be run with this API.`);
  console.log('The site can be run with this API.');
});
