/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { ILLUSTRATIONS } from '../../src/components/media/illustrations.ts';
import { formatPercent } from '../../src/content/format.ts';
import { ICON_NAMES } from '../../src/content/illustrations.ts';
import { COMPETITION_PROFIT_FACTOR } from '../../src/domain/competition.ts';
import { PROFIT_PERCENT } from '../../src/domain/profit.ts';

const drawings = import.meta.glob<string>('../../artwork/**/*.svg', { query: '?raw', import: 'default', eager: true });
const served = import.meta.glob<string>('../../public/illustrations/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawing = (name: string): string => drawings[`../../artwork/${name}.svg`] ?? '';

const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The texts that are drawn as outlines, from top to bottom. */
const lettering = (svg: string): readonly string[] =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text = '']) => text);

const PROFIT_SHARE = withPlainSpaces(formatPercent(PROFIT_PERCENT));

describe('The drawings', () => {
  it.each([
    ['scenes/market-square', PROFIT_SHARE],
    ['brand/site-card', `Ni säljer, ni behåller ${PROFIT_SHARE}`],
    ['brand/product-card', `${PROFIT_SHARE} av priset går till gruppen`],
    ['illustrations/competition', `× ${COMPETITION_PROFIT_FACTOR}`],
  ])('%s says "%s", as the business rules do', (name, text) => {
    expect(lettering(drawing(name))).toContain(text);
  });

  it('of the features have a view for each name that the copy uses', () => {
    const svg = served['../../public/illustrations/feature-icons.svg'] ?? '';
    expect([...svg.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id)).toEqual(ICON_NAMES);
  });

  it.each(Object.entries(ILLUSTRATIONS))('of %s has the proportions that pages reserve for it', (name, size) => {
    const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(served[`../../public/illustrations/${name}.svg`] ?? '') ?? [];
    expect(viewBox.split(' ').slice(2).map(Number)).toEqual(size);
  });
});
