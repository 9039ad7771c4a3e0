import { defineConfig } from 'vite';

/** Builds what the browser needs into public/build, with a manifest that tells the Worker the hashed names. */
export default defineConfig({
  base: '/build/',
  publicDir: 'public',
  // The public folder is served from the root, not from below `base`.
  experimental: { renderBuiltUrl: (filename, { type }) => (type === 'public' ? `/${filename}` : undefined) },
  build: {
    outDir: 'public/build',
    copyPublicDir: false,
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    // Every browser that runs modules with import() knows modulepreload, or does well without.
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    rolldownOptions: { input: { site: 'client/styles/index.css', main: 'client/main.ts' } },
  },
});
