import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../../artwork/products/index.ts';
import { productCard } from '../../artwork/share-cards/product-card.ts';
import { IMAGES } from '../../sandbox/catalogue/images.ts';
import { catalogue } from '../../sandbox/catalogue/index.ts';

const DOCUMENT_ID = /\bid="([^"]+)"/g;
const REFERENCE = /(?:url\(|href=")#([^)"]+)/g;

const danglingReferences = (svg: string): readonly string[] => {
  const ids = new Set([...svg.matchAll(DOCUMENT_ID)].map(([, id]) => id));
  return [...svg.matchAll(REFERENCE)].flatMap(([, id = '']) => (ids.has(id) ? [] : [id]));
};

describe('The product artwork', () => {
  it('covers every product of the sandbox catalogue once', () => {
    expect(PRODUCTS.map(({ id }) => id).sort()).toEqual(catalogue.map(({ id }) => id).sort());
  });

  it('has the images that the sandbox serves, with the same alt texts', () => {
    const images = Object.fromEntries(
      PRODUCTS.map((product) => [product.id, product.images.map(({ view, name }) => ({ view, name }))]),
    );
    expect(images).toEqual(IMAGES);
  });

  it.each(PRODUCTS)('shows $id from the front first', ({ images }) => {
    expect(images[0]?.view).toBe('front');
  });

  it.each(PRODUCTS)('draws $id the same way every time, and refers to no definition that is missing', ({ images }) => {
    for (const { draw } of images) {
      const svg = draw({ fine: true });
      expect(draw({ fine: true })).toBe(svg);
      expect(danglingReferences(svg)).toEqual([]);
    }
  });

  it.each(catalogue)('has a share card on which the name and the tagline of $id fit', (entry) => {
    const front = PRODUCTS.find(({ id }) => id === entry.id)?.images[0];
    expect(front && productCard(front, entry)).toContain('</svg>');
  });
});
