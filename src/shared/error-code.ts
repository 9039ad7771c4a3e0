/** Digits, and letters that nobody confuses with a digit or with one another, neither in print nor on the phone. */
const SYMBOLS = '0123456789AFHRXY';
/** Makes 16 million codes. Two errors may have the same one, but hardly on the same day. */
const LENGTH = 6;

/** Creates the code that ends an error panel. The error is logged or reported under this code. */
export const createErrorCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => SYMBOLS[byte % SYMBOLS.length]).join('');
