import { describe, expect, it } from 'vitest';
import { KnownTextEncoder } from '../../../src/http/render/known-text-encoder.ts';

const native = new TextEncoder();
const ours = new KnownTextEncoder();
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('the encoder that remembers', () => {
  it.each([
    '',
    'a',
    'Säljrundan: å ä ö é ü – “x” … ½ ×',
    '\u0000\u007f\u0080\u07ff\u0800\uffff',
    '🍪 och 👩‍👩‍👧',
    'lone \ud800 and \udc00 halves',
    'x'.repeat(512),
    'ö'.repeat(513),
    '<p class="lead">'.repeat(100),
  ])('makes the bytes of the native one, each time: %j', (text) => {
    for (let time = 0; time < 2; time += 1) expect([...ours.encode(text)]).toEqual([...native.encode(text)]);
  });

  it('encodes a short text once', () => {
    expect(ours.encode('Om och om igen: åäö')).toBe(ours.encode('Om och om igen: åäö'));
  });

  it('makes the right bytes of more texts than it remembers', () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `stycke ${index} åäö`);
    const encoded = texts.map((text) => ours.encode(text));
    expect(encoded.map(decode)).toEqual(texts);
    expect(decode(ours.encode('stycke 0 åäö'))).toBe('stycke 0 åäö');
  });

  it('gives long texts bytes of their own, which a stream may take away', () => {
    const long = ours.encode('y'.repeat(600));
    structuredClone(long, { transfer: [long.buffer] });
    expect(decode(ours.encode('y'.repeat(600)))).toBe('y'.repeat(600));
  });
});
