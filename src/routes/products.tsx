import * as z from 'zod';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { createShell } from '../http/page-shell.ts';
import { renderPage } from '../http/render-page.tsx';
import { ProductPage } from '../pages/ProductPage.tsx';
import { ProductsPage } from '../pages/ProductsPage.tsx';
import { toProduct } from '../provider/to-product.ts';
import { PRODUCT_ID } from '../provider/wire.ts';

export const productParams = z.object({ id: z.string().regex(PRODUCT_ID, 'must be letters, digits, _ and -') });

/** What the page understands; anything else in the address (campaign marks and the like) is left alone. */
export const productsQuery = z.object({ tag: z.string().min(1).max(100).optional() });

export const productsRoute =
  (deps: Deps) =>
  async (c: AppContext, { tag }: z.infer<typeof productsQuery>) => {
    const { value } = await deps.provider.products(tag === undefined ? {} : { tag });
    return renderPage(c, <ProductsPage shell={createShell(c, deps)} products={value} />);
  };

export const productRoute =
  (deps: Deps) =>
  async (c: AppContext, { id }: z.infer<typeof productParams>) => {
    const { value } = await deps.provider.product(id);
    return renderPage(c, <ProductPage shell={createShell(c, deps)} product={toProduct(id, value)} />);
  };
