import { describe, expect, it } from 'vitest';
import { priceNotes } from '../../src/content/products.ts';
import { comparisonPrice, parseNetContents } from '../../src/domain/comparison-price.ts';

describe('the net contents', () => {
  it.each([
    ['<p>Innehåll: kaffe. Nettovikt 450\u00a0g.</p>', 450, 'g'],
    ['<p>Nettovikt\n      320\u00a0g.</p>', 320, 'g'],
    ['<p>Nettovikt 3\u00a0×\u00a040\u00a0g.</p>', 120, 'g'],
    ['<p>Nettovikt: 2x100 g</p>', 200, 'g'],
    ['<p><strong>Nettovikt:</strong> 1,2 kg</p>', 1200, 'g'],
    ['<p>NETTOVIKT&nbsp;3&times;45&nbsp;gram</p>', 135, 'g'],
    ['<p>Nettovikt 1\u00a0000 g</p>', 1000, 'g'],
    ['<p>Nettovolym 75\u00a0cl.</p>', 750, 'ml'],
    ['<p>Nettovolym 0,5 liter</p>', 500, 'ml'],
    ['<p>nettovolym 2.5 dl</p>', 250, 'ml'],
  ] as const)('in %j are %d %s', (description, amount, unit) => {
    expect(parseNetContents(description)).toEqual({ amount, unit });
  });

  it.each([
    ['there is no statement', '<p>60 g hallon per 100 g sylt</p>'],
    ['there is no description', ''],
    ['there are two statements', '<p>Nettovikt 100 g. Nettovikt 200 g.</p>'],
    ['a second statement is not understood', '<p>Nettovikt 100 g. Nettovikt per påse se etiketten.</p>'],
    ['the weight is approximate', '<p>Nettovikt ca 450 g</p>'],
    ['the weight is a range', '<p>Nettovikt 400–450 g</p>'],
    ['a weight is in litres', '<p>Nettovikt 1 liter</p>'],
    ['a volume is in grams', '<p>Nettovolym 500 g</p>'],
    ['a drained weight is stated, too', '<p>Nettovikt 400 g, avrunnen vikt 240 g</p>'],
    ['the weight is zero', '<p>Nettovikt 0 g</p>'],
    ['a point separates thousands', '<p>Nettovikt 1.000 g</p>'],
    ['the weight is a sum', '<p>Nettovikt 100 + 50 g</p>'],
    ['a word only begins like a unit', '<p>Nettovikt 4 glas</p>'],
    ['the weight is absurd', '<p>Nettovikt 500 kg</p>'],
  ])('are unknown when %s', (_reason, description) => {
    expect(parseNetContents(description)).toBeNull();
  });
});

describe('the comparison price', () => {
  it.each([
    [12900, 'Nettovikt 450 g', 28667, 'kg', 'Jämförpris 286,67\u00a0kr/kg'],
    [15900, 'Nettovikt 3 × 40 g', 132500, 'kg', 'Jämförpris 1\u00a0325,00\u00a0kr/kg'],
    [9900, 'Nettovolym 75 cl', 13200, 'l', 'Jämförpris 132,00\u00a0kr/l'],
  ] as const)('is calculated for %d öre and %s', (price, description, ore, unit, text) => {
    const found = comparisonPrice(price, parseNetContents(description));
    expect(found).toEqual({ ore, unit });
    expect(found && priceNotes.comparison(found)).toBe(text);
  });

  it('is null when the net contents are unknown', () => {
    expect(comparisonPrice(17900, null)).toBeNull();
  });
});
