import { describe, expect, it } from 'vitest';
import { createLruCache } from '../../src/cache/lru-cache.ts';

const MIB = 1024 * 1024;

describe('a cache in memory with the default limits', () => {
  it('holds at most 500 items', () => {
    const cache = createLruCache<string>(() => 1);
    for (let index = 0; index <= 500; index += 1) cache.set(`k${index}`, 'x');
    expect([cache.get('k0'), cache.get('k1'), cache.get('k500')]).toEqual([null, 'x', 'x']);
  });

  it('holds at most 16 MiB', () => {
    const cache = createLruCache<string>(() => MIB);
    for (let index = 0; index < 16; index += 1) cache.set(`k${index}`, 'x');
    // Keys count too, so the last item leaves no room for the first.
    expect([cache.get('k0'), cache.get('k1'), cache.get('k15')]).toEqual([null, 'x', 'x']);
    const large = createLruCache<string>(() => 16 * MIB);
    large.set('k', 'x');
    expect(large.get('k')).toBeNull();
  });
});
