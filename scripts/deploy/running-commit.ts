import { parseArgs } from 'node:util';
import { Failure, runCommand } from '../command.ts';
import { operatorFileOf, readOwnVars } from './configuration.ts';
import { askOnce, askRelease } from './site-check.ts';

// Prints the commit that the site runs: node scripts/deploy/running-commit.ts --env=staging. Without a value, --env is
// production. The site's address is PUBLIC_ORIGIN of the operator's file.
await runCommand(async () => {
  const { env = '' } = parseArgs({ options: { env: { type: 'string' } } }).values;
  const { vars, problems } = readOwnVars(env);
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  const url = URL.parse(vars.PUBLIC_ORIGIN ?? '');
  if (url === null) throw new Failure(`${operatorFileOf(env)} has no PUBLIC_ORIGIN with the address of the site.`);
  console.log(await askRelease(url.origin, askOnce));
});
