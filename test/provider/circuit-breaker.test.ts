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
  for (let time = 0; time < times; time += 1) breaker.failed();
};

describe('the circuit breaker', () => {
  it('opens at the fifth failure within 30 s', () => {
    const { breaker } = setUp();
    failTimes(breaker, 4);
    expect(breaker.allows()).toBe(true);
    failTimes(breaker, 1);
    expect(breaker.allows()).toBe(false);
    expect(breaker.state).toBe('open');
  });

  it('does not open when the failures are spread', () => {
    const { breaker, advance } = setUp();
    failTimes(breaker, 4);
    advance(30_000);
    failTimes(breaker, 4);
    expect(breaker.allows()).toBe(true);
  });

  it('forgets earlier failures after a success', () => {
    const { breaker } = setUp();
    failTimes(breaker, 4);
    breaker.succeeded();
    failTimes(breaker, 4);
    expect(breaker.allows()).toBe(true);
    expect(breaker.lastSuccess).toBe(1_000_000);
  });

  it('lets one probe through every 10 s, and closes when it succeeds', () => {
    const { breaker, advance } = setUp();
    failTimes(breaker, 5);
    advance(9_999);
    expect(breaker.allows()).toBe(false);
    advance(1);
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.failed();
    advance(9_999);
    expect(breaker.allows()).toBe(false);
    advance(1);
    expect(breaker.allows()).toBe(true);
    breaker.succeeded();
    expect([breaker.allows(), breaker.allows(), breaker.state]).toEqual([true, true, 'closed']);
  });
});
