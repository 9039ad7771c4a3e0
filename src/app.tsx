import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { accessibilityStatement } from './content/accessibility.ts';
import { FORMER_TEXTS } from './content/legal/former-texts.ts';
import { groupTerms } from './content/legal/group-terms.ts';
import { privacyPolicy } from './content/legal/privacy-policy.ts';
import { purchaseTerms } from './content/legal/purchase-terms.ts';
import type { Deps } from './deps.ts';
import { FILTER_PARAMS } from './domain/catalogue-filter.ts';
import { PAGE_NAMES, type PageName } from './domain/pages.ts';
import { CALCULATION_PATH, formerTextPath, PATHS, RESOURCE_PATHS } from './domain/paths.ts';
import type { AppContext, AppEnv } from './http/app-env.ts';
import { errorHandler, notFoundHandler } from './http/errors/error-handlers.ts';
import type { FormRoute } from './http/form-route.tsx';
import { normalizePath } from './http/middleware/normalize-path.ts';
import { type CachePolicy, createPageCache } from './http/middleware/page-cache.ts';
import { readUrl } from './http/middleware/read-url.ts';
import { refuseCrossOrigin } from './http/middleware/refuse-cross-origin.ts';
import { noIndex, securityHeaders } from './http/middleware/security-headers.ts';
import { validate } from './http/middleware/validate.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { AboutPage } from './pages/AboutPage.tsx';
import { BlogPage } from './pages/BlogPage.tsx';
import { CompetitionPage } from './pages/CompetitionPage.tsx';
import { PaymentPage } from './pages/PaymentPage.tsx';
import { apiProduct, apiProducts, apiQuery } from './routes/api.ts';
import { faqRoute } from './routes/faq.tsx';
import { healthRoute } from './routes/health.ts';
import { calculationRoute, landingRoute } from './routes/landing.tsx';
import { materialRoute } from './routes/material.tsx';
import { productRoute, productsRoute } from './routes/products.tsx';
import { legalTextsRoute, manifestRoute, robotsRoute, securityTxtRoute } from './routes/resources.ts';
import { salesRoundsRoute } from './routes/sales-rounds.ts';
import { sitemapRoute } from './routes/sitemap.ts';
import { formerLegalPage, legalPage, staticPage } from './routes/static-page.tsx';
import { stepsRoute } from './routes/steps.tsx';
import { withdrawalRoute } from './routes/withdrawal.tsx';
import { createErrorCode } from './shared/error-code.ts';
import { CALCULATOR_FIELDS, FAQ_QUERY, MATERIAL_PARAMS } from './shared/form-fields.ts';

type PageRoute =
  | { readonly show: (c: AppContext) => Response | Promise<Response>; readonly cachePolicy?: CachePolicy }
  | FormRoute;

/** The whole site: middleware in order, then the routes, each with its cache policy. */
export const createApp = (deps: Deps, formerTexts = FORMER_TEXTS) => {
  const { config } = deps;
  const formerPaths = Object.entries(formerTexts).flatMap(([path, texts]) =>
    texts.map(({ date }) => formerTextPath(path, date)),
  );
  const app = new Hono<AppEnv>();

  const rateLimit = createRateLimit(deps);
  const productDetail = productRoute(deps, rateLimit);
  const productListJson = apiProducts(deps, rateLimit);
  const productJson = apiProduct(deps, rateLimit);
  const cachePage = createPageCache({ ttlSeconds: config.pageTtlSeconds, now: deps.now });

  const pages: Readonly<Record<PageName, PageRoute>> = {
    home: { show: landingRoute(deps), cachePolicy: { bypassParams: Object.values(CALCULATOR_FIELDS) } },
    steps: { show: stepsRoute(deps) },
    products: {
      show: productsRoute(deps),
      cachePolicy: {
        cacheKeyParams: [FILTER_PARAMS.tag],
        bypassParams: [FILTER_PARAMS.order, FILTER_PARAMS.search],
      },
    },
    faq: { show: faqRoute(deps), cachePolicy: { bypassParams: [FAQ_QUERY] } },
    material: { show: materialRoute(deps), cachePolicy: { bypassParams: MATERIAL_PARAMS } },
    about: { show: staticPage(deps, AboutPage) },
    payment: { show: staticPage(deps, PaymentPage) },
    blog: { show: staticPage(deps, BlogPage) },
    competition: { show: staticPage(deps, CompetitionPage) },
    groupTerms: { show: legalPage(deps, groupTerms, formerTexts[PATHS.groupTerms]) },
    purchaseTerms: { show: legalPage(deps, purchaseTerms, formerTexts[PATHS.purchaseTerms]) },
    withdrawal: withdrawalRoute(deps),
    privacy: { show: legalPage(deps, privacyPolicy, formerTexts[PATHS.privacy]) },
    accessibility: { show: legalPage(deps, accessibilityStatement) },
  };
  const forms = PAGE_NAMES.flatMap((name) => {
    const route = pages[name];
    return 'submit' in route ? [{ path: PATHS[name], ...route }] : [];
  });

  // With an empty header name, an id that the client sent is never used, and none is sent back.
  app.use(requestId({ headerName: '', generator: createErrorCode }));
  app.use(readUrl);
  app.use(securityHeaders(config));
  if (config.noindex) app.use(noIndex);
  app.use(normalizePath([...Object.values(PATHS), ...Object.values(RESOURCE_PATHS), ...formerPaths]));
  app.use(refuseCrossOrigin(forms));

  for (const name of PAGE_NAMES) {
    const route = pages[name];
    app.get(PATHS[name], cachePage('cachePolicy' in route ? route.cachePolicy : {}), route.show);
  }
  app.get(`${PATHS.products}/:id`, cachePage(), (c) => productDetail(c, c.req.param('id')));
  for (const [path, texts] of Object.entries(formerTexts)) {
    const formerVersion = formerLegalPage(deps, path, texts);
    app.get(`${path}/:date`, cachePage(), (c) => formerVersion(c, c.req.param('date')));
  }
  app.get(CALCULATION_PATH, calculationRoute);
  for (const { path, submit } of forms) app.post(path, ...submit);

  app.get('/api/products', validate('query', apiQuery), (c) => productListJson(c, c.req.valid('query')));
  app.get('/api/products/:id', (c) => productJson(c, c.req.param('id')));
  app.get('/healthz', healthRoute(deps));
  app.get(RESOURCE_PATHS.sitemap, sitemapRoute(deps));
  app.get(RESOURCE_PATHS.robots, robotsRoute(deps));
  app.get(RESOURCE_PATHS.manifest, manifestRoute(deps));
  app.get(RESOURCE_PATHS.salesRounds, salesRoundsRoute(deps));
  app.get(RESOURCE_PATHS.legalTexts, legalTextsRoute(deps));
  app.get(RESOURCE_PATHS.securityText, securityTxtRoute(deps));

  app.notFound(notFoundHandler(deps, app.routes));
  app.onError(errorHandler(deps));
  return app;
};
