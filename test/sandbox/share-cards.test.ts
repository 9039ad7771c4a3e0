import { describe, expect, inject, it } from 'vitest';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { SHARE_CARD_SIZE } from '../../src/domain/product.ts';
import { parseProduct } from '../../src/provider/parse.ts';
import { toProduct } from '../../src/provider/to-product.ts';

const MAX_BYTES = 45 * 1024;

/** Width and height as a baseline or progressive JPEG's frame header tells them (ITU T.81, B.2.2). */
const jpegSize = (bytes: DataView) => {
  for (let at = 2; at < bytes.byteLength; at += 2 + bytes.getUint16(at + 2)) {
    const marker = bytes.getUint16(at);
    if (marker === 0xffc0 || marker === 0xffc2)
      return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
  }
  throw new Error('no frame header');
};

describe.each(catalogue)('$id', ({ id }) => {
  it('has a card for shared links in a format, a size and a weight that all of them take', async () => {
    const answer = await fetch(`${inject('providerUrl')}/products/${id}`);
    const { shareCard } = toProduct(id, parseProduct(await answer.json()));
    const response = await fetch(shareCard?.url ?? '');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const bytes = await response.arrayBuffer();
    expect(jpegSize(new DataView(bytes))).toEqual(SHARE_CARD_SIZE);
    expect(bytes.byteLength).toBeLessThanOrEqual(MAX_BYTES);
  });
});
