import { parseArgs } from 'node:util';
import { Failure, runCommand } from '../command.ts';
import { readProductionVars } from '../deploy/configuration.ts';
import { checkConnection } from './check-connection.ts';
import { checkSite } from './check-site.ts';

const TIMEOUT_MS = 20_000;

// npm run watch-site -- <origin>
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const url = URL.parse(positionals[0] ?? '');
  if (!url) throw new Failure('Name the site: npm run watch-site -- https://www.example.se');
  const { origin } = url;
  const now = new Date();
  const vars = readProductionVars();
  const findings = await checkSite({
    origin,
    now,
    ask: (address) => fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    random: Math.random,
    checkConnection: () => checkConnection(origin, now),
    vars: URL.parse(vars.PUBLIC_ORIGIN ?? '')?.origin === origin ? vars : undefined,
  });
  for (const finding of findings) console.log(finding);
  if (findings.length > 0) process.exitCode = 1;
});
