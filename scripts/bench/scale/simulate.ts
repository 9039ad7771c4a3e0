import { toCachedResponses } from './cached-responses.ts';
import { createLatency, type Latency } from './latency.ts';
import type { Network } from './network.ts';
import { simulateOutage } from './outage.ts';
import { createPolicy, type Rules } from './policy.ts';
import { createRandom } from './random.ts';
import { simulateSteady } from './steady.ts';

export type Scenario = {
  readonly network: Network;
  readonly rules: Rules;
  readonly ttlSeconds: number;
  /** How long the provider is healthy before the outage. */
  readonly steadySeconds: number;
  readonly outageSeconds: number;
  readonly seed: number;
  /** Defaults to `createLatency`. */
  readonly latency?: Latency;
  /** Called once for each isolate. Defaults to uniformly random values in [0, 1). */
  readonly refreshJitter?: () => number;
};

export type Result = {
  /** While the provider is healthy. */
  readonly providerRequests: number;
  readonly providerPerSecond: number;
  /** Fraction of the visitors that do not wait for the provider. */
  readonly hitRatio: number;
  readonly waitingShare: number;
  readonly outage: {
    readonly providerPerSecond: number;
    readonly waitingShare: number;
    readonly errorShare: number;
  };
};

/** The upper bound of provider requests per second: every response, in every data centre, once per interval. */
export const boundPerSecond = ({ dataCentres, shares }: Network, intervalSeconds: number): number =>
  (dataCentres.length * shares.length) / intervalSeconds;

/** Simulates a healthy provider, then an outage. Data centres share nothing, so each is simulated on its own. */
export const simulate = (scenario: Scenario): Result => {
  const { network, rules, steadySeconds, outageSeconds } = scenario;
  const random = createRandom(scenario.seed);
  const options = {
    policy: createPolicy(rules, scenario.ttlSeconds),
    singleFlight: rules.singleFlight,
    snapshot: rules.snapshot,
    random,
    latency: scenario.latency ?? createLatency(random),
  };
  const steady = { providerRequests: 0, waiting: 0 };
  const outage = { providerRequests: 0, waiting: 0, failed: 0 };
  const refreshJitter = scenario.refreshJitter ?? random.uniform;
  let rate = 0;

  for (const dataCentre of network.dataCentres) {
    rate += dataCentre.rate;
    const revalidateAges = Array.from({ length: dataCentre.isolates }, () =>
      options.policy.revalidateAge(refreshJitter()),
    ).sort((a, b) => a - b);
    const ages = network.shares.map((share) => {
      const load = { rate: dataCentre.rate * share, revalidateAges };
      const counts = simulateSteady(load, { ...options, seconds: steadySeconds });
      steady.providerRequests += counts.providerRequests;
      steady.waiting += counts.waiting;
      return counts.age;
    });
    const responses = toCachedResponses(ages, network.shares, options.policy);
    const counts = simulateOutage(dataCentre, responses, { ...options, seconds: outageSeconds });
    outage.providerRequests += counts.providerRequests;
    outage.waiting += counts.waiting;
    outage.failed += counts.failed;
  }

  const waitingShare = Math.min(1, steady.waiting / (rate * steadySeconds));
  return {
    providerRequests: steady.providerRequests,
    providerPerSecond: steady.providerRequests / steadySeconds,
    hitRatio: 1 - waitingShare,
    waitingShare,
    outage: {
      providerPerSecond: outage.providerRequests / outageSeconds,
      waitingShare: Math.min(1, outage.waiting / (rate * outageSeconds)),
      errorShare: outage.failed / (rate * outageSeconds),
    },
  };
};
