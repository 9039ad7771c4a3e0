/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../artwork/**/*.ts', { query: '?raw', import: 'default', eager: true });

/** Allowed imports by folder. A folder may always import itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  artwork: ['artwork/outputs', 'artwork/products'],
  'artwork/outputs': [
    'artwork/illustrations',
    'artwork/products',
    'artwork/products/scene',
    'artwork/share-cards',
    'artwork/lib',
    'sandbox/catalogue',
    'src/domain',
  ],
  'artwork/share-cards': [
    'artwork/illustrations',
    'artwork/illustrations/parts',
    'artwork/products/scene',
    'artwork/lib',
    'src/domain',
  ],
  'artwork/illustrations': ['artwork/illustrations/parts', 'artwork/products/packaging', 'artwork/lib'],
  'artwork/illustrations/parts': ['artwork/lib', 'src/content', 'src/domain'],
  'artwork/products': ['artwork/products/catalogue', 'artwork/products/scene', 'artwork/lib'],
  'artwork/products/catalogue': [
    'artwork/products/scene',
    'artwork/products/packaging',
    'artwork/products/textile',
    'artwork/products/props',
    'artwork/lib',
  ],
  'artwork/products/packaging': ['artwork/products/props', 'artwork/lib'],
  'artwork/products/textile': ['artwork/lib'],
  'artwork/products/props': ['artwork/lib'],
  'artwork/products/scene': ['artwork/lib', 'src/domain'],
  'artwork/lib': [],
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const files = Object.entries(sources).map(([key, text]) => ({ path: key.replace('../../', ''), text }));

describe('The sources of the artwork program', () => {
  it('import only what their folder may import, so that no two folders import each other', () => {
    const wrong = files.flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.[^']+)'/g)]
        .map(([, target = '']) => new URL(target, `file:///${path}`).pathname.slice(1))
        .filter((target) => folderOf(target) !== folderOf(path))
        .filter((target) => !ALLOWED[folderOf(path)]?.includes(folderOf(target)))
        .map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('touch files and rasterise in outputs/ alone', () => {
    const pattern = /from '(?:sharp|node:[^']+)'/;
    const wrong = files.filter(({ path, text }) => folderOf(path) !== 'artwork/outputs' && pattern.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
