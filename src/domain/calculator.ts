/** The limits of a number field, both inclusive, and its default. */
export type NumberRange = { readonly min: number; readonly max: number; readonly default: number };

/** Participants in a group, as the calculator accepts them. */
export const PARTICIPANTS: NumberRange = { min: 0, max: 50, default: 30 };
/** Products sold by each participant, as the calculator accepts them. */
export const PRODUCTS_EACH: NumberRange = { min: 0, max: 40, default: 20 };

/** Why an input was replaced: below the range, above it, or not a number. */
export type Correction = 'below' | 'above' | 'not-a-number';
/** A whole number within its range. `correction` is null if the input was valid. */
export type RangeValue = { readonly value: number; readonly correction: Correction | null };

/**
 * Reads user input as a whole number within `range`. Accepts a decimal comma, and rounds decimals. A number outside the
 * range is clamped, and anything else becomes the default, each with a `correction`. A missing parameter (`undefined`)
 * and an empty field become the default without a correction. Never throws.
 */
export const parseInRange = (input: string | undefined, range: NumberRange): RangeValue => {
  const typed = input?.trim().replace(',', '.') ?? '';
  if (typed === '') return { value: range.default, correction: null };
  const number = /^[-+]?\d+(\.\d*)?$/.test(typed) ? Math.round(Number(typed)) : Number.NaN;
  if (Number.isNaN(number)) return { value: range.default, correction: 'not-a-number' };
  if (number < range.min) return { value: range.min, correction: 'below' };
  if (number > range.max) return { value: range.max, correction: 'above' };
  return { value: number === 0 ? 0 : number, correction: null };
};
