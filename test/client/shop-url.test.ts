import { describe, expect, it } from 'vitest';
import { parseShopUrl } from '../../client/behaviours/catalogue/shop-url.ts';

describe('the link to a web shop', () => {
  it.each([
    ['https://shop.example.se/nora?a=1#b', 'https://shop.example.se/nora?a=1#b', 'shop.example.se/nora?a=1#b'],
    ['  http://shop.example.se/  ', 'http://shop.example.se/', 'shop.example.se'],
    ['shop.example.se/nora', 'https://shop.example.se/nora', 'shop.example.se/nora'],
    ['HTTPS://räksmörgås.se/åsa', 'https://xn--rksmrgs-5wao1o.se/%C3%A5sa', 'räksmörgås.se/åsa'],
  ])('%j leads to %s and is printed as %s', (input, href, text) => {
    expect(parseShopUrl(input)).toEqual({ kind: 'shown', href, text });
  });

  it.each(['', '   '])('%j is empty', (input) => {
    expect(parseShopUrl(input)).toEqual({ kind: 'empty' });
  });

  it.each([
    'nora',
    'https://',
    'https://localhost/nora',
    'https://192.168.0.1/',
    '1234',
    'nora@skolan.se',
    'https://nora:hemligt@shop.example.se',
    'javascript:alert(1)',
    'ftp://shop.example.se',
    'mailto:nora@skolan.se',
    'Köp av mig: https://shop.example.se',
    'https://shop.example.se/\nhttps://shop.example.se/',
  ])('%j is invalid', (input) => {
    expect(parseShopUrl(input)).toEqual({ kind: 'invalid' });
  });

  it('is too long for a QR code from 301 characters', () => {
    const start = 'https://shop.example.se/';
    expect(parseShopUrl(start + 'a'.repeat(300 - start.length)).kind).toBe('shown');
    expect(parseShopUrl(start + 'a'.repeat(301 - start.length)).kind).toBe('tooLong');
  });
});
