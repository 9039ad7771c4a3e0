import { describe, expect, it } from 'vitest';
import { priceNotes } from '../../src/content/price-notes.ts';
import { comparisonPrice } from '../../src/domain/comparison-price.ts';

/** In öre per gram or millilitre: 10 000 kr a kilogram or litre, without rounding. */
const ORE_PER_PART = 1_000;

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
  ] as const)('in %j are %d g or ml, priced per %s', (description, amount, unit) => {
    expect(comparisonPrice(amount * ORE_PER_PART, description)).toEqual({ ore: 1_000 * ORE_PER_PART, unit });
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
    expect(comparisonPrice(10_000, description)).toBeNull();
  });
});

describe('the comparison price', () => {
  it.each([
    [12900, 'Nettovikt 450 g', 28667, 'kg', 'Jämförpris 286,67\u00a0kr/kg'],
    [15900, 'Nettovikt 3 × 40 g', 132500, 'kg', 'Jämförpris 1\u00a0325,00\u00a0kr/kg'],
    [9900, 'Nettovolym 75 cl', 13200, 'l', 'Jämförpris 132,00\u00a0kr/l'],
  ] as const)('is calculated for %d öre and %s', (price, description, ore, unit, text) => {
    const found = comparisonPrice(price, description);
    expect(found).toEqual({ ore, unit });
    expect(found && priceNotes.comparison(found)).toBe(text);
  });

  it('is null when the net contents are unknown', () => {
    expect(comparisonPrice(17900, '<p>Tjocka sockor av ull</p>')).toBeNull();
  });
});
