import { describe, expect, it } from 'vitest';
import { toPolicyError } from '../../client/monitoring/policy-error.ts';

const PAGE = 'https://www.saljrundan.example/';

describe('a violation of the content security policy', () => {
  it.each([
    ['inline', 'script-src-elem blocked inline'],
    ['https://evil.example/a.js?namn=Anna#b', 'script-src-elem blocked https://evil.example/a.js'],
    ['https://evil.example/chrome-extension:', 'script-src-elem blocked https://evil.example/chrome-extension:'],
  ])('by %s is reported with its directive and without its query', (blockedURI, message) => {
    const error = toPolicyError({ effectiveDirective: 'script-src-elem', blockedURI, sourceFile: PAGE });
    expect(error).toMatchObject({ message, stack: '' });
  });

  it.each([
    'chrome-extension',
    'moz-extension',
    'safari-web-extension',
    'safari-extension',
    'ms-browser-extension',
    'webkit-masked-url',
  ])('by an extension (%s) is not reported', (scheme) => {
    for (const url of [scheme, `${scheme}://abcdef/content.js`]) {
      expect(toPolicyError({ effectiveDirective: 'img-src', blockedURI: url, sourceFile: PAGE })).toBeNull();
      expect(toPolicyError({ effectiveDirective: 'img-src', blockedURI: 'inline', sourceFile: url })).toBeNull();
    }
  });
});
