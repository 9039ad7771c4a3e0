import { describe, expect, it } from 'vitest';
import { checkShopAddress } from '../../src/shared/shop-address.ts';

const ORIGINS = ['https://medlem.example.se', 'https://*.medlem.example.se', 'https://butik.example.org'];

describe('the address of a web shop', () => {
  it.each([
    ['https://medlem.example.se/nora', 'https://medlem.example.se/nora', 'medlem.example.se/nora'],
    ['https://nora.medlem.example.se', 'https://nora.medlem.example.se/', 'nora.medlem.example.se'],
    ['https://a.b.medlem.example.se/9b/', 'https://a.b.medlem.example.se/9b/', 'a.b.medlem.example.se/9b'],
    ['HTTPS://Nora.Medlem.Example.SE/Klass', 'https://nora.medlem.example.se/Klass', 'nora.medlem.example.se/Klass'],
    ['https://medlem.example.se/%C3%A5sa', 'https://medlem.example.se/%C3%A5sa', 'medlem.example.se/%C3%A5sa'],
  ])('%j leads to %s and is printed as %s', (address, href, text) => {
    expect(checkShopAddress(address, ORIGINS)).toEqual({ kind: 'allowed', href, text });
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['the parent of a host', 'https://example.se/'],
    ['a host with the same ending', 'https://evilmedlem.example.se/'],
    ['a host with the same beginning', 'https://medlem.example.se.evil.example/'],
    ['lookalike letters, in ASCII', 'https://xn--mdlem-9of.example.se/'],
    ['a dot after the host', 'https://medlem.example.se./nora'],
    ['an empty label', 'https://.medlem.example.se/'],
    ['another port', 'https://medlem.example.se:8443/'],
    ['a subdomain where none is listed', 'https://nora.butik.example.org/'],
    ['http', 'http://medlem.example.se/nora'],
    ['no scheme', 'medlem.example.se/nora'],
    ['script', 'javascript:alert(1)//https://medlem.example.se/'],
    ['a user name before another host', 'https://medlem.example.se@evil.example/'],
    ['a user name before the right host', 'https://nora@medlem.example.se/'],
    ['an encoded at sign', 'https://medlem.example.se%40evil.example/'],
    ['a query', 'https://medlem.example.se/nora?a=1'],
    ['a fragment', 'https://medlem.example.se/nora#a'],
    ['a host after a fragment', 'https://evil.example#@medlem.example.se/'],
    ['backslashes', 'https:\\\\medlem.example.se\\nora'],
    ['a backslash before the host', 'https://evil.example\\@medlem.example.se/'],
    ['a single slash', 'https:/medlem.example.se/'],
    ['a parent path', 'https://medlem.example.se/nora/../admin'],
    ['an encoded parent path', 'https://medlem.example.se/nora/%2e%2e/admin'],
    ['a tab in the host', 'https://med\tlem.example.se/'],
    ['a zero-width space', 'https://medlem.example.se/\u200B'],
    ['a right-to-left override', 'https://medlem.example.se/\u202Egpj'],
    ['a Cyrillic letter', 'https://m\u0435dlem.example.se/'],
    ['markup', 'https://medlem.example.se/"><script>'],
    ['a local host name', 'https://localhost/'],
    ['a wildcard', 'https://*.medlem.example.se/'],
    ['an empty text', ''],
    ['an excessive length', `https://medlem.example.se/${'a'.repeat(100_000)}`],
  ])('is refused with %s', (_what, address) => {
    expect(checkShopAddress(address, ORIGINS).kind).not.toBe('allowed');
  });

  it.each([
    ['invalid', 'nora'],
    ['invalid', 'https://medlem.example.se//evil.example'],
    ['invalid', 'https://medlem.example.se/%2Fevil.example'],
    ['invalid', 'https://medlem.example.se/%5cevil.example'],
    ['invalid', 'https://medlem.example.se/%0d%0aX'],
    ['extra', 'https://medlem.example.se/nora?fbclid=1'],
    ['foreign', 'https://evil.example/nora'],
    ['tooLong', `https://medlem.example.se/${'a'.repeat(301 - 'https://medlem.example.se/'.length)}`],
  ])('is refused as %s: %s', (kind, address) => {
    expect(checkShopAddress(address, ORIGINS)).toEqual({ kind });
  });

  it('may have up to 300 characters', () => {
    const start = 'https://medlem.example.se/';
    expect(checkShopAddress(start + 'a'.repeat(300 - start.length), ORIGINS).kind).toBe('allowed');
  });

  it('is refused when no origin is listed', () => {
    expect(checkShopAddress('https://medlem.example.se/', []).kind).toBe('foreign');
  });
});
