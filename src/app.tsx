import { Hono } from 'hono/tiny';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { accessibilityStatement } from './content/accessibility.ts';
import { groupTerms } from './content/legal/group-terms.ts';
import { privacyPolicy } from './content/legal/privacy-policy.ts';
import { purchaseTerms } from './content/legal/purchase-terms.ts';
import { PATHS, RESOURCE_PATHS } from './content/paths.ts';
import type { Deps } from './deps.ts';
import type { AppEnv } from './http/app-env.ts';
import { errorHandler, notFoundHandler } from './http/errors/error-handlers.tsx';
import { createPageCache } from './http/middleware/page-cache.ts';
import { newRequestId } from './http/middleware/request-id.ts';
import { securityHeaders } from './http/middleware/security-headers.ts';
import { validate } from './http/middleware/validate.ts';
import { AboutPage } from './pages/AboutPage.tsx';
import { BlogPage } from './pages/BlogPage.tsx';
import { CompetitionPage } from './pages/CompetitionPage.tsx';
import { PaymentPage } from './pages/PaymentPage.tsx';
import { ServicePage } from './pages/ServicePage.tsx';
import { apiProduct, apiProducts, apiQuery } from './routes/api.ts';
import { createHealth } from './routes/health.ts';
import { helpParameters, helpRoute } from './routes/help.tsx';
import { landingParameters, landingRoute } from './routes/landing.tsx';
import { manifestRoute } from './routes/manifest.ts';
import { productParams, productRoute, productsParameters, productsRoute } from './routes/products.tsx';
import { robotsRoute } from './routes/robots.ts';
import { securityTxtRoute } from './routes/security-txt.ts';
import { sitemapRoute } from './routes/sitemap.ts';
import { legalPage, staticPage } from './routes/static-page.tsx';

type Fetch = (request: Request, env: object, context: ExecutionContext) => Response | Promise<Response>;

/** The whole site: kept pages, then middleware in order, then the routes. */
export const createApp = (deps: Deps) => {
  const app = new Hono<AppEnv>();

  const { config, now, refreshJitter, openCache, waitUntil, report } = deps;
  const health = createHealth(deps);
  const pages = createPageCache({
    publicOrigin: config.publicOrigin,
    buildId: config.buildId,
    ttlSeconds: config.pageTtlSeconds,
    dataTtlSeconds: config.productTtlSeconds,
    parameters: {
      [PATHS.home]: landingParameters,
      [PATHS.products]: productsParameters,
      [PATHS.help]: helpParameters,
    },
    now,
    refreshJitter,
    openCache,
    waitUntil,
    report,
  });

  app.use(newRequestId);
  app.use(securityHeaders(config));
  app.use(pages.middleware((c) => (request) => app.fetch(request, c.env, c.executionCtx)));
  app.use(health.countUptime);
  app.use(trimTrailingSlash({ alwaysRedirect: true }));

  const productDetail = productRoute(deps, pages);
  const listAsJson = apiProducts(deps);
  const detailAsJson = apiProduct(deps);

  app.get(PATHS.home, landingRoute(deps));
  app.get(PATHS.service, staticPage(deps, ServicePage));
  app.get(PATHS.products, productsRoute(deps, pages));
  app.get(`${PATHS.products}/:id`, validate('param', productParams), (c) => productDetail(c, c.req.valid('param')));
  app.get('/api/products', validate('query', apiQuery), (c) => listAsJson(c, c.req.valid('query')));
  app.get('/api/products/:id', validate('param', productParams), (c) => detailAsJson(c, c.req.valid('param')));
  app.get('/healthz', health.route);
  app.get(PATHS.help, helpRoute(deps));
  app.get(PATHS.about, staticPage(deps, AboutPage));
  app.get(PATHS.blog, staticPage(deps, BlogPage));
  app.get(PATHS.payment, staticPage(deps, PaymentPage));
  app.get(PATHS.competition, staticPage(deps, CompetitionPage));
  app.get(PATHS.groupTerms, legalPage(deps, groupTerms));
  app.get(PATHS.purchaseTerms, legalPage(deps, purchaseTerms));
  app.get(PATHS.privacy, legalPage(deps, privacyPolicy));
  app.get(PATHS.accessibility, legalPage(deps, accessibilityStatement));
  app.get(RESOURCE_PATHS.sitemap, sitemapRoute(deps));
  app.get(RESOURCE_PATHS.robots, robotsRoute(deps));
  app.get(RESOURCE_PATHS.manifest, manifestRoute(deps));
  app.get(RESOURCE_PATHS.securityText, securityTxtRoute(deps));

  app.notFound(notFoundHandler(deps));
  app.onError(errorHandler(deps));

  const fetch: Fetch = (request, env, context) =>
    pages.fromMemory(request, (renewal) => app.fetch(renewal, env, context)) ?? app.fetch(request, env, context);
  return { fetch };
};
