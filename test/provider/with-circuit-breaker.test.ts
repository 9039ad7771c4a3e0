import { describe, expect, it } from 'vitest';
import { createCircuitBreaker, OPENS_AFTER_FAILURES, PROBE_INTERVAL_MS } from '../../src/provider/circuit-breaker.ts';
import { ProviderError } from '../../src/provider/errors.ts';
import type { ProviderRequest } from '../../src/provider/transport.ts';
import { guardTransport } from '../../src/provider/with-circuit-breaker.ts';
import { createIncidents } from '../../src/reporting/incidents.ts';

const REQUEST: ProviderRequest = { resource: 'products', path: 'products', query: {} };
const OWN: ProviderRequest = { ...REQUEST, credentials: { authorization: 'Bearer anna' } };

const setUp = () => {
  let now = 1_000_000;
  let status = 500;
  const reported: unknown[] = [];
  const breaker = createCircuitBreaker(() => now);
  const incidents = createIncidents((error) => void reported.push(error));
  const fail = async () => {
    throw new ProviderError('products', 'status', `products answered ${status}`, { status });
  };
  const ask = guardTransport(fail, breaker, incidents);
  return {
    breaker,
    reported,
    answerWith: (next: number) => {
      status = next;
    },
    advance: (ms: number) => {
      now += ms;
    },
    async askTimes(times: number, request = REQUEST): Promise<void> {
      for (let time = 0; time < times; time += 1) await ask(request).catch(() => undefined);
    },
  };
};

describe('a guarded provider', () => {
  it('that refuses the probe is back: the circuit closes, and the next outage is reported anew', async () => {
    const { breaker, reported, answerWith, advance, askTimes } = setUp();
    await askTimes(OPENS_AFTER_FAILURES);
    expect([breaker.state, reported.length]).toEqual(['open', 1]);
    advance(PROBE_INTERVAL_MS);
    answerWith(400);
    await askTimes(1);
    expect(breaker.state).toBe('closed');
    answerWith(500);
    await askTimes(1);
    expect(reported).toHaveLength(2);
  });

  it('that has had too many requests is left alone, unless they were too many for one credential', async () => {
    const everybody = setUp();
    everybody.answerWith(429);
    await everybody.askTimes(OPENS_AFTER_FAILURES);
    expect(everybody.breaker.state).toBe('open');
    const one = setUp();
    one.answerWith(429);
    await one.askTimes(OPENS_AFTER_FAILURES, OWN);
    expect([one.breaker.state, one.reported]).toEqual(['closed', []]);
  });
});
