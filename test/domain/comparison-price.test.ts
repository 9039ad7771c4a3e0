import { describe, expect, it } from 'vitest';
import { priceNotes } from '../../src/content/products.ts';
import { agreedNetContents, comparisonPrice, parseNetContents } from '../../src/domain/comparison-price.ts';
import { parseFormattedText } from '../../src/html/parse-formatted-text.ts';
import { toPlainText } from '../../src/html/plain-text.ts';

const netContentsOf = (description: string) => parseNetContents(toPlainText(parseFormattedText(description)));

describe('the net contents', () => {
  it.each([
    ['<p>Innehåll: kaffe. Nettovikt 450\u00a0g.</p>', 450, 'g'],
    ['<p><strong>Nettovikt:</strong> 1,2 kg</p>', 1200, 'g'],
    ['<p>Nettovolym 75\u00a0cl.</p>', 750, 'ml'],
    ['<table><tr><th>Nettovikt</th><td>450 g</td></tr><tr><th>Ursprung</th><td>Sverige</td></tr></table>', 450, 'g'],
    ['<p>Nettovikt 450 g.</p><p>100 g innehåller 20 g fett.</p>', 450, 'g'],
    ['<dl><dt>Nettovikt</dt><dd>450 g</dd><dt>Ursprung</dt><dd>Sverige</dd></dl>', 450, 'g'],
    ['<div>Salt</div><div>Nettovikt 300 g</div>', 300, 'g'],
    ['<p>Sylt.</p><p>Nettovikt: 450 g ℮</p>', 450, 'g'],
    ['<p>Nettovikt 450 g e.</p>', 450, 'g'],
    ['<p>Nettovikt 450g℮. Ursprung: Sverige</p>', 450, 'g'],
    ['<p>Nettovolym ℮ 33 cl</p>', 330, 'ml'],
    ['<p>Nettovikt 1.000 g</p>', 1000, 'g'],
    ['<p>Nettovolym 1.500 ml</p>', 1500, 'ml'],
    ['<p>Nettovikt 1.5 kg</p>', 1500, 'g'],
    ['<p>Servera à la carte. Nettovikt 450 g.</p>', 450, 'g'],
    ['<p>Nettovikt <s>500</s> 450 g</p>', 450, 'g'],
    ['<p>Netto&shy;vikt 1&#8203;000&nbsp;g</p>', 1000, 'g'],
    ['<p><s>Nettovikt 500 g</s></p><p>Nettovikt 450 g</p>', 450, 'g'],
  ] as const)('in %j are %d %s', (description, amount, unit) => {
    expect(netContentsOf(description)).toEqual({ amount, unit });
  });

  it.each([
    ['there is no statement', '<p>60 g hallon per 100 g sylt</p>'],
    ['there is no description', ''],
    ['a weight is in litres', '<p>Nettovikt 1 liter</p>'],
    ['a volume is in grams', '<p>Nettovolym 500 g</p>'],
    ['a drained weight is stated, too', '<p>Nettovikt 400 g.</p><p>Avrunnen vikt 240 g.</p>'],
    ['the weight is zero', '<p>Nettovikt 0 g</p>'],
    ['a point may separate thousands of kilograms', '<p>Nettovikt 1.000 kg</p>'],
    ['a point may separate thousands of litres', '<p>Nettovolym 1.000 l</p>'],
    ['a comma may separate thousands', '<p>Nettovikt 1,000 g</p>'],
    ['a decimal point may be meant', '<p>Nettovikt 0.450 g</p>'],
    ['a figure is raised', '<p>Nettovikt 10<sup>2</sup> g</p>'],
    ['the statement is struck', '<p><del>Nettovikt 500 g</del></p>'],
    ['a word goes on after the unit', '<p>Nettovikt 450 g ej räknat</p>'],
    ['the pieces stand before without a noun', '<p>Tio á 40 g. Nettovikt 40 g</p>'],
    ['the pieces stand before with an accent', '<p>Tio à 40 g. Nettovikt 40 g</p>'],
    ['the pieces stand before as decomposed letters', '<p>Tio pa\u030asar. Nettovikt 40 g</p>'],
    ['it is about', '<p>Nettovikt ca 450 g</p>'],
    ['it is a part of a sentence', '<p>Kaffets nettovikt 450 g.</p>'],
    ['it is stated twice', '<p>Nettovikt 40 g.</p><p>Nettovikt 400 g.</p>'],
    ['the packages are counted', '<p>Tio burkar.</p><p>Nettovikt 40 g.</p>'],
    ['a number of packages follows', '<p>Nettovikt 40 g.</p><p>Antal: 10</p>'],
    ['each is meant', '<p>Nettovikt 40 g per burk.</p>'],
    ['a kilogram of each follows', '<p>Nettovikt 1.000 g.</p><p>2 × 1.000 g</p>'],
    ['an amount of each is in a word', '<p>Nettovikt 200 g.</p><p>6 x 200 gram</p>'],
    ['an amount of each is in hectograms', '<p>Nettovikt 2 hg.</p><p>6 × 2 hg</p>'],
    ['the pieces stand after an amount of each', '<p>Nettovolym 33 cl.</p><p>33 cl × 6</p>'],
    ['the pieces stand before a star', '<p>6 * 33 cl</p><p>Nettovolym 33 cl</p>'],
    ['the packages are abbreviated', '<p>4 frp.</p><p>Nettovikt 40 g.</p>'],
    ['the packages have soft hyphens', '<p>Tio på&shy;sar.</p><p>Nettovikt 40 g.</p>'],
    ['the packages have breaks of no width', '<p>Tio te&#8203;på&#8203;sar.</p><p>Nettovikt 40 g.</p>'],
    ['a drained weight has soft hyphens', '<p>Nettovikt 400 g.</p><p>Avrun&shy;nen vikt 240 g.</p>'],
    ['a drained weight is abbreviated', '<p>Nettovikt 400 g.</p><p>Avr. vikt 240 g.</p>'],
    ['a drained weight has another name', '<p>Nettovikt 400 g.</p><p>Dränerad vikt 240 g.</p>'],
    ['a struck block parts a figure', '<ul><li>Nettovikt 45<del><p>x</p></del>0 g</li></ul>'],
    ['a cell of the row says of what', '<table><tr><td>Nettovikt<td>250 g<td>Liten</table>'],
    [
      'a column has those of several sizes',
      '<table><tr><th colspan="2">Nettovikt<tr><td>250 g<td>Liten<tr><td>500 g<td>Stor</table>',
    ],
    ['a range is stated', '<p>Nettovikt 40–50 g</p>'],
    ['a pack has several', '<p>Nettovikt 40 g.</p><p>Säljs i sexpack</p>'],
    ['a total follows', '<p>Nettovikt 40 g.</p><p>Totalvikt 400 g</p>'],
    ['pieces follow', '<p>Nettovikt 40 g.</p><p>3 st</p>'],
    ['an amount of each follows', '<p>Nettovikt 400 g.</p><p>10 x 40 g</p>'],
    ['all is per package', '<p>Allt per burk.</p><p>Nettovikt 40 g.</p>'],
    ['a list goes on', '<p>Nettovikt 40 g, 50 g eller 60 g.</p>'],
    ['readers do not see the statement', '<p>Kaffe.</p><!-- Nettovikt 450 g --><script>Nettovikt 450 g</script>'],
    ['a word only begins like a unit', '<p>Nettovikt 4 glas</p>'],
    ['the weight is absurd', '<p>Nettovikt 500 kg</p>'],
  ])('are unknown when %s', (_reason, description) => {
    expect(netContentsOf(description)).toBeNull();
  });
});

describe('the net contents of several sources', () => {
  const [large, small] = [
    { amount: 450, unit: 'g' },
    { amount: 40, unit: 'g' },
  ] as const;

  it.each([
    ['those of the only one that states some', [null, large, null], large],
    ['those of several that say the same', [large, { ...large }, large], large],
    ['unknown when two differ in the amount', [large, null, small], null],
    ['unknown when two differ in the unit', [large, { ...large, unit: 'ml' }], null],
    ['unknown when none states any', [null, null], null],
  ] as const)('are %s', (_name, sources, expected) => {
    expect(agreedNetContents(sources)).toEqual(expected);
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
