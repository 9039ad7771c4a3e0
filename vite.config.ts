import { defineConfig } from 'vite';

/** Builds the browser's scripts and style sheets into public/build. */
export default defineConfig({
  base: '/build/',
  publicDir: 'public',
  // Files in public/ are served from the root, not from below `base`.
  experimental: { renderBuiltUrl: (filename, { type }) => (type === 'public' ? `/${filename}` : undefined) },
  // Sentry's documented tree-shaking flags, for the parts that this site does not use.
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
    // src/http/render/assets.ts reads the hashed file names from it.
    manifest: 'manifest.json',
    target: 'es2022',
    // Lazy chunks have few static imports. A table of them in the entry would cost every page more than it saves.
    modulePreload: false,
    cssMinify: 'lightningcss',
    rolldownOptions: {
      input: { site: 'client/styles/index.css', print: 'client/styles/print.css', main: 'client/main.ts' },
    },
  },
});
