import { describe, expect, it } from 'vitest';
import { createEtag, matchesEtag } from '../../src/cache/etag.ts';

const etagOf = (text: string): Promise<string> => createEtag(new TextEncoder().encode(text));

describe('an ETag', () => {
  it('is strong and has 128 bits of the SHA-256 of the bytes', async () => {
    expect(await etagOf('abc')).toBe('"ba7816bf8f01cfea414140de5dae2223"');
  });

  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a" , "c"', true],
    [' * ', true],
    ['"b"', false],
    ['a', false],
    ['"a', false],
    ['w/"a"', false],
    ['', false],
    [undefined, false],
  ])('is compared weakly: If-None-Match %j matches the ETag "a": %j', (ifNoneMatch, isMatch) => {
    expect(matchesEtag(ifNoneMatch, '"a"')).toBe(isMatch);
  });
});
