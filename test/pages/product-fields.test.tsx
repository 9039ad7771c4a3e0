import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readProducts } from '../../scripts/read-products.ts';
import { ProductCard } from '../../src/components/panels/ProductCard.tsx';
import { productJsonLd } from '../../src/content/json-ld.ts';
import type { Product, ProductSummary } from '../../src/domain/product.ts';
import { relatedProductsOf } from '../../src/domain/related-products.ts';
import { ProductContent } from '../../src/pages/product/ProductContent.tsx';
import { createTestApp } from '../support/create-test-app.ts';
import { DETAIL_FIELDS, LIST_FIELDS } from '../support/product-fields.ts';
import { createProduct, createSummary, readProduct } from '../support/products.ts';

const { operator } = createTestApp().deps.config;

const sentOf = (fields: Readonly<Record<string, { readonly sent: unknown }>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { sent }]) => [name, sent]));

const toCard = (product: ProductSummary): string =>
  renderToStaticMarkup(<ProductCard product={product} operator={operator} />);

const toPage = (product: Product): string =>
  renderToStaticMarkup(
    <ProductContent
      operator={operator}
      product={product}
      related={relatedProductsOf([], product)}
      today={{ year: 2026, month: 10, day: 15 }}
      lastUpdated={null}
    />,
  );

const toJsonLd = (product: Product): string => JSON.stringify(productJsonLd(product, 'https://a.example'));

const summary = readProducts([sentOf(LIST_FIELDS)])[0] ?? createSummary();
const product = readProduct('kaffe-450', sentOf(DETAIL_FIELDS));

type Row = readonly [field: string, shown: string | null];

const rowsOf = <Field,>(fields: Readonly<Record<string, Field>>, shownOf: (field: Field) => string | null) =>
  Object.entries(fields).map(([name, field]): Row => [name, shownOf(field)]);

describe.each<readonly [string, readonly Row[], string, string]>([
  ["a product's card", rowsOf(LIST_FIELDS, ({ card }) => card), toCard(summary), toCard(createSummary())],
  ["a product's page", rowsOf(DETAIL_FIELDS, ({ page }) => page), toPage(product), toPage(createProduct())],
  ['structured data', rowsOf(DETAIL_FIELDS, ({ jsonLd }) => jsonLd), toJsonLd(product), toJsonLd(createProduct())],
])('%s', (_place, rows, full, empty) => {
  it.each(rows.filter(([, shown]) => shown !== null))('shows the field %s of the provider', (_field, shown) => {
    expect(full).toContain(shown);
    expect(empty).not.toContain(shown);
  });

  it('shows no label without a value', () => {
    expect(empty).not.toMatch(/:\s*</);
  });
});
