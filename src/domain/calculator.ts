/** The limits of a number field, both inclusive, and its default. */
export type NumberRange = { readonly min: number; readonly max: number; readonly default: number };

/** Participants in a group, as the calculator accepts them. */
export const PARTICIPANTS: NumberRange = { min: 0, max: 50, default: 30 };
/** Products sold by each participant, as the calculator accepts them. */
export const PRODUCTS_EACH: NumberRange = { min: 0, max: 40, default: 20 };

/** Why an input was replaced: below the range, above it, or not a number. */
export type Adjustment = 'below' | 'above' | 'not-a-number';
/** A whole number within its range. `adjustment` is null if the input was valid. */
export type RangeValue = { readonly value: number; readonly adjustment: Adjustment | null };

/**
 * Reads user input as a whole number within `range`. Accepts a decimal comma, and rounds decimals. A number outside the
 * range is clamped, and anything else becomes the default, each with an `adjustment`. A missing parameter (`undefined`)
 * and an empty field become the default without an adjustment. Never throws.
 */
export const parseInRange = (input: string | undefined, range: NumberRange): RangeValue => {
  const typed = input?.trim().replace(',', '.') ?? '';
  if (typed === '') return { value: range.default, adjustment: null };
  const number = /^[-+]?\d+(\.\d*)?$/.test(typed) ? Math.round(Number(typed)) : Number.NaN;
  if (Number.isNaN(number)) return { value: range.default, adjustment: 'not-a-number' };
  if (number < range.min) return { value: range.min, adjustment: 'below' };
  if (number > range.max) return { value: range.max, adjustment: 'above' };
  return { value: number === 0 ? 0 : number, adjustment: null };
};
