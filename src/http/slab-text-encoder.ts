/** Subarrays of one slab are handed out until it is full. */
const SLAB_BYTES = 64 * 1024;
/** Longer texts go to the native encoder: its call costs little beside them, and their bytes get a buffer of their own. */
const LONGEST_TEXT = 512;
const MAX_BYTES_A_UNIT = 3;

const native = new TextEncoder();
let slab = new Uint8Array(SLAB_BYTES);
let used = 0;

/** Writes `text` at `used` and answers where it ends, or -1 at a lone surrogate. */
const write = (text: string): number => {
  let at = used;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      slab[at++] = unit;
    } else if (unit < 0x800) {
      slab[at++] = 0xc0 | (unit >> 6);
      slab[at++] = 0x80 | (unit & 0x3f);
    } else if (unit >= 0xd800 && unit <= 0xdfff) {
      // Pairs and lone halves are rare: the native encoder knows both.
      return -1;
    } else {
      slab[at++] = 0xe0 | (unit >> 12);
      slab[at++] = 0x80 | ((unit >> 6) & 0x3f);
      slab[at++] = 0x80 | (unit & 0x3f);
    }
  }
  return at;
};

/**
 * What was encoded already: pages repeat themselves and each other. Forgotten all at once when it is full, with 6 MB at
 * most. React copies what is shorter than its buffer of 4096 bytes and gives only longer pieces away, which are none of these.
 */
const known = new Map<string, Uint8Array>();
const MOST_KNOWN = 4096;

/** UTF-8 as TextEncoder's `encode` makes it, without leaving JavaScript for short texts. */
export const encodeShort = (text: string): Uint8Array => {
  if (text.length > LONGEST_TEXT) return native.encode(text);
  const again = known.get(text);
  if (again) return again;
  if (used + text.length * MAX_BYTES_A_UNIT > SLAB_BYTES) {
    slab = new Uint8Array(SLAB_BYTES);
    used = 0;
  }
  const end = write(text);
  if (end === -1) return native.encode(text);
  const bytes = slab.subarray(used, end);
  used = end;
  if (known.size === MOST_KNOWN) known.clear();
  known.set(text, bytes);
  return bytes;
};

export class SlabTextEncoder extends TextEncoder {
  override encode(text = ''): Uint8Array {
    return encodeShort(text);
  }
}
