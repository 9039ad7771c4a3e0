import * as z from 'zod/mini';
import { StaleNote } from '../components/panels/StaleNote.tsx';
import { lastUpdated, loading } from '../content/product-states.ts';
import type { Deps } from '../deps.ts';
import { FILTER_PARAMS, parseFilter, tagNames } from '../domain/catalogue.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';
import { failurePanel } from '../http/errors/error-page.tsx';
import type { PageCache } from '../http/middleware/page-cache.ts';
import type { PageParameters } from '../http/middleware/page-key.ts';
import { sendDataPage } from '../http/render/data-page.tsx';
import { createPageContext } from '../http/render/page-context.ts';
import { ProductPage } from '../pages/ProductPage.tsx';
import { Catalogue, ProductsPage } from '../pages/ProductsPage.tsx';
import { ProductArticle } from '../pages/product/ProductArticle.tsx';
import { productMeta } from '../pages/product/product-meta.ts';
import type { Provided } from '../provider/provider.ts';
import { PRODUCT_ID } from '../provider/schema.ts';
import { toProduct } from '../provider/to-product.ts';

export const productParams = z.object({
  id: z.string().check(z.regex(PRODUCT_ID, 'must be letters, digits, _ and -')),
});

/** Says how old the products are where the provider failed and kept ones stand in. */
const staleNote = ({ outcome, entry }: Provided<unknown>, now: Date) =>
  outcome.kind === 'stale' ? <StaleNote text={lastUpdated(new Date(entry.storedAt), now)} /> : null;

/** A tag's list is a page of its own; what anybody may search for is not worth keeping. */
export const productsParameters: PageParameters = {
  keyed: [FILTER_PARAMS.tag],
  unkept: [FILTER_PARAMS.order, FILTER_PARAMS.search],
};

export const productsRoute = (deps: Deps, cache: PageCache) => (c: AppContext) => {
  const context = createPageContext(c, deps);
  const choice = parseFilter(new URL(c.req.url).searchParams);
  return sendDataPage(c, deps, {
    context,
    data: deps.provider.products({}, { renewed: cache.isRenewal(c) }),
    frame: (content) => (
      <ProductsPage context={context} today={stockholmDate(deps.now())}>
        {content}
      </ProductsPage>
    ),
    content: (data) => (
      <>
        {staleNote(data, deps.now())}
        <Catalogue site={context.site} products={data.value} filter={choice} />
      </>
    ),
    // Anybody can ask for any tag: those that no product has, or that are spelt otherwise, are not worth keeping.
    kept: ({ value }) => choice.tag === null || tagNames(value).includes(choice.tag),
    failed: (error) => failurePanel(error, context, c.get('requestId'), 2),
  });
};

export const productRoute =
  (deps: Deps, cache: PageCache) =>
  (c: AppContext, { id }: z.infer<typeof productParams>) => {
    const context = createPageContext(c, deps);
    const unknownMeta = { title: loading.productTitle(context.site), description: loading.productDescription };
    const load = async () => {
      const provided = await deps.provider.product(id, { renewed: cache.isRenewal(c) });
      return { ...provided, value: toProduct(id, provided.value) };
    };
    return sendDataPage(c, deps, {
      context,
      data: load(),
      frame: (content, data) => (
        <ProductPage context={context} meta={data ? productMeta(context, data.value) : unknownMeta}>
          {content}
        </ProductPage>
      ),
      content: (data) => (
        <>
          {staleNote(data, deps.now())}
          <ProductArticle site={context.site} product={data.value} />
        </>
      ),
      kept: () => true,
      failed: (error) => failurePanel(error, context, c.get('requestId'), 1),
    });
  };
