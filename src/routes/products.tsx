import * as z from 'zod/mini';
import { lastUpdated, loading } from '../content/product-states.ts';
import type { Deps } from '../deps.ts';
import { CHOICE_PARAMETERS, parseChoice, tagNames } from '../domain/catalogue.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';
import { sendDataPage } from '../http/data-page.tsx';
import { failurePanel } from '../http/error-page.tsx';
import type { PageCache } from '../http/page-cache.ts';
import type { PageParameters } from '../http/page-key.ts';
import { createShell } from '../http/page-shell.ts';
import { ProductPage } from '../pages/ProductPage.tsx';
import { Catalogue, ProductsPage } from '../pages/ProductsPage.tsx';
import { ProductArticle } from '../pages/product/ProductArticle.tsx';
import { productMeta } from '../pages/product/product-meta.ts';
import type { Provided } from '../provider/provider.ts';
import { toProduct } from '../provider/to-product.ts';
import { PRODUCT_ID } from '../provider/wire.ts';
import { StaleNote } from '../ui/StaleNote.tsx';

export const productParams = z.object({
  id: z.string().check(z.regex(PRODUCT_ID, 'must be letters, digits, _ and -')),
});

/** Says how old the products are where the provider failed and kept ones stand in. */
const staleNote = ({ outcome, entry }: Provided<unknown>, now: Date) =>
  outcome.kind === 'stale' ? <StaleNote text={lastUpdated(new Date(entry.storedAt), now)} /> : null;

/** A tag's list is a page of its own; what anybody may search for is not worth keeping. */
export const productsParameters: PageParameters = {
  keyed: [CHOICE_PARAMETERS.tag],
  unkept: [CHOICE_PARAMETERS.order, CHOICE_PARAMETERS.search],
};

export const productsRoute = (deps: Deps, cache: PageCache) => (c: AppContext) => {
  const shell = createShell(c, deps);
  const choice = parseChoice(new URL(c.req.url).searchParams);
  return sendDataPage(c, deps, {
    shell,
    data: deps.provider.products({}, { renewed: cache.isRenewal(c) }),
    frame: (content) => (
      <ProductsPage shell={shell} today={stockholmDate(deps.now())}>
        {content}
      </ProductsPage>
    ),
    content: (data) => (
      <>
        {staleNote(data, deps.now())}
        <Catalogue site={shell.site} products={data.value} choice={choice} />
      </>
    ),
    // Anybody can ask for any tag: those that no product has, or that are spelt otherwise, are not worth keeping.
    kept: ({ value }) => choice.tag === null || tagNames(value).includes(choice.tag),
    failed: (error) => failurePanel(error, shell, c.get('requestId'), 2),
  });
};

export const productRoute =
  (deps: Deps, cache: PageCache) =>
  (c: AppContext, { id }: z.infer<typeof productParams>) => {
    const shell = createShell(c, deps);
    const unknownMeta = { title: loading.productTitle(shell.site), description: loading.productDescription };
    const load = async () => {
      const provided = await deps.provider.product(id, { renewed: cache.isRenewal(c) });
      return { ...provided, value: toProduct(id, provided.value) };
    };
    return sendDataPage(c, deps, {
      shell,
      data: load(),
      frame: (content, data) => (
        <ProductPage shell={shell} meta={data ? productMeta(shell, data.value) : unknownMeta}>
          {content}
        </ProductPage>
      ),
      content: (data) => (
        <>
          {staleNote(data, deps.now())}
          <ProductArticle site={shell.site} product={data.value} />
        </>
      ),
      kept: () => true,
      failed: (error) => failurePanel(error, shell, c.get('requestId'), 1),
    });
  };
