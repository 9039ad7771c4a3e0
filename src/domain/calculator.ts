export type NumberRange = { readonly min: number; readonly max: number; readonly default: number };

export const PARTICIPANTS: NumberRange = { min: 0, max: 50, default: 30 };
export const PRODUCTS_EACH: NumberRange = { min: 0, max: 40, default: 20 };

export type Correction = 'below' | 'above' | 'not-a-number';
export type RangeValue = { readonly value: number; readonly correction: Correction | null };

/**
 * Reads what somebody typed as a whole number within `range`. A decimal comma is understood and the number rounded;
 * what lies outside is moved to the nearest end, what is no number becomes the default, and `correction` says so.
 * `undefined` (nothing given) is the default without a correction.
 */
export const parseInRange = (input: string | undefined, range: NumberRange): RangeValue => {
  if (input === undefined) return { value: range.default, correction: null };
  const typed = input.trim().replace(',', '.');
  const number = /^[-+]?\d+(\.\d*)?$/.test(typed) ? Math.round(Number(typed)) : Number.NaN;
  if (Number.isNaN(number)) return { value: range.default, correction: 'not-a-number' };
  if (number < range.min) return { value: range.min, correction: 'below' };
  if (number > range.max) return { value: range.max, correction: 'above' };
  return { value: number === 0 ? 0 : number, correction: null };
};
