import { describe, expect, it } from 'vitest';
import { pageKey } from '../../../src/http/middleware/page-key.ts';

const parameters = { '/': { unkept: ['deltagare'] }, '/produkter': { keyed: ['tag', 'ordning'] } };

describe('the key of a page', () => {
  it.each([
    ['/hjalp', '/hjalp'],
    ['/hjalp?utm_source=x&fbclid=y', '/hjalp'],
    ['/hjalp?', '/hjalp'],
    ['/?utm_source=x', '/'],
    ['/?deltagare=3', null],
    ['/?utm=1&deltagare=', null],
    ['/produkter?tag=Jul', '/produkter?tag=Jul'],
    ['/produkter?utm=1&tag=H%C3%B6st', '/produkter?tag=H%C3%B6st'],
    ['/produkter?ordning=pris&tag=Jul', '/produkter?tag=Jul&ordning=pris'],
    ['/produkter?tag=a%26ordning%3Db', '/produkter?tag=a%26ordning%3Db'],
    ['/produkter?deltagare=3', '/produkter'],
    ['/hj%61lp', null],
  ])('at %s is %j', (address, key) => {
    expect(pageKey(address, parameters)).toBe(key);
  });
});
