import { createEtag } from './etag.ts';

/** A validated upstream value as the cache stores it. */
export type Entry<Value> = {
  /** Null in a negative entry: the upstream said that the resource does not exist. */
  readonly value: Value | null;
  /** `value` as JSON, or empty. Text, never a Response or a stream, so that any request may read it. */
  readonly text: string;
  /** A strong validator of `text`, with its quotation marks. */
  readonly etag: string;
  /** When the upstream request began, in milliseconds since 1970. It alone decides the entry's freshness. */
  readonly storedAt: number;
};

/** Creates an entry. `storedAt` is in milliseconds since 1970. */
export const createEntry = async <Value>(value: Value | null, storedAt: number): Promise<Entry<Value>> => {
  const text = value === null ? '' : JSON.stringify(value);
  return { value, text, etag: await createEtag(new TextEncoder().encode(text)), storedAt };
};

/** The entry that was stored last. Of two equally old ones, the first. */
export const newest = <Value>(a: Entry<Value> | null, b: Entry<Value> | null): Entry<Value> | null =>
  a && b ? (a.storedAt >= b.storedAt ? a : b) : (a ?? b);
