import type { Product, ProductSummary } from '../domain/product.ts';

/** Query parameters for the list, as the provider understands them; names and values are already validated. */
export type ProductQuery = Readonly<Record<string, string>>;

/**
 * Where products come from. Both calls fail with a ProviderError when the provider does not answer properly,
 * and `loadProduct` with a ProductNotFoundError when it says that there is no such product.
 */
export interface Provider {
  loadProducts(query: ProductQuery): Promise<readonly ProductSummary[]>;
  /** `id` matches PRODUCT_ID. */
  loadProduct(id: string): Promise<Product>;
}
