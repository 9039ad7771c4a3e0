import { expect, it } from 'vitest';
import { createFaultySite } from '../support/create-test-app.ts';

it('/healthz tells the build and the state of this isolate, without a provider request', async () => {
  const { provider, clock, site } = createFaultySite();
  const first = await site.get('/healthz');
  expect(first.headers.get('cache-control')).toBe('no-store');
  const unknown = { failingSince: null, lastSuccess: null };
  const code = { release: site.deps.release, build: site.deps.config.buildId };
  expect(await first.json()).toEqual({
    status: 'ready',
    scope: 'isolate',
    ...code,
    provider: { list: unknown, product: unknown },
  });
  expect(await provider.requests()).toEqual([]);

  await site.get('/produkter/fladersaft');
  await provider.behave({ fault: 'status', status: 403 });
  for (const seconds of [300, 20]) {
    clock.advance(seconds);
    await site.get('/produkter');
    await site.waitForBackground();
  }
  expect(await (await site.get('/healthz')).json()).toEqual({
    status: 'degraded',
    scope: 'isolate',
    ...code,
    provider: {
      list: { failingSince: '2026-11-20T12:05:00.000Z', lastSuccess: '2026-11-20T12:00:00.000Z' },
      product: { failingSince: null, lastSuccess: '2026-11-20T12:00:00.000Z' },
    },
  });

  await provider.behave({});
  clock.advance(10);
  await site.get('/produkter');
  await site.waitForBackground();
  expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'ready' });
});
