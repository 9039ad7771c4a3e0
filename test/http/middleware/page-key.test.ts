import { describe, expect, it } from 'vitest';
import { pageKey } from '../../../src/http/middleware/page-key.ts';

const HOME = { bypassParams: ['deltagare'] };
const LIST = { cacheKeyParams: ['tag', 'ordning'] };

describe('the page key', () => {
  it.each([
    ['/hjalp', {}, '/hjalp'],
    ['/hjalp?utm_source=x&fbclid=y', {}, '/hjalp'],
    ['/hjalp?', {}, '/hjalp'],
    ['/?utm_source=x', HOME, '/'],
    ['/?deltagare=3', HOME, null],
    ['/?utm=1&deltagare=', HOME, null],
    ['/produkter?tag=Jul', LIST, '/produkter?tag=Jul'],
    ['/produkter?utm=1&tag=H%C3%B6st', LIST, '/produkter?tag=H%C3%B6st'],
    ['/produkter?ordning=pris&tag=Jul', LIST, '/produkter?tag=Jul&ordning=pris'],
    ['/produkter?tag=a%26ordning%3Db', LIST, '/produkter?tag=a%26ordning%3Db'],
    ['/produkter?deltagare=3', LIST, '/produkter'],
    ['/hj%61lp', {}, null],
  ])('of %s with the policy %j is %j', (path, policy, key) => {
    expect(pageKey(new URL(path, 'https://site.example'), policy)).toBe(key);
  });
});
