/** Longer texts are seldom seen again, and the native encoder's call costs little beside them. */
const LONGEST_TEXT = 512;
/** Then all are forgotten at once: 10 MB at most, a few hundred kB as a rule. */
const MOST_KNOWN = 4096;

const native = new TextEncoder();
const known = new Map<string, Uint8Array>();

/**
 * A TextEncoder that remembers short texts: pages repeat themselves and each other. What it hands out is not to be
 * written to or given away; React copies whatever is shorter than its buffer of 4096 bytes.
 */
export class KnownTextEncoder extends TextEncoder {
  override encode(text = ''): Uint8Array {
    if (text.length > LONGEST_TEXT) return native.encode(text);
    const again = known.get(text);
    if (again) return again;
    const bytes = native.encode(text);
    if (known.size === MOST_KNOWN) known.clear();
    known.set(text, bytes);
    return bytes;
  }
}
