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
      const styles = files.find((file) => file.type === 'asset' && file.names.includes('site.css'));
      const script = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'main');
      const source = JSON.stringify({ styles: styles?.fileName, script: script?.fileName });
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
    // From these on nested rules may stay nested, which takes a twentieth off the style sheet.
    cssTarget: ['chrome120', 'firefox125', 'safari17.2'],
    rolldownOptions: { input: { site: 'client/styles/index.css', main: 'client/main.ts' } },
  },
});
