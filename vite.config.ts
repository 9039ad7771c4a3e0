import { defineConfig, type Plugin } from 'vite';

/**
 * A lazy chunk here brings no style sheet and few other chunks, so there is nothing for Vite's preload helper to do but to
 * import it: the browser's program is a quarter smaller without.
 */
const noPreload: Plugin = {
  name: 'no-preload',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(',[],import.meta.url)', ')');
      }
    },
  },
};

/** Builds what the browser needs into public/build, with a manifest that tells the Worker the hashed names. */
export default defineConfig({
  base: '/build/',
  publicDir: 'public',
  plugins: [noPreload],
  // The public folder is served from the root, not from below `base`.
  experimental: { renderBuiltUrl: (filename, { type }) => (type === 'public' ? `/${filename}` : undefined) },
  // Parts of the reporting library that are not used here.
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
  build: {
    outDir: 'public/build',
    copyPublicDir: false,
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    cssMinify: 'lightningcss',
    rolldownOptions: { input: { site: 'client/styles/index.css', main: 'client/main.ts' } },
  },
});
