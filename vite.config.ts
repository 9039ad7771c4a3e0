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

/** Tells the Worker the hashed names of what every page asks for. The whole manifest would be 5 kB of it. */
const nameEntries: Plugin = {
  name: 'name-entries',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle);
      const styles = (name: string) =>
        files.find((file) => file.type === 'asset' && file.names.includes(name))?.fileName;
      const script = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'main')?.fileName;
      const source = JSON.stringify({ styles: styles('site.css'), printStyles: styles('print.css'), script });
      this.emitFile({ type: 'asset', fileName: 'entries.json', source });
    },
  },
};

/** Builds what the browser needs into public/build. */
export default defineConfig({
  base: '/build/',
  publicDir: 'public',
  plugins: [noPreload, nameEntries],
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
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    cssMinify: 'lightningcss',
    rolldownOptions: {
      input: { site: 'client/styles/index.css', print: 'client/styles/print.css', main: 'client/main.ts' },
    },
  },
});
