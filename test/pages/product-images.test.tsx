import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { carousel } from '../../src/content/carousel.ts';
import { errors } from '../../src/content/errors.ts';
import type { Asset } from '../../src/domain/product.ts';
import { ProductImages } from '../../src/pages/product/ProductImages.tsx';
import { findAll } from '../support/html.ts';

const asset = (name: string): Asset => ({ name, renditions: [{ url: `https://a.example/${name}.avif`, width: 480 }] });

const render = (...media: readonly Asset[]): string =>
  renderToStaticMarkup(<ProductImages product={{ name: 'Glögg', media }} copy={carousel} />);

describe("a product's images", () => {
  it('have arrows that are inactive, a pause button that is hidden, and a link to each image when there are several', async () => {
    const html = render(asset('a'), asset('b'));
    expect(await findAll(html, '.carousel-controls button:not([disabled])')).toHaveLength(1);
    expect(await findAll(html, '.carousel-toggle[hidden]')).toHaveLength(1);
    expect((await findAll(html, '.carousel-position')).map(({ text }) => text)).toEqual(['1 av 2']);
    const anchors = (await findAll(html, 'nav a')).map(({ attributes }) => attributes.href);
    const slides = (await findAll(html, '.slide')).map(({ attributes }) => `#${attributes.id}`);
    expect(anchors).toEqual(slides);
    expect(anchors).toHaveLength(2);
  });

  it('are a single image without controls when there is one', async () => {
    const html = render(asset('a'), { name: 'without a rendition', renditions: [] });
    expect(await findAll(html, 'img')).toHaveLength(1);
    expect(await findAll(html, 'nav, [tabindex], .carousel-controls')).toEqual([]);
  });

  it('list every rendition for slides and thumbnails, with the widest as the fallback', async () => {
    const renditions = [1200, 800, 480, 160].map((width) => ({ url: `https://a.example/${width}.avif`, width }));
    const images = await findAll(render({ name: 'a', renditions }, asset('b')), 'img');
    const named = images.filter(({ attributes }) => attributes.src === 'https://a.example/1200.avif');
    const srcset = renditions.map(({ url, width }) => `${url} ${width}w`).join(', ');
    expect(named.map(({ attributes }) => attributes.srcset)).toEqual([srcset, srcset]);
    expect(named.map(({ attributes }) => attributes.sizes)).toEqual([expect.stringContaining('100vw'), '4rem']);
  });

  it('have no height attribute, because a rendition has no height', async () => {
    expect(await findAll(render(asset('a'), asset('b')), 'img[height]')).toEqual([]);
  });

  it.each([
    [40, '10rem', ''],
    [159, '10rem', ''],
    [160, expect.stringContaining('100vw'), undefined],
    [480, expect.stringContaining('100vw'), undefined],
  ])(
    'are as wide as the stage unless they are smaller than a thumbnail: %i px get the sizes %j',
    async (width, sizes, small) => {
      const [image] = await findAll(
        render({ name: 'a', renditions: [{ url: 'https://a.example/a.avif', width }] }),
        '.slide img',
      );
      expect([image?.attributes.sizes, image?.attributes['data-small']]).toEqual([sizes, small]);
    },
  );

  it('get an English label, marked as English, when they have no name', async () => {
    const images = await findAll(render(asset(''), asset('Burken')), '.slide img');
    expect(images.map(({ attributes: { alt, lang } }) => [alt, lang])).toEqual([
      ['Media asset', 'en'],
      ['Burken', undefined],
    ]);
  });

  it('are replaced by a placeholder text when there are none', async () => {
    expect(render()).toContain(errors.productImage.message);
    expect(await findAll(render(), 'nav, ul')).toEqual([]);
  });
});
