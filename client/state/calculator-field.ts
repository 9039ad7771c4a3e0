import { type Adjustment, type NumberRange, parseInRange, type RangeValue } from '../../src/domain/calculator.ts';

/** A number field during editing. `text` may be anything, `value` is always within the field's range. */
type FieldState = { readonly text: string; readonly value: number; readonly adjustment: Adjustment | null };

export const toFieldState = ({ value, adjustment }: RangeValue): FieldState => ({
  text: String(value),
  value,
  adjustment,
});

const isEmpty = (text: string): boolean => text.trim() === '';

/** While typing: keeps the text as typed. An empty field, or text that is not a number, leaves the value unchanged. */
export const editText = (state: FieldState, text: string, range: NumberRange): FieldState => {
  const { value, adjustment } = parseInRange(text, range);
  const isNumber = !isEmpty(text) && adjustment !== 'not-a-number';
  return { text, value: isNumber ? value : state.value, adjustment: null };
};

/**
 * After typing: replaces the text with the parsed number, and sets the adjustment if one was made. An empty field gets
 * its last value back.
 */
export const commitText = (state: FieldState, text: string, range: NumberRange): FieldState => {
  if (text === String(state.value)) return state;
  return toFieldState(isEmpty(text) ? { value: state.value, adjustment: null } : parseInRange(text, range));
};
