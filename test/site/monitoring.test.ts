/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { type Behaviour, createClock, createFaultyProvider } from '../support/faults.ts';

const [operations = ''] = Object.values(
  import.meta.glob<string>('../../docs/operations.md', { query: '?raw', import: 'default', eager: true }),
);

/** What docs/operations.md tells monitors to search for: the code span that follows `introduction`. */
const searchText = (introduction: string): string => {
  const [, text = ''] = operations.split(introduction);
  const [, code] = /^ `([^`]+)`/.exec(text) ?? [];
  if (!code) throw new Error(`docs/operations.md has no search text after "${introduction}"`);
  return code;
};
const GOODS = searchText('the page contains');
const STALE = searchText('the same page does not contain');
const READY = searchText('`GET /healthz`: status 200 and');

/** The answers that a monitor gets. With `before`, the list from before `behaviour` is an hour old. */
const monitor = async (behaviour: Behaviour, before = false) => {
  const provider = createFaultyProvider();
  const clock = createClock();
  const site = createTestApp({ vars: { PROVIDER_API_URL: provider.url }, now: clock.now });
  if (before) {
    await site.get('/produkter');
    await site.waitForBackground();
    clock.advance(3_600);
  }
  await provider.behave(behaviour);
  const page = await site.get('/produkter');
  const html = await page.text();
  await site.waitForBackground();
  const health = await site.get('/healthz');
  return {
    status: page.status,
    hasGoods: html.includes(GOODS),
    isStale: html.includes(STALE),
    isReady: health.status === 200 && (await health.text()).includes(READY),
  };
};

describe('the search texts for monitors in docs/operations.md', () => {
  it('find goods and a ready site while the provider works', async () => {
    expect(await monitor({})).toEqual({ status: 200, hasGoods: true, isStale: false, isReady: true });
  });

  it('find no goods on an empty list', async () => {
    expect(await monitor({ fault: 'empty' })).toEqual({ status: 200, hasGoods: false, isStale: false, isReady: true });
  });

  it('find no goods and no ready site when the list cannot be had', async () => {
    const failure = { status: 502, hasGoods: false, isStale: false, isReady: false };
    expect(await monitor({ fault: 'status', status: 500 })).toEqual(failure);
  });

  it('find goods of an older date when the provider fails later', async () => {
    const stale = { status: 200, hasGoods: true, isStale: true, isReady: false };
    expect(await monitor({ fault: 'status', status: 500 }, true)).toEqual(stale);
  });
});
