const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An ICO file that holds one PNG, as Windows Vista and later allow:
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 * @param width of the square image in pixels, at most 255
 */
export const toIco = (png: Uint8Array, width: number): Uint8Array => {
  const head = new DataView(new ArrayBuffer(HEADER_BYTES + ENTRY_BYTES));
  head.setUint16(2, 1, true); // an icon, not a cursor
  head.setUint16(4, 1, true); // one image
  head.setUint8(6, width);
  head.setUint8(7, width);
  head.setUint16(10, 1, true); // colour planes
  head.setUint16(12, 32, true); // bits a pixel
  head.setUint32(14, png.byteLength, true);
  head.setUint32(18, head.byteLength, true); // where the image begins
  return Buffer.concat([new Uint8Array(head.buffer), png]);
};
