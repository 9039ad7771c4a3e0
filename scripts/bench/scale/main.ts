import { createNetwork, DATA_CENTRES, TTL_SECONDS } from './network.ts';
import { createPolicy, EVERYTHING_ON, NO_JITTER, type Switches } from './policy.ts';
import { excesses, fullTable, type Run, shortTable } from './report.ts';
import { boundPerSecond, type Result, simulate } from './simulate.ts';

const SEED = 1;
const CATALOGUES = [25, 1_000];
const RATES = [1, 100, 10_000, 1_000_000];

const HOUR = 60 * 60;
const WEEK = 7 * 24 * HOUR;
/** A quiet network is watched for longer, so that chance does not blur the shares. */
const REQUESTS_WATCHED = 2_000_000;

const dueAge = createPolicy(EVERYTHING_ON, TTL_SECONDS).dueAge(NO_JITTER);

const run = (products: number, rate: number): Run => {
  const network = createNetwork({ dataCentres: DATA_CENTRES, products, rate });
  const simulateWith = (off: Partial<Switches>): Result =>
    simulate({
      network,
      switches: { ...EVERYTHING_ON, ...off },
      ttlSeconds: TTL_SECONDS,
      steadySeconds: Math.min(WEEK, Math.max(HOUR, REQUESTS_WATCHED / rate)),
      outageSeconds: HOUR,
      seed: SEED,
    });
  return {
    products,
    rate,
    bound: boundPerSecond(network, dueAge),
    everythingOn: simulateWith({}),
    noRefreshAhead: simulateWith({ refreshAhead: false }),
    noOneFlight: simulateWith({ oneFlight: false }),
    noStaleIfError: simulateWith({ staleIfError: false }),
  };
};

const startedAt = performance.now();
const runs = CATALOGUES.flatMap((products) => RATES.map((rate) => run(products, rate)));
const seconds = Math.round((performance.now() - startedAt) / 1000);

console.log(
  `${DATA_CENTRES} data centres, an answer fresh for ${TTL_SECONDS} s, seed ${SEED}, simulated in ${seconds} s.`,
);
console.log(
  `An answer is asked for again after ${Math.round(dueAge)} s at the earliest, in the last part of its life;`,
);
console.log(`bound = answers (the products and their list) x data centres / ${Math.round(dueAge)} s.\n`);
console.log(`${fullTable(runs)}\n\n${shortTable(runs)}`);

const exceeded = excesses(runs);
if (exceeded.length > 0) {
  console.error(`\n${exceeded.join('\n')}`);
  process.exitCode = 1;
}
