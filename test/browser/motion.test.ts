import { movements } from './support/page-facts.ts';
import { expect, test } from './support/test.ts';
import { TOUR_MS, tour } from './support/tour.ts';

test('nothing moves on any page for those who want less motion', { timeout: TOUR_MS }, async ({
  openPage,
  expectProblems,
}) => {
  expect(await tour({ openPage, expectProblems }, { reducedMotion: true }, movements)).toEqual([]);
});
