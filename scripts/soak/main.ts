import { parseArgs } from 'node:util';
import { median } from '../bench/median.ts';
import { startWorker } from '../bench/workerd.ts';
import { bundle, providerSpec, siteSpec } from '../bench/workers.ts';
import { PRODUCT_TTL_SECONDS } from './check.ts';
import { PROVIDER_TIMEOUT_MS } from './provider.ts';
import { runSoak, runStampede } from './run.ts';

const MAX_SHOWN = 20;
const HEAP_LIMIT_MEGABYTES = 48;
/** From the second quarter of the run, when the caches are full and the code is compiled, to the last. */
const MAX_MEMORY_GROWTH = 1.3;
/** A shorter run ends before the memory has settled. */
const MIN_MINUTES_FOR_MEMORY = 2;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];

const provider = await startWorker(providerSpec());
const providerUrl = `${provider.url}/faults/soak`;
const site = await startWorker({
  ...siteSpec(bundle('wrangler.toml'), {
    PUBLIC_ORIGIN: 'http://localhost',
    PROVIDER_API_URL: providerUrl,
    PRODUCT_TTL_SECONDS: String(PRODUCT_TTL_SECONDS),
    PAGE_TTL_SECONDS: String(PRODUCT_TTL_SECONDS),
    PROVIDER_TIMEOUT_MS: String(PROVIDER_TIMEOUT_MS),
    STREAM_AFTER_MS: '100',
  }),
  heapLimitMegabytes: HEAP_LIMIT_MEGABYTES,
});

const stampede = await runStampede(site, providerUrl);
const { violations, counts, residentBytes, busyMs } = await runSoak(site, providerUrl, seed, minutes * 60_000);
const quarter = residentBytes.length / 4;
const growth = median(residentBytes.slice(-quarter)) / median(residentBytes.slice(quarter, 2 * quarter));
const isTooLarge = minutes >= MIN_MINUTES_FOR_MEMORY && growth > MAX_MEMORY_GROWTH;
const all = [...stampede, ...(isTooLarge ? [`memory grew by ${growth.toFixed(2)}`] : []), ...violations];

console.log(Object.fromEntries(counts));
console.log(`Memory: ${growth.toFixed(2)} x, at most ${MAX_MEMORY_GROWTH} x in two minutes or more.`);
console.log(`The machine was too busy to judge timeouts for ${(busyMs / 1000).toFixed(1)} s.`);
console.log([`Violations with --seed ${seed}: ${all.length}.`, ...all.slice(0, MAX_SHOWN)].join('\n'));
// Stops the Workers.
process.exit(all.length > 0 ? 1 : 0);
