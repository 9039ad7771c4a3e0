import { createNetwork, DATA_CENTRES, TTL_SECONDS } from './network.ts';
import { ALL_RULES, createPolicy, NO_JITTER, type Rules } from './policy.ts';
import { exceededBounds, fullTable, type Run, shortTable } from './report.ts';
import { boundPerSecond, type Result, simulate } from './simulate.ts';

const SEED = 1;
const CATALOGUE_SIZES = [25, 1_000];
const REQUEST_RATES = [1, 100, 10_000, 1_000_000];

const HOUR_SECONDS = 60 * 60;
const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS;
/** A quiet network is simulated for longer, so that random variation stays small. */
const SIMULATED_REQUESTS = 2_000_000;

const revalidateAge = createPolicy(ALL_RULES, TTL_SECONDS).revalidateAge(NO_JITTER);

const run = (products: number, rate: number): Run => {
  const network = createNetwork({ dataCentres: DATA_CENTRES, products, rate });
  const simulateWith = (disabled: Partial<Rules>): Result =>
    simulate({
      network,
      rules: { ...ALL_RULES, ...disabled },
      ttlSeconds: TTL_SECONDS,
      steadySeconds: Math.min(WEEK_SECONDS, Math.max(HOUR_SECONDS, SIMULATED_REQUESTS / rate)),
      outageSeconds: HOUR_SECONDS,
      seed: SEED,
    });
  return {
    products,
    rate,
    bound: boundPerSecond(network, revalidateAge),
    allRules: simulateWith({}),
    noRefreshAhead: simulateWith({ refreshAhead: false }),
    noSingleFlight: simulateWith({ singleFlight: false }),
    noSnapshot: simulateWith({ snapshot: false }),
    noStaleIfError: simulateWith({ snapshot: false, staleIfError: false }),
  };
};

const startedAt = performance.now();
const runs = CATALOGUE_SIZES.flatMap((products) => REQUEST_RATES.map((rate) => run(products, rate)));
const seconds = Math.round((performance.now() - startedAt) / 1000);

console.log(
  `${DATA_CENTRES} data centres, responses fresh for ${TTL_SECONDS} s, seed ${SEED}, simulated in ${seconds} s.`,
);
console.log(`Refresh-ahead revalidates a cached response after ${Math.round(revalidateAge)} s at the earliest.`);
console.log(
  `bound = provider responses (the products and their list) x data centres / ${Math.round(revalidateAge)} s.\n`,
);
console.log(`${fullTable(runs)}\n\n${shortTable(runs)}`);

const exceeded = exceededBounds(runs);
if (exceeded.length > 0) {
  console.error(`\n${exceeded.join('\n')}`);
  process.exitCode = 1;
}
