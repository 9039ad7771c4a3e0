/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import architecture from '../docs/architecture.md?raw';
import { LOG_EVENTS } from '../src/reporting/log.ts';
import { withoutComments } from './support/comments.ts';

const sources = import.meta.glob<string>(
  ['../src/**/*.{ts,tsx}', '../client/**/*.{ts,tsx}', '../sandbox/**/*.ts', '../scripts/**/*.{ts,tsx,mjs}'],
  { query: '?raw', import: 'default', eager: true },
);

const TOP_FOLDERS = ['src', 'client', 'sandbox', 'scripts'];

const codeIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The first two cells of the table in docs/architecture.md with this heading, without the heading. */
const rowsBelow = (heading: string): readonly (readonly [string, string])[] => {
  const [table = ''] = architecture.slice(architecture.indexOf(heading)).split('\n\n');
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|'))
    .map(([, first = '', second = '']) => [first, second]);
};

const toPath = (name: string): string => (TOP_FOLDERS.includes(name.split('/')[0] ?? '') ? name : `src/${name}`);

/** Allowed imports by folder, as documented. A folder may always import itself. */
const ALLOWED = new Map(
  rowsBelow('| folder or file ').flatMap(([units, imports]) =>
    codeIn(units).map((unit) => [toPath(unit), codeIn(imports).map(toPath)] as const),
  ),
);

/** The folders of the client in which each folder or file is a unit of its own. */
const DIVIDED = ['client/behaviours', 'client/islands'];

/** The folder or file whose import rules apply to a file: `src/pages`, `src/app.tsx`, `client/behaviours/view`, `sandbox`. */
const unitOf = (path: string): string => {
  const [top = '', folder = '', part = ''] = path.split('/');
  if (top !== 'src' && top !== 'client') return top;
  return [top, folder, ...(DIVIDED.includes(`${top}/${folder}`) ? [part] : [])].join('/');
};

/** The row for `client/behaviours/*` has the rules of each unit of that folder without a row of its own. */
const allowedFor = (unit: string): readonly string[] | undefined =>
  ALLOWED.get(unit) ?? ALLOWED.get(unit.replace(/\/[^/]+$/, '/*'));

const isAllowed = (target: string, rule: string): boolean => {
  const folder = rule.replace(/\/\*$/, '');
  return target === folder || target.startsWith(`${folder}/`);
};

/** The project's own files that a source imports, as paths from the root. */
const importsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    new URL(target, `file:///${path}`).pathname.slice(1),
  );

const files = Object.entries(sources).map(([key, text]) => ({ path: key.replace(/^\.\.\//, ''), text }));

const lines = (pattern: RegExp, except: RegExp): readonly string[] =>
  files.filter(({ path, text }) => !except.test(path) && pattern.test(text)).map(({ path }) => path);

const importedUnits = (unit: string): readonly string[] => [
  ...new Set(
    files
      .filter(({ path }) => unitOf(path) === unit)
      .flatMap(({ path, text }) => importsOf(path, text).map(unitOf))
      .filter((target) => target !== unit),
  ),
];

/** The first import cycle that is reachable from `unit`, as a list of units, or null. */
const findImportCycle = (unit: string, trail: readonly string[] = []): readonly string[] | null => {
  if (trail.includes(unit)) return [...trail.slice(trail.indexOf(unit)), unit];
  for (const next of importedUnits(unit)) {
    const cycle = findImportCycle(next, [...trail, unit]);
    if (cycle) return cycle;
  }
  return null;
};

describe('the sources', () => {
  it('exist', () => {
    expect(files.length).toBeGreaterThan(300);
  });

  it('import only what docs/architecture.md lets their folder import', () => {
    const wrong = files.flatMap(({ path, text }) => {
      const unit = unitOf(path);
      const allowed = allowedFor(unit);
      if (!allowed) return [`${path}: the folder has no rule`];
      return importsOf(path, text)
        .filter((target) => !target.startsWith('public/build/') && unitOf(target) !== unit)
        .filter((target) => !allowed.some((rule) => isAllowed(target, rule)))
        .map((target) => `${path} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('form no import cycles between folders', () => {
    expect(['src/worker.ts', 'client/main.ts'].map((unit) => findImportCycle(unit))).toEqual([null, null]);
  });

  it('read raw bindings only in the composition root and the configuration', () => {
    expect(lines(/from 'cloudflare:workers'|process\.env/, /^(src\/(worker|deps|config)\.ts|scripts\/)/)).toEqual([]);
  });

  it('use the Cache API only in src/cache and the composition root', () => {
    expect(lines(/\bcaches\./, /^(src\/(cache\/|deps\.ts)|scripts\/)/)).toEqual([]);
  });

  it('use the carousel and consent libraries only in client/behaviours', () => {
    expect(lines(/from '(swiper|vanilla-cookieconsent)/, /^client\/behaviours\//)).toEqual([]);
  });

  it('import only types from the provider into the browser code', () => {
    const importsValue = /import (?!type )[^;]*from '[^']*src\/provider\//;
    expect(lines(importsValue, /^(?!client\/)/)).toEqual([]);
  });

  it('contain no raw HTML, no any, no TODO and no FIXME', () => {
    expect(lines(/dangerouslySetInnerHTML|: any\b|\bas any\b|@ts-ignore|\bTODO\b|\bFIXME\b/, /^$/)).toEqual([]);
  });

  it('spell out the 50 % share in words only where another share would fail to compile', () => {
    expect(lines(/hälft/i, /^(src\/content\/(share-in-words|faq-keywords)\.ts|scripts\/)/)).toEqual([]);
  });

  it('do not read the clock in pages, components, content and domain', () => {
    const pure = /^src\/(pages|components|content|domain)\//;
    const readsClock = /new Date\(\)|Date\.now\(/;
    expect(files.filter(({ path, text }) => pure.test(path) && readsClock.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('use nothing of the browser in client/state, and no variable outside of functions that changes', () => {
    const ofBrowser = [
      /\b(?:document|window|globalThis|self|location|history|navigation|navigator|performance|alert|reportError)\b/,
      /\b(?:scroll[XY]|inner(?:Height|Width)|screenX|crypto|console|Math\.random)\b/,
      // A package could use all of this.
      /(?:from|import\()\s*['"`][^.]/,
      /\b(?:localStorage|sessionStorage|indexedDB|caches|fetch|matchMedia|getComputedStyle|\w+Observer)\b/,
      /\b(?:(?:add|remove|dispatch)Event\w*|set(?:Timeout|Interval)|request(?:AnimationFrame|IdleCallback)|queueMicrotask)\b/,
      /\bDate\.now\b|\bDate\(\)/,
    ];
    // A collection that is empty at first is there to be filled.
    const changing = /^(?:export )?(?:let |var |const .* = (?:new \w+(?:<.*>)?\(\)|\[\]|\{\});$)/m;
    const found = files
      .filter(({ path }) => path.startsWith('client/state/'))
      .flatMap(({ path, text }) =>
        [...ofBrowser, changing]
          .map((pattern) => pattern.exec(withoutComments(text))?.[0])
          .filter((match) => match !== undefined)
          .map((match) => `${path}: ${match}`),
      );
    expect(found).toEqual([]);
  });
});

it("browser tests leave it to the end of a visit to remove a page's routes", () => {
  const tests = import.meta.glob<string>('./e2e/**/*.ts', { query: '?raw', import: 'default', eager: true });
  const found = Object.entries(tests).filter(([, text]) => /\.unroute(All)?\(/.test(text));
  expect(found.map(([path]) => path)).toEqual(['./e2e/support/visitors.ts']);
});

it('docs/architecture.md lists every log event with its level', () => {
  const documented = rowsBelow('| `event` in the log').map(([event, level]) => [codeIn(event)[0], level.trim()]);
  expect(documented.sort()).toEqual(Object.entries(LOG_EVENTS).sort());
});
