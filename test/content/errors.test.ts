import { expect, it } from 'vitest';
import { lastUpdated } from '../../src/content/errors.ts';

it.each([
  ['2026-11-29T07:21:00Z', 'Priser från kl. 8.21'],
  ['2026-11-28T23:05:00Z', 'Priser från kl. 0.05'],
  ['2026-11-28T22:59:00Z', 'Priser från den 28 november kl. 23.59'],
  ['2026-11-22T12:00:00Z', 'Priser från den 22 november kl. 13.00'],
])('at noon on 29 November, a copy of %s says %j', (updated, text) => {
  const now = new Date('2026-11-29T11:00:00Z');
  expect(lastUpdated(new Date(updated), now).replaceAll('\u00a0', ' ')).toBe(text);
});
