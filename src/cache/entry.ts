/** One answer of the provider as it is kept and served. */
export type Entry<Value> = {
  /** The validated answer; null when the provider said that there is no such thing. */
  readonly value: Value | null;
  /** `value` as JSON, or empty. Text, never a Response or a stream, so that any request may read it. */
  readonly text: string;
  /** A strong validator of `text`, with its quotation marks. */
  readonly etag: string;
  /** Milliseconds since 1970 when the provider was asked. It alone decides how fresh the answer is. */
  readonly storedAt: number;
};

/** Text and value: a string takes up to two bytes a character, and the parsed value about as much again. */
export const sizeOfEntry = ({ text }: Entry<unknown>): number => 4 * text.length;

/** The one that was asked for last; the first of two as old. */
export const newest = <Value>(a: Entry<Value> | null, b: Entry<Value> | null): Entry<Value> | null =>
  a && b ? (a.storedAt >= b.storedAt ? a : b) : (a ?? b);

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const ETAG_HEX_DIGITS = 32;

/** A strong validator of these bytes, with its quotation marks. */
export const createEtag = async (bytes: Uint8Array): Promise<string> =>
  `"${hex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, ETAG_HEX_DIGITS)}"`;

export const createEntry = async <Value>(value: Value | null, storedAt: number): Promise<Entry<Value>> => {
  const text = value === null ? '' : JSON.stringify(value);
  return { value, text, etag: await createEtag(new TextEncoder().encode(text)), storedAt };
};
