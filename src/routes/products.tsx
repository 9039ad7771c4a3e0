import * as z from 'zod/mini';
import { StaleNote } from '../components/panels/StaleNote.tsx';
import { lastUpdated } from '../content/errors.ts';
import { loading } from '../content/loading.ts';
import type { Deps } from '../deps.ts';
import { parseFilter, tagNames } from '../domain/catalogue.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';
import { errorPanel } from '../http/errors/error-page.tsx';
import { sendDataPage } from '../http/render/data-page.tsx';
import { createPageContext } from '../http/render/page-context.ts';
import { ProductPage } from '../pages/ProductPage.tsx';
import { Catalogue, ProductsPage } from '../pages/ProductsPage.tsx';
import { ProductArticle } from '../pages/product/ProductArticle.tsx';
import { productMeta } from '../pages/product/product-meta.ts';
import type { ProviderResult } from '../provider/provider.ts';
import { PRODUCT_ID } from '../provider/schema.ts';
import { toProduct } from '../provider/to-product.ts';

export const productParams = z.object({
  id: z.string().check(z.regex(PRODUCT_ID, 'must be letters, digits, _ and -')),
});

/** How old the products are, when the provider failed and stale ones are shown. */
const staleNote = ({ outcome, entry }: ProviderResult<unknown>, now: Date) =>
  outcome.kind === 'stale' ? <StaleNote text={lastUpdated(new Date(entry.storedAt), now)} /> : null;

const loadOptions = (c: AppContext) => ({ forceFresh: c.env.isRevalidation === true });

/** The catalogue. */
export const productsRoute = (deps: Deps) => (c: AppContext) => {
  const context = createPageContext(c, deps);
  const filter = parseFilter(new URL(c.req.url).searchParams);
  return sendDataPage(c, deps, {
    context,
    data: deps.provider.products({}, loadOptions(c)),
    page: (content) => (
      <ProductsPage context={context} today={stockholmDate(deps.now())}>
        {content}
      </ProductsPage>
    ),
    content: (data) => (
      <>
        {staleNote(data, deps.now())}
        <Catalogue site={context.site} products={data.value} filter={filter} />
      </>
    ),
    // Clients can invent tags. A tag that no product has, in exactly this spelling, is not worth caching.
    isCacheable: ({ value }) => filter.tag === null || tagNames(value).includes(filter.tag),
    failed: (error) => errorPanel(error, context, c.get('requestId'), 2),
  });
};

/** The page of one product. */
export const productRoute =
  (deps: Deps) =>
  (c: AppContext, { id }: z.infer<typeof productParams>) => {
    const context = createPageContext(c, deps);
    const loadingMeta = { title: loading.productTitle(context.site), description: loading.productDescription };
    const load = async () => {
      const result = await deps.provider.product(id, loadOptions(c));
      return { ...result, value: toProduct(id, result.value) };
    };
    return sendDataPage(c, deps, {
      context,
      data: load(),
      page: (content, data) => (
        <ProductPage context={context} meta={data ? productMeta(context, data.value) : loadingMeta}>
          {content}
        </ProductPage>
      ),
      content: (data) => (
        <>
          {staleNote(data, deps.now())}
          <ProductArticle site={context.site} product={data.value} />
        </>
      ),
      isCacheable: () => true,
      failed: (error) => errorPanel(error, context, c.get('requestId'), 1),
    });
  };
