import type { Hono } from 'hono';
import type { PageContext } from '../../../src/components/layout/page-context.ts';
import type { Deps } from '../../../src/deps.ts';
import { CONSENT_COOKIE_NAME } from '../../../src/domain/consent.ts';
import { stockholmDate } from '../../../src/domain/plain-date.ts';
import type { AppContext, AppEnv } from '../../../src/http/app-env.ts';
import type { StyleSheet } from '../../../src/http/render/assets.ts';
import { createPageContext } from '../../../src/http/render/page-context.ts';
import { renderPage, streamPage } from '../../../src/http/render/render-page.tsx';
import { GalleryIndex } from './GalleryIndex.tsx';
import { NOW, sampleCompetition } from './sample-data.ts';
import { isScriptName, SCRIPTS, SCRIPTS_PATH } from './scripts.tsx';
import { GALLERY_PATH, type GalleryState, statePath } from './state.ts';
import { STATES } from './states.ts';

/** The request's context on the gallery's fixed day. */
const createGalleryContext = (c: AppContext, deps: Deps, styleSheet?: StyleSheet): PageContext => ({
  ...createPageContext(c, deps, styleSheet),
  competition: sampleCompetition(NOW),
});

const render = (state: GalleryState, c: AppContext, deps: Deps): Promise<Response> => {
  const { status = 200, isStreamed, styleSheet, page } = state;
  const context = createGalleryContext(c, deps, styleSheet);
  const { styles } = context;
  const content = page({
    context,
    today: stockholmDate(NOW),
    imageOrigin: new URL(deps.config.providerApiUrl).origin,
  });
  if (typeof content === 'string') return Promise.resolve(c.html(content, status));
  const onError = (error: unknown) => deps.report(error, { path: c.req.path });
  return isStreamed
    ? streamPage(c, content, { config: deps.config, styles, onError })
    : renderPage(content, { status, styles });
};

const stateRoute = (state: GalleryState, deps: Deps) => async (c: AppContext) => {
  const response = await render(state, c, deps);
  // The local runtime holds a body that it compresses back until the end (cloudflare/workers-sdk#6577).
  if (state.isStreamed) response.headers.set('content-encoding', 'identity');
  if (state.deletesConsent) {
    response.headers.append('set-cookie', `${CONSENT_COOKIE_NAME}=; Max-Age=0; Path=/`);
  }
  return response;
};

/** Adds the gallery's routes to the site. The site's middleware applies to them, and with it the security policy. */
export const addGallery = (app: Hono<AppEnv>, deps: Deps): Hono<AppEnv> => {
  app.get(GALLERY_PATH, (c) => renderPage(<GalleryIndex context={createGalleryContext(c, deps)} states={STATES} />));
  app.get(`${SCRIPTS_PATH}/:file{.+\\.js}`, (c) => {
    const name = c.req.param('file').replace(/\.js$/, '');
    return isScriptName(name) ? c.body(SCRIPTS[name], 200, { 'content-type': 'text/javascript' }) : c.notFound();
  });
  for (const state of STATES) app.get(statePath(state), stateRoute(state, deps));
  return app;
};
