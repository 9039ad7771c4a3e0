import { describe, expect, it } from 'vitest';
import { createCircuitBreaker, FAILURE_THRESHOLD, PROBE_INTERVAL_MS } from '../../src/provider/circuit-breaker.ts';
import { ProviderError } from '../../src/provider/errors.ts';
import type { ProviderRequest } from '../../src/provider/transport.ts';
import { withCircuitBreaker } from '../../src/provider/with-circuit-breaker.ts';
import { createIncidents } from '../../src/reporting/incidents.ts';

const REQUEST: ProviderRequest = { resource: 'products', path: 'products', query: {} };
const AUTHENTICATED: ProviderRequest = { ...REQUEST, credentials: { authorization: 'Bearer anna' } };

const setUp = () => {
  let now = 1_000_000;
  let status = 500;
  const reported: unknown[] = [];
  const breaker = createCircuitBreaker(() => now);
  const incidents = createIncidents((error) => void reported.push(error));
  const fail = async () => {
    throw new ProviderError('products', 'status', `products responded with ${status}`, { status });
  };
  const send = withCircuitBreaker(fail, breaker, incidents);
  return {
    breaker,
    reported,
    respondWith: (next: number) => {
      status = next;
    },
    advance: (ms: number) => {
      now += ms;
    },
    async sendTimes(times: number, request = REQUEST): Promise<void> {
      for (let time = 0; time < times; time += 1) await send(request).catch(() => undefined);
    },
  };
};

describe('a transport with a circuit breaker', () => {
  it('closes the circuit when the probe gets a 4xx, and reports the next outage', async () => {
    const { breaker, reported, respondWith, advance, sendTimes } = setUp();
    await sendTimes(FAILURE_THRESHOLD);
    expect([breaker.state, reported.length]).toEqual(['open', 1]);
    advance(PROBE_INTERVAL_MS);
    respondWith(400);
    await sendTimes(1);
    expect(breaker.state).toBe('closed');
    respondWith(500);
    await sendTimes(1);
    expect(reported).toHaveLength(2);
  });

  it('opens the circuit after 429s, unless one credential caused them', async () => {
    const anonymous = setUp();
    anonymous.respondWith(429);
    await anonymous.sendTimes(FAILURE_THRESHOLD);
    expect(anonymous.breaker.state).toBe('open');
    const authenticated = setUp();
    authenticated.respondWith(429);
    await authenticated.sendTimes(FAILURE_THRESHOLD, AUTHENTICATED);
    expect([authenticated.breaker.state, authenticated.reported]).toEqual(['closed', []]);
  });
});
