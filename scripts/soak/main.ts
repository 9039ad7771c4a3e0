import { parseArgs } from 'node:util';
import { bundleWorker } from '../bundle.ts';
import { soak } from './run.ts';

const MAX_SHOWN = 20;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '600' }, seed: { type: 'string', default: '1' } },
});

const { violations, counts, providerRequests, busyMs } = await soak(
  bundleWorker(),
  Number(values.seconds),
  Number(values.seed),
);
console.log(counts);
console.log(`Requests to the provider: ${providerRequests}.`);
console.log(`The machine was too busy to judge timeouts for ${(busyMs / 1000).toFixed(1)} s.`);
console.log(
  [`Violations with --seed ${values.seed}: ${violations.length}.`, ...violations.slice(0, MAX_SHOWN)].join('\n'),
);
// Wrangler leaves handles open.
process.exit(violations.length > 0 ? 1 : 0);
