import { describe, expect, it } from 'vitest';
import { priceNotes } from '../../src/content/price-notes.ts';
import { comparisonPrice, parseNetContents } from '../../src/domain/comparison-price.ts';

describe('the net contents', () => {
  it.each([
    ['<p>Innehåll: kaffe. Nettovikt 450\u00a0g.</p>', 450, 'kg'],
    ['<p>Nettovikt\n      320\u00a0g.</p>', 320, 'kg'],
    ['<p>Nettovikt 3\u00a0×\u00a040\u00a0g.</p>', 120, 'kg'],
    ['<p>Nettovikt: 2x100 g</p>', 200, 'kg'],
    ['<p><strong>Nettovikt:</strong> 1,2 kg</p>', 1200, 'kg'],
    ['<p>NETTOVIKT&nbsp;3&times;45&nbsp;gram</p>', 135, 'kg'],
    ['<p>Nettovikt 1\u00a0000 g</p>', 1000, 'kg'],
    ['<p>Nettovolym 75\u00a0cl.</p>', 750, 'l'],
    ['<p>Nettovolym 0,5 liter</p>', 500, 'l'],
    ['<p>nettovolym 2.5 dl</p>', 250, 'l'],
  ] as const)('of %j are %d of a thousandth %s', (description, amount, unit) => {
    expect(parseNetContents(description)).toEqual({ amount, unit });
  });

  it.each([
    ['no statement', '<p>60 g hallon per 100 g sylt</p>'],
    ['nothing at all', ''],
    ['two statements', '<p>Nettovikt 100 g. Nettovikt 200 g.</p>'],
    ['a second one that is not understood', '<p>Nettovikt 100 g. Nettovikt per påse se etiketten.</p>'],
    ['an approximate weight', '<p>Nettovikt ca 450 g</p>'],
    ['a range', '<p>Nettovikt 400–450 g</p>'],
    ['a weight in litres', '<p>Nettovikt 1 liter</p>'],
    ['a volume in grams', '<p>Nettovolym 500 g</p>'],
    ['a drained weight beside it', '<p>Nettovikt 400 g, avrunnen vikt 240 g</p>'],
    ['nothing in it', '<p>Nettovikt 0 g</p>'],
    ['thousands with a point', '<p>Nettovikt 1.000 g</p>'],
    ['a sum', '<p>Nettovikt 100 + 50 g</p>'],
    ['a word that begins like a unit', '<p>Nettovikt 4 glas</p>'],
    ['an absurd weight', '<p>Nettovikt 500 kg</p>'],
  ])('are unknown: %s', (_why, description) => {
    expect(parseNetContents(description)).toBeNull();
  });
});

describe('the comparison price', () => {
  it.each([
    [12900, 'Nettovikt 450 g', 28667, 'kg', 'Jämförpris 286,67\u00a0kr/kg'],
    [15900, 'Nettovikt 3 × 40 g', 132500, 'kg', 'Jämförpris 1\u00a0325,00\u00a0kr/kg'],
    [9900, 'Nettovolym 75 cl', 13200, 'l', 'Jämförpris 132,00\u00a0kr/l'],
  ] as const)('of %d öre for %s', (price, description, ore, unit, text) => {
    const found = comparisonPrice(price, description);
    expect(found).toEqual({ ore, unit });
    expect(found && priceNotes.comparison(found)).toBe(text);
  });

  it('is none where the contents are unknown', () => {
    expect(comparisonPrice(17900, '<p>Tjocka sockor av ull</p>')).toBeNull();
  });
});
