import { describe, expect, it } from 'vitest';
import { tagNames, tagsByMeaning } from '../../src/domain/tags.ts';

const product = (...tags: readonly string[]) => ({ tags: tags.map((name) => ({ name })) });

const PRODUCTS = [
  product('Vår'),
  product('Jul', 'Vegansk'),
  product('Höst'),
  product('Höst', 'Vegansk'),
  product('jul'),
];

describe('the tags of a product list', () => {
  it('are listed once each, in Swedish alphabetical order', () => {
    expect(tagNames(PRODUCTS)).toEqual(['Höst', 'Jul', 'Vegansk', 'Vår']);
  });

  const kinds = {
    seasons: [
      { name: 'Vår', fromMonth: 3 },
      { name: 'höst', fromMonth: 9 },
      { name: 'Jul', fromMonth: 11 },
    ],
    diets: ['Vegansk'],
  };
  const tagged = [...PRODUCTS, product('Storsäljare', 'Annat')];

  it.each([
    [1, ['Jul', 'Vår', 'Höst']],
    [3, ['Vår', 'Höst', 'Jul']],
    [10, ['Höst', 'Jul', 'Vår']],
    [12, ['Jul', 'Vår', 'Höst']],
  ])('begin in month %i with the current season, before diets and others', (month, seasons) => {
    expect(tagsByMeaning(tagNames(tagged), kinds, month)).toEqual([...seasons, 'Vegansk', 'Annat', 'Storsäljare']);
  });
});
