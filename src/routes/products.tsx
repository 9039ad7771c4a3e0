import * as z from 'zod/mini';
import { raceTimeout, TIMED_OUT } from '../cache/timeouts.ts';
import { lastUpdated } from '../content/errors.ts';
import type { Deps } from '../deps.ts';
import { parseFilter, tagNames } from '../domain/catalogue.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import { type RelatedProducts, relatedProductsOf } from '../domain/related-products.ts';
import type { AppContext } from '../http/app-env.ts';
import { errorPanel } from '../http/errors/error-page.tsx';
import type { Admit } from '../http/rate-limit.ts';
import { sendDataPage } from '../http/render/data-page.tsx';
import { createPageContext } from '../http/render/page-context.ts';
import { ProductPage } from '../pages/ProductPage.tsx';
import { ProductsPage } from '../pages/ProductsPage.tsx';
import { ProductContent } from '../pages/product/ProductContent.tsx';
import { ProductsContent } from '../pages/products/ProductsContent.tsx';
import type { ProviderResult } from '../provider/provider.ts';
import { PRODUCT_ID } from '../provider/schema.ts';
import { toProduct } from '../provider/to-product.ts';

export const productParams = z.object({
  id: z.string().check(z.regex(PRODUCT_ID, 'must be letters, digits, _ and -')),
});

/** How old the data is, when the provider failed and a stale entry is shown. */
const lastUpdatedText = ({ outcome, entry }: ProviderResult<unknown>, now: Date): string | null =>
  outcome.kind === 'stale' ? lastUpdated(new Date(entry.storedAt), now) : null;

const loadOptions = (c: AppContext) => ({ forceFresh: c.env?.isRevalidation === true });

/** How long a product's page waits for the list, which is usually cached. */
const RELATED_TIMEOUT_MS = 300;

/** Null when the list cannot be had: the product's page does without. The provider reports its failures itself. */
const loadRelatedProducts = (deps: Deps, id: string): Promise<RelatedProducts | null> =>
  deps.provider.products({}).then(
    ({ value }) => relatedProductsOf(value, id),
    () => null,
  );

/** The catalogue. */
export const productsRoute = (deps: Deps) => (c: AppContext) => {
  const context = createPageContext(c, deps);
  const filter = parseFilter(new URL(c.req.url).searchParams);
  const today = stockholmDate(deps.now());
  return sendDataPage(c, deps, {
    context,
    data: deps.provider.products({}, loadOptions(c)),
    page: (content) => (
      <ProductsPage context={context} today={today}>
        {content}
      </ProductsPage>
    ),
    content: (data) => (
      <ProductsContent
        site={context.site}
        products={data.value}
        filter={filter}
        today={today}
        lastUpdated={lastUpdatedText(data, deps.now())}
      />
    ),
    // Clients can invent tags. A tag that no product has, in exactly this spelling, is not worth caching.
    isCacheable: ({ value }) => filter.tag === null || tagNames(value).includes(filter.tag),
    failed: (error) => errorPanel(error, context, c.get('requestId'), 2),
  });
};

/** The page of one product. Clients can invent ids, so products that no cache knows count towards their rate limit. */
export const productRoute =
  (deps: Deps, admitOf: (c: AppContext) => Admit | undefined) =>
  (c: AppContext, { id }: z.infer<typeof productParams>) => {
    const context = createPageContext(c, deps);
    const load = async () => {
      const admit = admitOf(c);
      const result = await deps.provider.product(id, { ...loadOptions(c), ...(admit && { admit }) });
      // Afterwards: a provider that fails gets no second request.
      const related = await raceTimeout(loadRelatedProducts(deps, id), RELATED_TIMEOUT_MS);
      return {
        ...result,
        value: { product: toProduct(id, result.value), related: related === TIMED_OUT ? null : related },
      };
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
        <ProductContent site={context.site} {...data.value} lastUpdated={lastUpdatedText(data, deps.now())} />
      ),
      isCacheable: ({ value }) => value.related !== null,
      failed: (error) => errorPanel(error, context, c.get('requestId'), 1),
    });
  };
