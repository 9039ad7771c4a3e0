import { STALE_AFTER_MS } from '../cache/cache-policy.ts';
import { rememberLast } from '../cache/remember-last.ts';
import { catalogue } from '../content/catalogue.ts';
import { lastUpdated } from '../content/errors.ts';
import { pageTitle } from '../content/operator.ts';
import { productTexts } from '../content/products.ts';
import type { Deps } from '../deps.ts';
import { parseFilter } from '../domain/catalogue-filter.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import type { ProductSummary } from '../domain/product.ts';
import { relatedProductsOf } from '../domain/related-products.ts';
import type { AppContext } from '../http/app-env.ts';
import { errorPanel } from '../http/errors/error-page.tsx';
import type { CheckRateLimit } from '../http/rate-limit.ts';
import { createPageContext } from '../http/render/create-page-context.ts';
import { sendDataPage } from '../http/render/data-page.tsx';
import { ProductPage } from '../pages/ProductPage.tsx';
import { ProductsPage } from '../pages/ProductsPage.tsx';
import { ProductContent } from '../pages/product/ProductContent.tsx';
import { firstProductImage } from '../pages/product/ProductImages.tsx';
import { Catalogue } from '../pages/products/Catalogue.tsx';
import { CardOutlines, firstCardImage } from '../pages/products/ProductGrid.tsx';
import type { ProviderResult } from '../provider/provider.ts';
import { createCatalogueFilter } from '../search/search-catalogue.ts';
import { raceTimeout, TIMED_OUT } from '../shared/timeouts.ts';

/** The age of the data, if a stale entry is shown because the provider is slow or has failed. */
const lastUpdatedText = ({ outcome, entry }: ProviderResult<unknown>, now: Date): string | null =>
  outcome.kind === 'stale' ? lastUpdated(new Date(entry.storedAt), now) : null;

/**
 * How long a product page waits for the list, in milliseconds. The list is usually cached. The waits for the product
 * and the list together do not exceed STALE_AFTER_MS.
 */
const RELATED_TIMEOUT_MS = 300;

/** Empty if there is no fresh list: the product page does without it. The provider reports its own failures. */
const loadFreshList = async ({ provider }: Deps, timeoutMs: number) => {
  const list = await raceTimeout(
    provider.products().catch(() => null),
    timeoutMs,
  );
  const isFresh = list !== null && list !== TIMED_OUT && list.outcome.kind !== 'stale';
  return isFresh ? list : { value: [], remainingSeconds: 0 };
};

/** The catalogue. A list that is loaded again with the same content is not indexed again. */
export const productsRoute = (deps: Deps) => {
  const filterOf = rememberLast((products: readonly ProductSummary[]) =>
    createCatalogueFilter(products, catalogue.searchWords),
  );
  return (c: AppContext) => {
    const context = createPageContext(c, deps);
    const filter = parseFilter(c.get('url').searchParams);
    const today = stockholmDate(deps.now());
    const load = async () => {
      const list = await deps.provider.products();
      return { ...list, value: { products: list.value, result: filterOf(list.entry.etag, list.value)(filter) } };
    };
    return sendDataPage(c, deps, {
      context,
      data: load(),
      page: (content) => (
        <ProductsPage context={context} today={today}>
          {content}
        </ProductsPage>
      ),
      content: (data) => (
        <Catalogue
          operator={context.operator}
          {...data.value}
          filter={filter}
          today={today}
          lastUpdated={lastUpdatedText(data, deps.now())}
        />
      ),
      outlines: <CardOutlines />,
      firstImage: ({ value }) => firstCardImage(value.result.products),
      // Clients can invent tags. If no product has the tag in exactly this spelling, the page is not worth caching.
      cacheSeconds: ({ value, remainingSeconds }) =>
        filter.tag === null || value.result.tags.some(({ name }) => name === filter.tag) ? remainingSeconds : 0,
      announcement: ({ value: { result } }) => ({
        status: catalogue.shown(context.operator, result.products.length, result),
      }),
      failed: (error) => {
        const { title, panel } = errorPanel(error, context, c.get('requestId'), 2);
        return { panel, announcement: { status: title } };
      },
    });
  };
};

/** The page of one product. Clients can invent ids, so products that no cache has count towards the client's rate limit. */
export const productRoute =
  (deps: Deps, rateLimitOf: (c: AppContext) => CheckRateLimit | undefined) => (c: AppContext, id: string) => {
    const context = createPageContext(c, deps);
    const load = async () => {
      const startedAt = deps.now().getTime();
      const result = await deps.provider.product(id, { checkRateLimit: rateLimitOf(c) });
      const remainingMs = Math.max(0, startedAt + STALE_AFTER_MS - deps.now().getTime());
      // Loaded after the product: if the product fails, the list is not needed.
      const list = await loadFreshList(deps, Math.min(RELATED_TIMEOUT_MS, remainingMs));
      const related = relatedProductsOf(list.value, result.value);
      return { ...result, value: { product: result.value, related, listSeconds: list.remainingSeconds } };
    };
    return sendDataPage(c, deps, {
      context,
      data: load(),
      page: (content, data) => (
        <ProductPage context={context} product={data?.value.product ?? null}>
          {content}
        </ProductPage>
      ),
      content: (data) => (
        <ProductContent
          operator={context.operator}
          product={data.value.product}
          related={data.value.related}
          today={stockholmDate(deps.now())}
          lastUpdated={lastUpdatedText(data, deps.now())}
        />
      ),
      firstImage: ({ value }) => firstProductImage(value.product),
      cacheSeconds: ({ value, remainingSeconds }) => Math.min(remainingSeconds, value.listSeconds),
      announcement: ({ value: { product } }) => ({
        status: product.name,
        title: productTexts(context.operator).meta(product).title,
      }),
      failed: (error) => {
        const { title, panel } = errorPanel(error, context, c.get('requestId'), 1);
        return { panel, announcement: { status: title, title: pageTitle(title, context.operator) } };
      },
    });
  };
