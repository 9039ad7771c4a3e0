import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../src/http/app-env.ts';
import { createPageCache } from '../../../src/http/middleware/page-cache.ts';
import { readUrl } from '../../../src/http/middleware/read-url.ts';
import { createClock } from '../../support/faults.ts';

/** A page cache in an application that counts its renders. `renderSeconds`: how long each render takes. */
const setUp = ({ start, renderSeconds = 0 }: { readonly start?: string; readonly renderSeconds?: number } = {}) => {
  const clock = createClock(start);
  let renders = 0;
  const app = new Hono<AppEnv>();
  const cachePage = createPageCache({ ttlSeconds: 60, now: clock.now });
  app.use(readUrl);
  app.get('/*', cachePage(), (c) => {
    renders += 1;
    clock.advance(renderSeconds);
    if (c.req.path === '/short') c.set('maxAgeSeconds', 20);
    return c.body(`render ${renders}`, c.req.path === '/broken' ? 500 : 200);
  });
  return { clock, get: async (path = '/') => (await app.request(path)).text() };
};

describe('a cached page', () => {
  it.each([
    ['/', 60],
    ['/short', 20],
  ])('at %s is rendered again after %d s', async (path, seconds) => {
    const { clock, get } = setUp();
    expect(await get(path)).toBe('render 1');
    clock.advance(seconds - 0.001);
    expect(await get(path)).toBe('render 1');
    clock.advance(0.001);
    expect(await get(path)).toBe('render 2');
  });

  it('is not stored when midnight passes while it renders', async () => {
    const { get } = setUp({ start: '2026-11-20T22:59:58Z', renderSeconds: 3 });
    expect([await get(), await get(), await get()]).toEqual(['render 1', 'render 2', 'render 2']);
  });
});
