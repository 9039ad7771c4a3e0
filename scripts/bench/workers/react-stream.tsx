// esbuild reads the nearest tsconfig.json, and the one for scripts does not configure JSX.
/** @jsxRuntime automatic */
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { PATHS } from '../../../src/content/paths.ts';
import { createDeps } from '../../../src/deps.ts';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../../../src/domain/calculator.ts';
import { parseFilter } from '../../../src/domain/catalogue.ts';
import { stockholmDate } from '../../../src/domain/plain-date.ts';
import { estimateProfit } from '../../../src/domain/profit.ts';
import { relatedProductsOf } from '../../../src/domain/related-products.ts';
import type { AppContext, AppEnv } from '../../../src/http/app-env.ts';
import { LANDING_STYLES } from '../../../src/http/render/assets.ts';
import { createPageContext } from '../../../src/http/render/page-context.ts';
import { FaqPage } from '../../../src/pages/FaqPage.tsx';
import { LandingPage } from '../../../src/pages/LandingPage.tsx';
import { ProductPage } from '../../../src/pages/ProductPage.tsx';
import { ProductsPage } from '../../../src/pages/ProductsPage.tsx';
import { ProductContent } from '../../../src/pages/product/ProductContent.tsx';
import { ProductsContent } from '../../../src/pages/products/ProductsContent.tsx';
import { toProduct } from '../../../src/provider/parse.ts';

/**
 * The baseline for rendered pages: the site's own page components, streamed by React with nothing around them. The
 * elements are composed as in src/routes; the benchmark refuses to run when a page differs from the site's.
 */

const deps = createDeps(env);

/** By path. Each element is created once, with its data loaded, so that later requests measure React alone. */
const elements = new Map<string, ReactElement>();

const streamPage =
  (createPage: (c: AppContext) => ReactElement | Promise<ReactElement>) =>
  async (c: AppContext): Promise<Response> => {
    const { path } = c.req;
    const element = elements.get(path) ?? (await createPage(c));
    elements.set(path, element);
    return new Response(await renderToReadableStream(element), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  };

const app = new Hono<AppEnv>();

app.get(
  PATHS.home,
  streamPage((c) => {
    const participants = parseInRange(undefined, PARTICIPANTS);
    const productsEach = parseInRange(undefined, PRODUCTS_EACH);
    const estimate = estimateProfit(participants.value, productsEach.value);
    const context = { ...createPageContext(c, deps), styles: LANDING_STYLES };
    return <LandingPage context={context} calculator={{ participants, productsEach, estimate }} />;
  }),
);

app.get(
  PATHS.products,
  streamPage(async (c) => {
    const context = createPageContext(c, deps);
    const today = stockholmDate(deps.now());
    const { value: products } = await deps.provider.products({});
    return (
      <ProductsPage context={context} today={today}>
        <ProductsContent
          operator={context.operator}
          products={products}
          filter={parseFilter(new URLSearchParams())}
          today={today}
          lastUpdated={null}
        />
      </ProductsPage>
    );
  }),
);

app.get(
  `${PATHS.products}/:id`,
  streamPage(async (c) => {
    const context = createPageContext(c, deps);
    const id = c.req.param('id') ?? '';
    const product = toProduct(id, (await deps.provider.product(id)).value);
    const { value: products } = await deps.provider.products({});
    return (
      <ProductPage context={context} product={product}>
        <ProductContent
          operator={context.operator}
          product={product}
          related={relatedProductsOf(products, id)}
          lastUpdated={null}
        />
      </ProductPage>
    );
  }),
);

app.get(
  PATHS.faq,
  streamPage((c) => <FaqPage context={createPageContext(c, deps)} today={stockholmDate(deps.now())} query="" />),
);

export default app;
