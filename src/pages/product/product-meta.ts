import { product as copyOf } from '../../content/products.ts';
import { productCard } from '../../content/share-image.ts';
import { productThing } from '../../content/structured-data.ts';
import type { Product } from '../../domain/product.ts';
import type { PageMeta, Shell } from '../../ui/shell.ts';

/** What a product's page says of itself outside its body. */
export const productMeta = ({ site, publicOrigin }: Shell, product: Product): PageMeta => {
  const image = productCard(product);
  return {
    ...copyOf(site).meta(product),
    ...(image && { image }),
    things: [productThing(product, publicOrigin)],
  };
};
