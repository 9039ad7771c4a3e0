import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ThumbnailImage } from '../../src/components/media/ThumbnailImage.tsx';
import { tintOf } from '../../src/content/catalogue.ts';
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

describe('the colour behind the images of a product', () => {
  const of = (width: number, height: number): Thumbnail => ({ url: 'https://a.example/a.avif', width, height });

  it.each([
    ['that of its season, behind a drawing', 'autumn', of(480, 480), 'autumn'],
    ['that of the winter at Christmas', 'christmas', of(480, 480), 'winter'],
    ['neutral without a season', null, of(480, 480), undefined],
    ['neutral behind a photograph that is shown whole', 'autumn', of(600, 1600), undefined],
    ['neutral without a thumbnail', 'autumn', null, undefined],
  ] as const)('is %s', (_case, season, thumbnail, expected) => {
    expect(tintOf({ season, thumbnail })).toBe(expected);
  });
});
