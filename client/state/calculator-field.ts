import { type Correction, type NumberRange, parseInRange, type RangeValue } from '../../src/domain/calculator.ts';

/** A number field during editing. `text` may be anything, `value` is always within the field's range. */
type FieldState = { readonly text: string; readonly value: number; readonly correction: Correction | null };

export const toFieldState = ({ value, correction }: RangeValue): FieldState => ({
  text: String(value),
  value,
  correction,
});

const isEmpty = (text: string): boolean => text.trim() === '';

/** While typing: keeps the text as typed. An empty field, or text that is not a number, leaves the value unchanged. */
export const editText = (state: FieldState, text: string, range: NumberRange): FieldState => {
  const { value, correction } = parseInRange(text, range);
  const isNumber = !isEmpty(text) && correction !== 'not-a-number';
  return { text, value: isNumber ? value : state.value, correction: null };
};

/**
 * After typing: replaces the text with the parsed number, and sets the correction if one was made. An empty field gets
 * its last value back.
 */
export const commitText = (state: FieldState, text: string, range: NumberRange): FieldState => {
  if (text === String(state.value)) return state;
  return toFieldState(isEmpty(text) ? { value: state.value, correction: null } : parseInRange(text, range));
};
