import { describe, expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';

const setUp = () => {
  const provider = createFaultyProvider();
  const clock = createClock();
  return { provider, clock, site: createTestApp({ vars: { PROVIDER_API_URL: provider.url }, now: clock.now }) };
};

describe('a page of cached products', () => {
  it('has no Age, which would count against a max-age that it does not have', async () => {
    const { site, clock } = setUp();
    await site.get('/api/products');
    clock.advance(100);
    const page = await site.get('/produkter');
    expect(page.headers.get('cache-status')).toContain('products; hit');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(page.headers.get('age')).toBeNull();
    expect((await site.get('/api/products')).headers.get('age')).toBe('100');
  });
});
