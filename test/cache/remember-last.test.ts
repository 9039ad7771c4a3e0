import { describe, expect, it } from 'vitest';
import { rememberLast } from '../../src/cache/remember-last.ts';

describe('a function that remembers its last value', () => {
  const setUp = () => rememberLast((text: string, count: number) => ({ text: text.repeat(count) }));

  it('returns the same value for the same key, whatever its input', () => {
    const read = setUp();
    const first = read('a', 'x', 2);
    expect(first).toEqual({ text: 'xx' });
    expect(read('a', 'y', 1)).toBe(first);
  });

  it('creates a value for another key, and forgets the one before', () => {
    const read = setUp();
    const first = read('a', 'x', 2);
    expect(read('b', 'y', 1)).toEqual({ text: 'y' });
    expect(read('a', 'x', 2)).not.toBe(first);
  });

  it('remembers an undefined value and the empty key', () => {
    let calls = 0;
    const read = rememberLast(() => {
      calls += 1;
    });
    read('');
    read('');
    expect(calls).toBe(1);
  });

  it('remembers nothing of a call that throws', () => {
    const read = rememberLast((text: string) => {
      if (text === '') throw new Error('no text');
      return text;
    });
    expect(() => read('a', '')).toThrow('no text');
    expect(read('a', 'x')).toBe('x');
  });
});
