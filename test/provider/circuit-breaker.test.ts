import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from '../../src/provider/circuit-breaker.ts';

const setUp = () => {
  let now = 1_000_000;
  return {
    breaker: createCircuitBreaker(() => now),
    advance: (ms: number) => {
      now += ms;
    },
  };
};

const failTimes = (breaker: ReturnType<typeof createCircuitBreaker>, times: number) => {
  for (let time = 0; time < times; time += 1) breaker.recordFailure();
};

describe('the circuit breaker', () => {
  it('opens at the fifth failure within 30 s', () => {
    const { breaker } = setUp();
    failTimes(breaker, 4);
    expect(breaker.allowsRequest()).toBe(true);
    failTimes(breaker, 1);
    expect(breaker.allowsRequest()).toBe(false);
    expect(breaker.state).toBe('open');
  });

  it('stays closed when the failures are spread over more than 30 s', () => {
    const { breaker, advance } = setUp();
    failTimes(breaker, 4);
    advance(30_000);
    failTimes(breaker, 4);
    expect(breaker.allowsRequest()).toBe(true);
  });

  it('resets the failure count after a success', () => {
    const { breaker } = setUp();
    failTimes(breaker, 4);
    breaker.recordSuccess();
    failTimes(breaker, 4);
    expect(breaker.allowsRequest()).toBe(true);
    expect(breaker.lastSuccess).toBe(1_000_000);
  });

  it('allows one probe every 10 s, and closes when it succeeds', () => {
    const { breaker, advance } = setUp();
    failTimes(breaker, 5);
    advance(9_999);
    expect(breaker.allowsRequest()).toBe(false);
    advance(1);
    expect(breaker.state).toBe('half-open');
    expect([breaker.allowsRequest(), breaker.allowsRequest(), breaker.state]).toEqual([true, false, 'open']);
    breaker.recordFailure();
    advance(9_999);
    expect(breaker.allowsRequest()).toBe(false);
    advance(1);
    expect(breaker.allowsRequest()).toBe(true);
    breaker.recordSuccess();
    expect([breaker.allowsRequest(), breaker.allowsRequest(), breaker.state]).toEqual([true, true, 'closed']);
  });
});
