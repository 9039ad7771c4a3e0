import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ThumbnailImage } from '../../src/components/media/ThumbnailImage.tsx';
import type { Thumbnail } from '../../src/domain/product.ts';
import { findAll } from '../support/html.ts';

const attributesOf = async (size: Omit<Thumbnail, 'url'>) => {
  const html = renderToStaticMarkup(
    <ThumbnailImage image={{ url: 'https://a.example/a.avif', ...size }} loading="lazy" />,
  );
  const [image] = await findAll(html, 'img');
  return image?.attributes;
};

describe('a thumbnail', () => {
  it('that stays mostly visible when cropped states its size, and nothing else', async () => {
    expect(await attributesOf({ width: 480, height: 480 })).toEqual({
      src: 'https://a.example/a.avif',
      width: '480',
      height: '480',
      alt: '',
      loading: 'lazy',
    });
  });

  it('that would lose too much when cropped is shown whole', async () => {
    expect(await attributesOf({ width: 600, height: 1600 })).toMatchObject({ 'data-whole': '' });
  });

  it('of unknown size is shown whole, without a width or a height', async () => {
    const attributes = await attributesOf({ width: null, height: null });
    expect(attributes).toMatchObject({ 'data-whole': '' });
    expect(attributes).not.toHaveProperty('width');
    expect(attributes).not.toHaveProperty('height');
  });
});
