import { toKeptAnswers } from './cached-answers.ts';
import { createLatency, type Latency } from './latency.ts';
import type { Network } from './network.ts';
import { simulateOutage } from './outage.ts';
import { createPolicy, type Switches } from './policy.ts';
import { createRandom } from './random.ts';
import { simulateSteady } from './steady.ts';

export type Scenario = {
  readonly network: Network;
  readonly switches: Switches;
  readonly ttlSeconds: number;
  readonly steadySeconds: number;
  readonly outageSeconds: number;
  readonly seed: number;
  /** Another provider than the usual one. */
  readonly latency?: Latency;
  /** Other turns for the isolates than random ones. */
  readonly refreshJitter?: () => number;
};

export type Result = {
  /** While the provider is well. */
  readonly providerRequests: number;
  readonly providerPerSecond: number;
  /** The part of the visitors that do not wait for the provider. */
  readonly hitRatio: number;
  readonly waitingShare: number;
  readonly outage: {
    readonly providerPerSecond: number;
    readonly waitingShare: number;
    readonly errorShare: number;
  };
};

/** What the provider can be asked at most, per second: each answer in each data centre once as soon as it is due. */
export const boundPerSecond = ({ dataCentres, shares }: Network, intervalSeconds: number): number =>
  (dataCentres.length * shares.length) / intervalSeconds;

/** The provider is well for a while, then it fails for a while. Data centres share nothing, so each goes through it alone. */
export const simulate = (scenario: Scenario): Result => {
  const { network, switches, steadySeconds, outageSeconds } = scenario;
  const random = createRandom(scenario.seed);
  const options = {
    policy: createPolicy(switches, scenario.ttlSeconds),
    oneFlight: switches.oneFlight,
    random,
    latency: scenario.latency ?? createLatency(random),
  };
  const steady = { providerRequests: 0, waiting: 0 };
  const outage = { providerRequests: 0, waiting: 0, failed: 0 };
  const refreshJitter = scenario.refreshJitter ?? random.uniform;
  let rate = 0;

  for (const dataCentre of network.dataCentres) {
    rate += dataCentre.rate;
    const dueAges = Array.from({ length: dataCentre.isolates }, () => options.policy.dueAge(refreshJitter())).sort(
      (a, b) => a - b,
    );
    const ages = network.shares.map((share) => {
      const pair = { rate: dataCentre.rate * share, dueAges };
      const counts = simulateSteady(pair, { ...options, seconds: steadySeconds });
      steady.providerRequests += counts.providerRequests;
      steady.waiting += counts.waiting;
      return counts.age;
    });
    const answers = toKeptAnswers(ages, network.shares, options.policy);
    const counts = simulateOutage(dataCentre, answers, { ...options, seconds: outageSeconds });
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
