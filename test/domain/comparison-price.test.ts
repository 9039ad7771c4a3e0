import { describe, expect, it } from 'vitest';
import { priceNotes } from '../../src/content/products.ts';
import { agreeOnContents, comparisonPrice, parseNetContents } from '../../src/domain/comparison-price.ts';
import type { StatedContents } from '../../src/domain/product.ts';
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
    ['a drained weight is stated as well', '<p>Nettovikt 400 g.</p><p>Avrunnen vikt 240 g.</p>'],
    ['the weight is zero', '<p>Nettovikt 0 g</p>'],
    ['a point may separate thousands of kilograms', '<p>Nettovikt 1.000 kg</p>'],
    ['a point may separate thousands of litres', '<p>Nettovolym 1.000 l</p>'],
    ['a comma may separate thousands', '<p>Nettovikt 1,000 g</p>'],
    ['a decimal point may be meant', '<p>Nettovikt 0.450 g</p>'],
    ['a digit is superscript', '<p>Nettovikt 10<sup>2</sup> g</p>'],
    ['the statement is struck through', '<p><del>Nettovikt 500 g</del></p>'],
    ['further words follow the unit', '<p>Nettovikt 450 g ej räknat</p>'],
    ['the number of pieces comes first, without a noun', '<p>Tio á 40 g. Nettovikt 40 g</p>'],
    ['the number of pieces comes first, with a grave accent', '<p>Tio à 40 g. Nettovikt 40 g</p>'],
    ['the number of pieces comes first, in decomposed letters', '<p>Tio pa\u030asar. Nettovikt 40 g</p>'],
    ['the weight is approximate', '<p>Nettovikt ca 450 g</p>'],
    ['the statement is part of a sentence', '<p>Kaffets nettovikt 450 g.</p>'],
    ['two statements differ', '<p>Nettovikt 40 g.</p><p>Nettovikt 400 g.</p>'],
    ['the packages are counted', '<p>Tio burkar.</p><p>Nettovikt 40 g.</p>'],
    ['a number of packages follows', '<p>Nettovikt 40 g.</p><p>Antal: 10</p>'],
    ['the weight is per package', '<p>Nettovikt 40 g per burk.</p>'],
    ['a kilogram per piece follows', '<p>Nettovikt 1.000 g.</p><p>2 × 1.000 g</p>'],
    ['an amount per piece follows, with the unit as a word', '<p>Nettovikt 200 g.</p><p>6 x 200 gram</p>'],
    ['an amount per piece follows in hectograms', '<p>Nettovikt 2 hg.</p><p>6 × 2 hg</p>'],
    ['an amount per piece and then the number of pieces follow', '<p>Nettovolym 33 cl.</p><p>33 cl × 6</p>'],
    ['the number of pieces comes before an asterisk', '<p>6 * 33 cl</p><p>Nettovolym 33 cl</p>'],
    ['the word for packages is abbreviated', '<p>4 frp.</p><p>Nettovikt 40 g.</p>'],
    ['the word for packages has soft hyphens', '<p>Tio på&shy;sar.</p><p>Nettovikt 40 g.</p>'],
    ['the word for packages has zero-width spaces', '<p>Tio te&#8203;på&#8203;sar.</p><p>Nettovikt 40 g.</p>'],
    ['a drained weight has soft hyphens', '<p>Nettovikt 400 g.</p><p>Avrun&shy;nen vikt 240 g.</p>'],
    ['a drained weight is abbreviated', '<p>Nettovikt 400 g.</p><p>Avr. vikt 240 g.</p>'],
    ['a drained weight has another name', '<p>Nettovikt 400 g.</p><p>Dränerad vikt 240 g.</p>'],
    ['a struck-through block splits a number', '<ul><li>Nettovikt 45<del><p>x</p></del>0 g</li></ul>'],
    ['another cell of the row says what is weighed', '<table><tr><td>Nettovikt<td>250 g<td>Liten</table>'],
    [
      'a column has the weights of several sizes',
      '<table><tr><th colspan="2">Nettovikt<tr><td>250 g<td>Liten<tr><td>500 g<td>Stor</table>',
    ],
    ['a range is stated', '<p>Nettovikt 40–50 g</p>'],
    ['a pack contains several', '<p>Nettovikt 40 g.</p><p>Säljs i sexpack</p>'],
    ['a total follows', '<p>Nettovikt 40 g.</p><p>Totalvikt 400 g</p>'],
    ['a number of pieces follows', '<p>Nettovikt 40 g.</p><p>3 st</p>'],
    ['an amount per piece follows', '<p>Nettovikt 400 g.</p><p>10 x 40 g</p>'],
    ['everything is stated per package', '<p>Allt per burk.</p><p>Nettovikt 40 g.</p>'],
    ['a list of weights follows', '<p>Nettovikt 40 g, 50 g eller 60 g.</p>'],
    ['the statement is invisible to readers', '<p>Kaffe.</p><!-- Nettovikt 450 g --><script>Nettovikt 450 g</script>'],
    ['a word only starts like a unit', '<p>Nettovikt 4 glas</p>'],
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
    ['those of the only source that states any', [null, large, null], large],
    ['those of several sources that agree', [large, { ...large }, large], large],
    ['contradictory when two differ in the amount', [large, null, small], 'contradictory'],
    [
      'contradictory when two differ in the unit, whatever a third states',
      [large, { ...large, unit: 'ml' }, large],
      'contradictory',
    ],
    ['unknown when none states any', [null, null], null],
  ] as const)('are %s', (_name, sources, expected) => {
    expect(sources.reduce<StatedContents>(agreeOnContents, null)).toEqual(expected);
  });
});

describe('the comparison price', () => {
  it.each([
    [12900, 'Nettovikt 450 g', 28667, 'kg', '450\u00a0g', 'Jämförpris 286,67\u00a0kr/kg'],
    [15900, 'Nettovikt 3 × 40 g', 132500, 'kg', '120\u00a0g', 'Jämförpris 1\u00a0325,00\u00a0kr/kg'],
    [9900, 'Nettovolym 75 cl', 13200, 'l', '75\u00a0cl', 'Jämförpris 132,00\u00a0kr/l'],
    [18900, 'Nettovikt 1,5 kg', 12600, 'kg', '1,5\u00a0kg', 'Jämförpris 126,00\u00a0kr/kg'],
    [18900, 'Nettovikt 1 255 g', 15060, 'kg', '1,255\u00a0kg', 'Jämförpris 150,60\u00a0kr/kg'],
    [9900, 'Nettovolym 1 l', 9900, 'l', '1\u00a0l', 'Jämförpris 99,00\u00a0kr/l'],
  ] as const)('is calculated for %d öre and %s', (price, description, ore, unit, contents, text) => {
    const found = comparisonPrice(price, parseNetContents(description));
    expect(found).toMatchObject({ ore, unit });
    expect(found && priceNotes.contents(found)).toBe(contents);
    expect(found && priceNotes.comparison(found)).toBe(text);
  });

  it('is null when the net contents are unknown or contradictory', () => {
    expect(comparisonPrice(17900, null)).toBeNull();
    expect(comparisonPrice(17900, 'contradictory')).toBeNull();
  });
});
