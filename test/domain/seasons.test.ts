import { describe, expect, it } from 'vitest';
import { seasonOf, tagsByMeaning } from '../../src/domain/seasons.ts';
import { createSummary } from '../support/products.ts';

const tagsNamed = (...tags: readonly string[]) => createSummary({ tags }).tags;

it.each([
  [[], null],
  [['Nyhet', 'Vegansk'], null],
  [['Nyhet', 'JUL'], 'christmas'],
  [['HÖST'], 'autumn'],
  [['Jul', 'Vinter'], 'winter'],
])('the season of the tags %j is %j', (names, season) => {
  expect(seasonOf(tagsNamed(...names))).toBe(season);
});

describe('the tags of a list', () => {
  const tags = tagsNamed('Annat', 'höst', 'Jul', 'Storsäljare', 'Vegansk', 'Vår', 'Ekologisk');

  it.each([
    [1, ['Vår', 'höst', 'Jul']],
    [3, ['Vår', 'höst', 'Jul']],
    [10, ['höst', 'Jul', 'Vår']],
    [12, ['Jul', 'Vår', 'höst']],
  ])('begin in month %i with the current season, before diets and others', (month, seasons) => {
    const names = tagsByMeaning(tags, month).map(({ name }) => name);
    expect(names).toEqual([...seasons, 'Vegansk', 'Ekologisk', 'Annat', 'Storsäljare']);
  });
});
