import { execFileSync } from 'node:child_process';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Plugin } from 'vite';

/** The commit that is built, which names the release in reports. Outside a git repository: 'development'. */
const readCommit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'development';
  }
};

/**
 * Emits the hashed names of the files that every page loads, and the commit, for src/client-build.ts. The commit is not
 * in the files themselves: their names would change with every commit, and visitors would load them all again. Vite's
 * own manifest would do, but it lists style sheets that are imported with `?url` under absolute paths of the machine
 * that builds.
 */
const emitEntries: Plugin = {
  name: 'emit-entries',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle);
    const styleSheet = (name: string) =>
      files.find((file) => file.type === 'asset' && file.names.includes(name))?.fileName;
    const script = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'main')?.fileName;
    const entries = {
      styles: {
        landing: styleSheet('landing.css'),
        shop: styleSheet('shop.css'),
        text: styleSheet('text.css'),
        print: styleSheet('print.css'),
      },
      script,
      commit: readCommit(),
    };
    this.emitFile({ type: 'asset', fileName: 'entries.json', source: JSON.stringify(entries) });
  },
};

/** Builds the browser's scripts and style sheets into public/build. */
export default defineConfig({
  base: '/build/',
  publicDir: 'public',
  plugins: [emitEntries],
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
    // The licences of the bundled libraries, which they require to be passed on with their code.
    license: { fileName: 'licences.md' },
    copyPublicDir: false,
    emptyOutDir: true,
    // The oldest browsers of package.json's browserslist, for scripts and style sheets.
    target: browserslistToEsbuild(),
    // Lazy chunks have few static imports. A table of them in the entry would cost every page more than it saves.
    modulePreload: false,
    cssMinify: 'lightningcss',
    // For Sentry. public/.assetsignore keeps them from being served, and no script names them.
    sourcemap: 'hidden',
    rolldownOptions: {
      input: {
        landing: 'client/styles/landing.css',
        shop: 'client/styles/shop.css',
        text: 'client/styles/text.css',
        print: 'client/styles/print.css',
        main: 'client/main.ts',
      },
    },
  },
});
