/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { renderSvgFiles } from '../../artwork/illustrations/index.ts';
import { ILLUSTRATIONS } from '../../src/components/media/illustrations.ts';

const publicSvgs = import.meta.glob<string>(['../../public/illustrations/*.svg', '../../public/favicon.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const committed = new Map(Object.entries(publicSvgs).map(([key, svg]) => [key.replace('../../public/', ''), svg]));
const drawn = renderSvgFiles();

describe('The illustrations in public/', () => {
  it.each([...drawn.keys()])('include %s exactly as the artwork program draws it', (path) => {
    expect(committed.get(path)).toBe(drawn.get(path));
  });

  it('include no SVG that the artwork program does not draw', () => {
    expect([...committed.keys()].filter((path) => !drawn.has(path))).toEqual([]);
  });

  it.each(Object.entries(ILLUSTRATIONS))(
    'include %s in the proportions that pages reserve for it',
    (name, [width, height]) => {
      const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(committed.get(`illustrations/${name}.svg`) ?? '') ?? [];
      expect(viewBox.split(' ').slice(2).map(Number)).toEqual([width, height]);
    },
  );

  it('are drawn the same way every time', () => {
    expect(renderSvgFiles()).toEqual(drawn);
  });
});
