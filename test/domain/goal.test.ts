import { describe, expect, it } from 'vitest';
import { parseKronor, productsEachForGoal } from '../../src/domain/goal.ts';

describe('the number of products each for a goal', () => {
  it.each([
    [45_000, 30, 20],
    [45_001, 30, 21],
    [1, 30, 1],
    [150_000, 50, 40],
  ])('of %i kr with %i participants is %i', (goal, participants, each) => {
    expect(productsEachForGoal(goal, participants)).toBe(each);
  });

  it.each([
    [127, 21],
    [150, 18],
    [200, 14],
  ])('of 40 000 kr with 30 participants at %i kr is %i', (price, each) => {
    expect(productsEachForGoal(40_000, 30, price)).toBe(each);
  });

  it.each([
    [3_001, 1],
    [150_001, 50],
    [1, 0],
  ])('of %i kr with %i participants is null, because the maximum is not enough', (goal, participants) => {
    expect(productsEachForGoal(goal, participants)).toBeNull();
  });
});

describe('an amount in kronor', () => {
  it.each([
    ['50000', 50_000],
    ['50 000', 50_000],
    ['50\u00a0000 kr', 50_000],
    ['50.000 kr', 50_000],
    ['40,000', 40_000],
    ['1,250.000', 1_250_000],
    ['1 250 000 kronor', 1_250_000],
    ['12500,50', 12_501],
    ['12500.5', 12_501],
    ['45000:-', 45_000],
    ['45 000:- ', 45_000],
    ['45.000,-', 45_000],
    ['45000 SEK', 45_000],
    [' 007 ', 7],
    ['0', 0],
  ])('is read from "%s" as %i', (text, kronor) => {
    expect(parseKronor(text)).toBe(kronor);
  });

  it.each(['', 'kr', 'mycket', '-500', '500-', ':-', '1,2,3', '1e5'])('is null for "%s"', (text) => {
    expect(parseKronor(text)).toBeNull();
  });
});
