import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure, runCommand } from '../command.ts';
import { readConfiguration, readOwnVars } from '../deploy/configuration.ts';
import { findPastDates } from '../deploy/past-dates.ts';
import { checkConnection } from './check-connection.ts';
import { checkSite } from './check-site.ts';

const TIMEOUT_MS = 20_000;

const readProducts = (file: string | undefined): number =>
  file !== undefined && existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0;

// npm run watch-site -- <origin> [--products <number> | --remember <file>]
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { products: { type: 'string' }, remember: { type: 'string' } },
    allowPositionals: true,
  });
  const url = URL.parse(positionals[0] ?? '');
  if (!url) throw new Failure('Name the site: npm run watch-site -- https://www.example.se');
  const { origin } = url;
  const now = new Date();
  const { findings, products } = await checkSite({
    origin,
    now,
    ask: (address) => fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    lastProducts: values.products === undefined ? readProducts(values.remember) : Number(values.products),
  });
  // What an operator's clone knows of this site.
  const vars = { ...readConfiguration('').vars, ...readOwnVars('') };
  const isOwn = URL.parse(String(vars.PUBLIC_ORIGIN))?.origin === origin;
  const all = [...findings, ...(await checkConnection(origin, now)), ...(isOwn ? findPastDates(vars, now) : [])];
  for (const finding of all) console.log(finding);
  if (all.length > 0) process.exitCode = 1;
  else if (values.remember !== undefined) writeFileSync(values.remember, String(products));
});
