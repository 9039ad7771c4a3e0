import { describe, expect, it } from 'vitest';
import { TRACE_PROPAGATION_TARGETS } from '../../src/shared/reports.ts';

describe('TRACE_PROPAGATION_TARGETS', () => {
  it.each([
    ['http://localhost:8787/api/products', true],
    ['https://localhost/', true],
    ['https://www.saljrundan.example/?host=localhost', false],
    ['https://localhost.example/', false],
    ['/api/products', false],
  ])('allow trace headers to %s: %s', (url, carried) => {
    expect(TRACE_PROPAGATION_TARGETS.some((target) => target.test(url))).toBe(carried);
  });
});
