import { describe, expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';

describe('/healthz', () => {
  it('reports build, uptime and provider state without a provider request', async () => {
    const provider = createFaultyProvider();
    const clock = createClock();
    const site = createTestApp({ vars: { PROVIDER_API_URL: provider.url }, now: clock.now });
    const first = await site.get('/healthz');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(await first.json()).toEqual({
      build: expect.any(String),
      uptimeSeconds: 0,
      provider: { circuit: 'closed', lastSuccess: null },
    });
    expect(await provider.requests()).toEqual([]);

    clock.advance(5);
    await site.get('/produkter');
    await provider.behave({ fault: 'html' });
    for (let round = 0; round < 5; round += 1) await site.get('/api/products/fladersaft');
    clock.advance(2);
    expect(await (await site.get('/healthz')).json()).toMatchObject({
      uptimeSeconds: 7,
      provider: { circuit: 'open', lastSuccess: '2026-11-20T12:00:05.000Z' },
    });
  });
});
