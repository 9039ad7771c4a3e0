import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Plugin } from 'vite';

/** The commit being built, which names the release in reports. 'development' outside a git repository. */
const readCommit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'development';
  }
};

/** The style that is inlined in every page, and the styles of which each page has that of its kind. */
const COMMON_STYLE = 'client/styles/common.css';
const KIND_STYLES = 'client/styles/pages';
const KINDS = readdirSync(KIND_STYLES).map((file) => basename(file, '.css'));

/** Would end the element that contains the text, or be escaped by React. */
const ENDS_ELEMENT = /<(\/?(style|script)|!--)/i;

/** The text of an inlined style sheet or script, and its source expression in a Content-Security-Policy. */
const toInlineText = (text: string) => {
  if (ENDS_ELEMENT.test(text)) throw new Error(`An inlined text contains ${ENDS_ELEMENT.exec(text)?.[0]}.`);
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
};

/**
 * Emits the facts about the build that pages need, for src/client-build.ts: their styles and the early script as text,
 * the hashed names of the files that they load, and the commit. The commit is not in the files themselves, because
 * their names would then change with every commit, and visitors would download them all again. Vite's own manifest has
 * the names too, but it lists style sheets that are imported with `?url` under absolute paths of the build machine.
 */
const emitEntries: Plugin = {
  name: 'emit-entries',
  // Runs after Vite's own plugins, which finish the style sheets.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle);
      const styleSheet = (name: string) => {
        const file = files.find((file) => file.type === 'asset' && file.names.includes(`${name}.css`));
        if (file?.type !== 'asset') throw new Error(`${name}.css has not been built.`);
        return file;
      };
      const takeText = (name: string): string => {
        const { fileName, source } = styleSheet(name);
        // No page loads the file.
        delete bundle[fileName];
        return source.toString();
      };
      const entry = (name: string) => {
        const file = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
        if (file?.type !== 'chunk') throw new Error(`${name}.ts has not been built.`);
        return file;
      };
      /** Takes a script without imports. The function keeps its names out of the global scope. */
      const takeCode = (name: string): string => {
        const { fileName, code, imports, sourcemapFileName } = entry(name);
        if (imports.length > 0) throw new Error(`${name}.ts imports ${imports}, which an inline script cannot.`);
        // No page loads the files.
        delete bundle[fileName];
        if (sourcemapFileName) delete bundle[sourcemapFileName];
        return `(()=>{${code.trim()}})()`;
      };
      const entries = {
        commonStyle: toInlineText(takeText('common')),
        kindStyles: Object.fromEntries(KINDS.map((kind) => [kind, toInlineText(takeText(kind))])),
        printStyles: styleSheet('print').fileName,
        earlyScript: toInlineText(takeCode('early')),
        script: entry('main').fileName,
        commit: readCommit(),
      };
      this.emitFile({ type: 'asset', fileName: 'entries.json', source: JSON.stringify(entries) });
    },
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
    // The licences of the bundled libraries, which must be distributed with their code.
    license: { fileName: 'licences.md' },
    copyPublicDir: false,
    emptyOutDir: true,
    // The oldest browsers of package.json's browserslist, for scripts and style sheets.
    target: browserslistToEsbuild(),
    // Lazy chunks have few static imports. Listing them in the entry would cost every page more than it saves.
    modulePreload: false,
    cssMinify: 'lightningcss',
    // For Sentry. public/.assetsignore keeps source maps from being served, and no script refers to them.
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small modules that most late code needs. Each group is a file that such code imports itself, so that all
          // files of a pressed control are requested in two rounds.
          groups: [
            { name: 'plumbing', test: /client\/plumbing\/(announce|create-element|focus-main|load-styles)\.ts/ },
            { name: 'texts', test: /src\/(content\/(format|links)|domain\/(pages|paths|plain-date))\.ts/ },
          ],
        },
      },
      // Otherwise, the early script would import the constants that it shares with the main script.
      optimization: { inlineConst: true },
      input: {
        common: COMMON_STYLE,
        ...Object.fromEntries(KINDS.map((kind) => [kind, `${KIND_STYLES}/${kind}.css`])),
        print: 'client/styles/print.css',
        main: 'client/main.ts',
        early: 'client/early.ts',
      },
    },
  },
});
