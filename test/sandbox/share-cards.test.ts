import { describe, expect, inject, it } from 'vitest';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { SHARE_CARD_SIZE } from '../../src/domain/product.ts';
import { parseProduct, toProduct } from '../../src/provider/parse.ts';

const MAX_BYTES = 46_000;

/** Width and height from the frame header of a baseline or progressive JPEG (ITU T.81, B.2.2). */
const jpegSize = (bytes: DataView) => {
  for (let offset = 2; offset < bytes.byteLength; offset += 2 + bytes.getUint16(offset + 2)) {
    const marker = bytes.getUint16(offset);
    if (marker === 0xffc0 || marker === 0xffc2)
      return { width: bytes.getUint16(offset + 7), height: bytes.getUint16(offset + 5) };
  }
  throw new Error('The JPEG has no frame header');
};

describe.each(catalogue)('The product $id', ({ id }) => {
  it(`has a share card that is a JPEG of ${SHARE_CARD_SIZE.width} by ${SHARE_CARD_SIZE.height} pixels and at most ${MAX_BYTES / 1000} kB`, async () => {
    const product = await fetch(`${inject('providerUrl')}/products/${id}`);
    const { shareCard } = toProduct(id, parseProduct(await product.json()));
    const response = await fetch(shareCard?.url ?? '');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const bytes = await response.arrayBuffer();
    expect(jpegSize(new DataView(bytes))).toEqual(SHARE_CARD_SIZE);
    expect(bytes.byteLength).toBeLessThanOrEqual(MAX_BYTES);
  });
});
