import type { PageContext, PageMeta } from '../../components/layout/page-context.ts';
import { productJsonLd } from '../../content/json-ld.ts';
import { product as copyOf } from '../../content/products.ts';
import { productCard } from '../../content/share-image.ts';
import type { Product } from '../../domain/product.ts';

/** The `<head>` of a product's page. */
export const productMeta = ({ site, publicOrigin }: PageContext, product: Product): PageMeta => {
  const image = productCard(product);
  return {
    ...copyOf(site).meta(product),
    ...(image && { image }),
    jsonLd: [productJsonLd(product, publicOrigin)],
  };
};
