import { describe, expect, it } from 'vitest';
import { SlabTextEncoder } from '../../src/http/slab-text-encoder.ts';

const native = new TextEncoder();
const ours = new SlabTextEncoder();

describe('the slab encoder', () => {
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
  ])('makes the bytes of the native one: %j', (text) => {
    expect([...ours.encode(text)]).toEqual([...native.encode(text)]);
  });

  it('never writes over what it has handed out', () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `stycke ${index} åäö`);
    const encoded = texts.map((text) => ours.encode(text));
    const decoder = new TextDecoder();
    expect(encoded.map((bytes) => decoder.decode(bytes))).toEqual(texts);
  });

  it('makes the same bytes again of what it knows already', () => {
    const once = new TextDecoder().decode(ours.encode('Om och om igen: åäö'));
    expect(new TextDecoder().decode(ours.encode('Om och om igen: åäö'))).toBe(once);
    expect(once).toBe('Om och om igen: åäö');
  });

  it('gives long texts a buffer of their own, which a stream may take away', () => {
    const short = ours.encode('short');
    const long = ours.encode('y'.repeat(600));
    expect(long.buffer).not.toBe(short.buffer);
    structuredClone(long, { transfer: [long.buffer] });
    expect(new TextDecoder().decode(short)).toBe('short');
  });
});
