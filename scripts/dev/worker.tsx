import { env } from 'cloudflare:workers';
import type { Hono } from 'hono';
import { createApp } from '../../src/app.tsx';
import { Layout } from '../../src/components/layout/Layout.tsx';
import type { PageContext } from '../../src/components/layout/page-context.ts';
import { createDeps, type Deps } from '../../src/deps.ts';
import { stockholmDate } from '../../src/domain/plain-date.ts';
import type { AppContext, AppEnv } from '../../src/http/app-env.ts';
import { contentSecurityPolicy } from '../../src/http/middleware/security-headers.ts';
import { stylesOfKind } from '../../src/http/render/assets.ts';
import { createPageContext } from '../../src/http/render/create-page-context.ts';
import { renderPage } from '../../src/http/render/render-page.tsx';
import { NOW, sampleCompetition } from './gallery/sample-data.ts';
import { GALLERY_PATH, type GalleryState, statePath } from './gallery/state.ts';
import { STATES } from './gallery/states.ts';

/** The request's context on the gallery's fixed day. */
const createGalleryContext = (c: AppContext, deps: Deps): PageContext => ({
  ...createPageContext(c, deps),
  competition: sampleCompetition(NOW),
});

const stateRoute = (state: GalleryState, deps: Deps) => async (c: AppContext) => {
  const { status = 200, kind = 'text', page } = state;
  const styles = stylesOfKind(kind);
  const context = { ...createGalleryContext(c, deps), styles };
  const imageOrigin = new URL(deps.config.providerApiUrl).origin;
  const content = page({ context, today: stockholmDate(NOW), imageOrigin });
  if (typeof content === 'string') return c.html(content, status);
  const response = await renderPage(content, { status });
  response.headers.set('content-security-policy', contentSecurityPolicy(deps.config, styles));
  return response;
};

const index = (deps: Deps) => (c: AppContext) =>
  renderPage(
    <Layout context={createGalleryContext(c, deps)} meta={{ title: 'Gallery', description: 'Gallery', noindex: true }}>
      <ul className="wrap section" lang="en">
        {STATES.map((state) => (
          <li key={statePath(state)}>
            <a href={statePath(state)}>
              {state.group}: {state.title}
            </a>
          </li>
        ))}
      </ul>
    </Layout>,
  );

/** Adds the gallery's routes to the site. The site's middleware applies to them, including the security policy. */
const addGallery = (app: Hono<AppEnv>, deps: Deps): Hono<AppEnv> => {
  app.get(GALLERY_PATH, index(deps));
  for (const state of STATES) app.get(statePath(state), stateRoute(state, deps));
  return app;
};

const deps = createDeps(env);

/**
 * The site with the gallery, for development and tests. The deployed Worker, src/worker.ts, does not include the
 * gallery.
 */
export default addGallery(createApp(deps), deps);
