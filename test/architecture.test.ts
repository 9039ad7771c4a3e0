/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../src/**/*.{ts,tsx}', '../client/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Allowed imports by folder. A folder may always import itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/worker.ts': ['src/app.tsx', 'src/deps.ts', 'src/config.ts'],
  'src/app.tsx': ['src/routes', 'src/http', 'src/pages', 'src/content', 'src/domain', 'src/shared', 'src/deps.ts'],
  'src/config.ts': ['src/content'],
  'src/deps.ts': ['src/config.ts', 'src/provider', 'src/cache', 'src/reporting'],
  'src/routes': [
    'src/pages',
    'src/provider',
    'src/domain',
    'src/content',
    'src/http',
    'src/cache',
    'src/components',
    'src/shared',
    'src/deps.ts',
  ],
  'src/http': [
    'src/pages',
    'src/provider',
    'src/domain',
    'src/components',
    'src/content',
    'src/cache',
    'src/reporting',
    'src/shared',
    'src/islands',
    'src/config.ts',
    'src/deps.ts',
  ],
  'src/pages': ['src/components', 'src/islands', 'src/content', 'src/domain', 'src/html', 'src/shared'],
  'src/components': ['src/content', 'src/domain', 'src/html', 'src/shared'],
  'src/islands': ['src/components', 'src/content', 'src/domain', 'src/shared'],
  'src/html': [],
  'src/content': ['src/domain', 'src/shared'],
  'src/domain': [],
  'src/shared': [],
  'src/provider': ['src/cache', 'src/reporting', 'src/domain'],
  'src/cache': ['src/reporting'],
  'src/reporting': ['src/shared'],
  client: ['src/islands', 'src/content', 'src/domain', 'src/shared'],
};

const unitOf = (path: string): string => {
  if (path.startsWith('client/')) return 'client';
  const [, folder = ''] = path.split('/');
  return `src/${folder}`;
};

/** The project's own files that a source imports, as paths from the root. */
const importsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    new URL(target, `file:///${path}`).pathname.slice(1),
  );

const files = Object.entries(sources).map(([key, text]) => ({ path: key.replace(/^\.\.\//, ''), text }));

const lines = (pattern: RegExp, except: RegExp): readonly string[] =>
  files.filter(({ path, text }) => !except.test(path) && pattern.test(text)).map(({ path }) => path);

describe('the sources', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it('import only along the arrows', () => {
    const wrong = files.flatMap(({ path, text }) => {
      const unit = unitOf(path);
      const allowed = ALLOWED[unit];
      if (!allowed) return [`${path}: the folder has no rule`];
      return importsOf(path, text)
        .filter((target) => !target.startsWith('public/build/') && unitOf(target) !== unit)
        .filter((target) => !allowed.some((rule) => target === rule || target.startsWith(`${rule}/`)))
        .map((target) => `${path} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('touch the Cache API in the cache, the page cache and the composition root alone', () => {
    expect(lines(/\bcaches\./, /^src\/(cache\/|http\/middleware\/page-cache|deps\.ts)/)).toEqual([]);
  });

  it('know the carousel and the consent library in client/behaviours alone', () => {
    expect(lines(/from '(swiper|vanilla-cookieconsent)/, /^client\/behaviours\//)).toEqual([]);
  });

  it('hold no raw HTML, no any and nothing put off', () => {
    expect(lines(/dangerouslySetInnerHTML|: any\b|\bas any\b|@ts-ignore|\bTODO\b|\bFIXME\b/, /^$/)).toEqual([]);
  });

  it('keep the clock out of pages, content and domain', () => {
    const pure = /^src\/(pages|components|content|domain)\//;
    const asksClock = /new Date\(\)|Date\.now\(/;
    expect(files.filter(({ path, text }) => pure.test(path) && asksClock.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });
});
