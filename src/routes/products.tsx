import * as z from 'zod/mini';
import { lastUpdated, loading } from '../content/product-states.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { sendDataPage } from '../http/data-page.tsx';
import { failurePanel } from '../http/error-page.tsx';
import type { PageCache } from '../http/page-cache.ts';
import type { PageParameters } from '../http/page-key.ts';
import { createShell } from '../http/page-shell.ts';
import { ProductPage } from '../pages/ProductPage.tsx';
import { ProductsPage } from '../pages/ProductsPage.tsx';
import { ProductArticle } from '../pages/product/ProductArticle.tsx';
import { productMeta } from '../pages/product/product-meta.ts';
import { ProductShelf } from '../pages/products/ProductShelf.tsx';
import type { Provided } from '../provider/provider.ts';
import { toProduct } from '../provider/to-product.ts';
import { PRODUCT_ID } from '../provider/wire.ts';
import { StaleNote } from '../ui/StaleNote.tsx';

export const productParams = z.object({
  id: z.string().check(z.regex(PRODUCT_ID, 'must be letters, digits, _ and -')),
});

/** What the page understands; anything else in the address (campaign marks and the like) is left alone. */
export const productsQuery = z.object({ tag: z.optional(z.string().check(z.minLength(1), z.maxLength(100))) });

/** Says how old the products are where the provider failed and kept ones stand in. */
const staleNote = ({ outcome, entry }: Provided<unknown>, now: Date) =>
  outcome.kind === 'stale' ? <StaleNote text={lastUpdated(new Date(entry.storedAt), now)} /> : null;

/** A filtered list is a page of its own. */
export const productsParameters: PageParameters = { keyed: ['tag'] };

export const productsRoute =
  (deps: Deps, cache: PageCache) =>
  (c: AppContext, { tag }: z.infer<typeof productsQuery>) => {
    const shell = createShell(c, deps);
    return sendDataPage(c, deps, {
      shell,
      data: deps.provider.products(tag === undefined ? {} : { tag }, { renewed: cache.isRenewal(c) }),
      frame: (content) => <ProductsPage shell={shell}>{content}</ProductsPage>,
      content: (data) => (
        <>
          {staleNote(data, deps.now())}
          <ProductShelf site={shell.site} products={data.value} />
        </>
      ),
      // Anybody can ask for any tag: those that no product has are not worth keeping.
      kept: ({ value }) => tag === undefined || value.length > 0,
      failed: (error) => failurePanel(error, shell, c.get('requestId'), 2),
    });
  };

export const productRoute =
  (deps: Deps, cache: PageCache) =>
  (c: AppContext, { id }: z.infer<typeof productParams>) => {
    const shell = createShell(c, deps);
    const unknownMeta = { title: loading.productTitle(shell.site), description: loading.productDescription };
    return sendDataPage(c, deps, {
      shell,
      data: deps.provider.product(id, { renewed: cache.isRenewal(c) }),
      frame: (content, data) => (
        <ProductPage shell={shell} meta={data ? productMeta(shell, toProduct(id, data.value)) : unknownMeta}>
          {content}
        </ProductPage>
      ),
      content: (data) => (
        <>
          {staleNote(data, deps.now())}
          <ProductArticle site={shell.site} product={toProduct(id, data.value)} />
        </>
      ),
      kept: () => true,
      failed: (error) => failurePanel(error, shell, c.get('requestId'), 1),
    });
  };
